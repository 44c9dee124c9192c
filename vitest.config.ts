import path from "node:path";

import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      "@": path.resolve(import.meta.dirname, "frontend/src"),
      "@test": path.resolve(import.meta.dirname, "frontend/test"),
    },
  },
  test: {
    include: ["frontend/test/**/*.test.{ts,tsx}"],
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://lucida.test/" } },
    setupFiles: ["frontend/test/setup.ts"],
    maxWorkers: 1,
    css: false,
  },
});
