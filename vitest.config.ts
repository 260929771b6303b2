import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const SITE_TESTS = 'tests/{site,faults}/**/*.test.ts'
const TESTS = '{app,packages,demo,tests,db}/**/*.test.{ts,tsx}'

/** Tests with a database of their own: they import the helper that makes one. */
const DATABASE_TESTS = globSync(TESTS, { exclude: [SITE_TESTS, '**/node_modules/**'] }).filter((file) =>
  readFileSync(file, 'utf8').includes("'#tests/support/database/database.ts'"),
)

export default defineConfig({
  test: {
    // Many tests wait for a server of their own: two files at a time use two cores better than one. Three are faster by
    // a tenth, and fail tests that measure time.
    maxWorkers: 2,
    // A shared CI machine may stall for seconds; what needed a second try is marked in the report.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        // The built site with its database.
        extends: true,
        test: {
          name: 'site',
          include: [SITE_TESTS],
          globalSetup: ['tests/support/database/postgres-setup.ts', 'tests/support/fixture-site-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'database', include: DATABASE_TESTS, globalSetup: ['tests/support/database/postgres-setup.ts'] },
      },
      {
        // Neither a build nor a database: files share processes, and what these have imported.
        extends: true,
        test: {
          name: 'pure',
          include: [TESTS],
          exclude: [SITE_TESTS, ...DATABASE_TESTS, 'node_modules/**'],
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
})
