import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [svelte(), ownCache()],
  build: { outDir: out, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
