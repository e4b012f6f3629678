import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2023" }, // tools/pages.py says where to
  // Tests and the workbench of the boards read the texts of the games where they are.
  server: { fs: { allow: [".."] } },
  // Components are mounted in tests as in a browser.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // One window for all files: to open one for each takes longer than the tests.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false, testTimeout: 60_000 },
});
