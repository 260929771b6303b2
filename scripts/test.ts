import { parseArgs } from 'node:util'
import { buildSite } from './build-site.ts'
import { add, listTests, runJourneys, runStaticChecks, runUnitTests, sayFailures, type Tally } from './checks.ts'
import { findChromium } from './chromium.ts'

/**
 * `npm test`: everything. The last line counts. `--grep PATTERN` runs the tests alone whose title, as it is written,
 * matches a regular expression; `--list PATTERN` names them.
 */
process.env['CHROMIUM_PATH'] = findChromium()
const { grep, list } = parseArgs({ options: { grep: { type: 'string' }, list: { type: 'string' } } }).values
if (list === undefined) {
  const { passed, failed } = run()
  sayFailures()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} else if (!listTests(list)) process.exitCode = 1

function run(): Tally {
  const checks = grep === undefined ? runStaticChecks() : { passed: 0, failed: 0 }
  buildSite()
  return add(checks, add(runUnitTests(grep), runJourneys(grep)))
}
