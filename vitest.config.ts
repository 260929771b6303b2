import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const SITE_TESTS = 'tests/{site,faults}/**/*.test.ts'
const TESTS = '{app,packages,demo,tests,db}/**/*.test.{ts,tsx}'

const OTHER_TESTS = globSync(TESTS, { exclude: [SITE_TESTS, '**/node_modules/**'] })

/** Tests with a database of their own: they import the helper that makes one. */
const DATABASE_TESTS = OTHER_TESTS.filter((file) =>
  readFileSync(file, 'utf8').includes("'#tests/support/database/database.ts'"),
)

/** Tests of time and memory: what others left in a process would count as theirs. */
const COST_TESTS = OTHER_TESTS.filter((file) =>
  /LONGEST_BLOCK_MS|\bcpuTime\(|process\.memoryUsage|\buseCallCost\(/.test(readFileSync(file, 'utf8')),
).filter((file) => !DATABASE_TESTS.includes(file))

export default defineConfig({
  test: {
    // Many tests wait for a server of their own: two files at a time use two cores better than one. Three are faster by
    // a tenth, and fail tests that measure time.
    maxWorkers: 2,
    // A shared CI machine may stall for seconds; what needed a second try is marked in the report.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    // What is waited for comes at once on a quiet machine; on a busy one a second is too little.
    expect: { poll: { timeout: 10_000 } },
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
      { extends: true, test: { name: 'cost', include: COST_TESTS } },
      {
        // Neither a build nor a database: files share processes, and what these have imported.
        extends: true,
        test: {
          name: 'pure',
          include: [TESTS],
          exclude: [SITE_TESTS, ...DATABASE_TESTS, ...COST_TESTS, 'node_modules/**'],
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
})
