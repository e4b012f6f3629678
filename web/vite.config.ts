import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/beffroi/server/pages", emptyOutDir: true, target: "es2023" },
  // Components are mounted in tests as in a browser.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
