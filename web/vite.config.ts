import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.PURRLOR_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/purrlor/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
