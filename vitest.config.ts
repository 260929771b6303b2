import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,engine,demo,tests,db}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    // Many tests wait for a server of their own, or for a time to pass: three files at a time keep two cores busy.
    maxWorkers: 3,
    // A shared CI machine may stall for seconds; what needed a second try is marked in the report.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
