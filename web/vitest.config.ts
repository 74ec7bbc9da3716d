import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  server: { fs: { allow: [".."] } }, // the catalogs lie in another house
  resolve: { conditions: ["browser"] },
});
