import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,packages,demo,tests,db}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/database/postgres-setup.ts'],
    // Many tests wait for a server of their own: two files at a time use two cores better than one. Three are faster by
    // a tenth, and fail tests that measure time.
    maxWorkers: 2,
    // A shared CI machine may stall for seconds; what needed a second try is marked in the report.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
