import { buildSite } from './build-site.ts'
import { add, runJourneys, runStaticChecks, runUnitTests } from './checks.ts'
import { findChromium } from './chromium.ts'

/** `npm test`: everything. The last line counts. */
process.env['CHROMIUM_PATH'] = findChromium()
const checks = runStaticChecks()
buildSite()
const { passed, failed } = add(checks, add(runUnitTests(), runJourneys()))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
