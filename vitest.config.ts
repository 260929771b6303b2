import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,demo,tests,db}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    // Many tests wait for a server of their own: two files at a time use two cores better than one.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
