import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,demo,tests,db}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
