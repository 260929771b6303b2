import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  failed: number
}

/** Checks of the source text: each passes or fails as a whole. */
const STATIC_CHECKS: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['unused code', 'knip'],
]

/** Failures so far: a line each, with the file, the title and the first line of the reason. */
const failures: string[] = []

/** Says again what failed: a log of half an hour is often kept as its last lines alone. */
export function sayFailures(): void {
  for (const failure of failures) console.log(`FAIL ${failure}`)
}

/** Types, lint, format and unused code. */
export function runStaticChecks(): Tally {
  const tally = { passed: 0, failed: 0 }
  runProgram('react-router', ['typegen'])
  for (const [name, program, ...args] of STATIC_CHECKS) {
    const passed = runProgram(program, args)
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`)
    tally[passed ? 'passed' : 'failed']++
    if (!passed) failures.push(name)
  }
  return tally
}

/** The unit and integration tests; with a pattern those alone whose title matches, and what it left out does not count. */
export function runUnitTests(pattern?: string): Tally {
  const files = pattern === undefined ? [] : filesWithTitle(pattern)
  if (pattern !== undefined && files.length === 0) return { passed: 0, failed: 0 }
  return withReport((report) => {
    const only = pattern === undefined ? [] : [...files, '-t', pattern]
    runProgram('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...only])
    const { numPassedTests, numTotalTests, numPendingTests, success, testResults } = readJson(report)
    failures.push(...failedTests(testResults))
    const leftOut = pattern === undefined ? 0 : numPendingTests
    return count(numPassedTests, numTotalTests - numPassedTests - leftOut, success)
  })
}

/** Files with a title, as it is written, that matches: to import all others would take minutes. */
function filesWithTitle(pattern: string): string[] {
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/vitest'), ['list', '-t', pattern], { encoding: 'utf8' })
  // `[kind] file > title`
  const lines = stdout.split('\n').map((line) => line.split(' > ')[0]?.replace(/^\[\w+\] /, '') ?? '')
  return [...new Set(lines)].filter((name) => /\.test\.tsx?$/.test(name))
}

/** The journeys in a real browser. One that passed on a second try counts as passed; the report names it. */
export function runJourneys(pattern?: string): Tally {
  return withReport((report) => {
    const only = pattern === undefined ? [] : ['--grep', pattern, '--pass-with-no-tests']
    runProgram('playwright', ['test', ...only], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    const { stats, suites } = readJson(report)
    failures.push(...suites.flatMap((suite: Suite) => failedJourneys(suite)))
    return count(stats.expected + stats.flaky, stats.unexpected + stats.skipped, stats.unexpected === 0)
  })
}

/** Names the tests whose title matches, without running any. Whether both programs could. */
export function listTests(pattern: string): boolean {
  const unit = runProgram('vitest', ['list', '-t', pattern])
  return runProgram('playwright', ['test', '--list', '--grep', pattern, '--pass-with-no-tests']) && unit
}

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** A run that broke before or beside its tests has failed, whatever it counted. */
function count(passed: number, failed: number, success: boolean): Tally {
  return { passed, failed: failed === 0 && !success ? 1 : failed }
}

/** The part of a report of vitest that is read. */
interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** A file that broke outside of its tests is named by its own message. */
function failedTests(files: readonly TestFile[]): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const lines = failed.map((test) => describeFailure(name, test.fullName, test.failureMessages[0]))
    return lines.length === 0 && status === 'failed' ? [describeFailure(name, '', message)] : lines
  })
}

/** The part of a report of Playwright that is read. */
interface Suite {
  suites?: Suite[]
  specs: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

function failedJourneys({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => describeFailure(file, `${title} [${test.projectName}]`, test.results.at(-1)?.error?.message)),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

function describeFailure(file: string, title: string, reason = ''): string {
  const firstLine = stripVTControlCharacters(reason).split('\n')[0] ?? ''
  return `${path.relative('.', file)} › ${title}: ${firstLine}`
}

function withReport(run: (file: string) => Tally): Tally {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'specify-report-'))
  try {
    return run(path.join(directory, 'report.json'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  } finally {
    fs.rmSync(directory, { recursive: true, force: true })
  }
}

function readJson(file: string) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

function runProgram(name: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const program = path.resolve('node_modules/.bin', name)
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}
