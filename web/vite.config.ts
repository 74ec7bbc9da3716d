import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { forBrowser, writeKeys } from "./tools/keys.js";

const server = process.env.PURRLOR_SERVER ?? "http://127.0.0.1:8765";
const out = "../src/purrlor/server/static";

/** Each build has a cache of its own, so that the files of older ones go when it is installed. */
function ownCache(): Plugin {
  return {
    name: "own-cache",
    apply: "build",
    closeBundle() {
      const build = createHash("sha256")
        .update(readFileSync(`${out}/index.html`))
        .digest("hex")
        .slice(0, 8);
      const worker = `${out}/sw.js`;
      writeFileSync(worker, readFileSync(worker, "utf-8").replace("purrlor-shell-dev", `purrlor-shell-${build}`));
    },
  };
}

/** Comments are for those who translate, and much is for the terminal: readers need not fetch it. */
function bareCatalogs(): Plugin {
  return {
    name: "bare-catalogs",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.slice(0, -"?raw".length), "utf-8");
      return `export default ${JSON.stringify(forBrowser(text))}`;
    },
  };
}

/** While somebody works on the client, a new sentence can be used as soon as it is written. */
function freshKeys(): Plugin {
  return {
    name: "fresh-keys",
    apply: "serve",
    buildStart: writeKeys,
    hotUpdate: ({ file }) => {
      if (file.endsWith("/en.ftl")) writeKeys();
    },
  };
}

export default defineConfig({
  plugins: [svelte(), ownCache(), bareCatalogs(), freshKeys()],
  build: { outDir: out, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
