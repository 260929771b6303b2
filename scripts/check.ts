import { add, runStaticChecks, runUnitTests } from './checks.ts'

const { passed, failed } = add(runStaticChecks(), runUnitTests())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
