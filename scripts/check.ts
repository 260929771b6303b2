import { buildSite } from './build-site.ts'
import { add, runStaticChecks, runUnitTests, sayFailures } from './checks.ts'

/** `npm run check`: everything but the browser. The last line counts. */
const checks = runStaticChecks()
buildSite()
const { passed, failed } = add(checks, runUnitTests())
sayFailures()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
