import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#app/endpoints.server.ts'
import routes from '#app/routes.ts'

/** The number of a threat or fault. */
const NUMBER = /\b[TF]-\d{2,3}\b/g
/** Numbers as titles carry them: in brackets at the end. */
const TITLE_END = /\(([TF]-\d{2,3}(?:, [TF]-\d{2,3})*)\)(?=['`])/g

const numbersIn = (text: string) => text.match(NUMBER) ?? []
/** Rows of the tables of the document: number, what it is, how it is met, how it is tested. */
const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^[TF]-\d{2,3}$/.test(number))
  .map(([, number = '', what = '', how = '', tested = '']) => ({ number, what, how, tested }))

const files = globSync(['{app,packages,demo,db,tests}/**/*.test.{ts,tsx}', 'tests/e2e/**/*.spec.ts'])
  .filter((file) => !file.includes('node_modules') && file !== 'tests/threats.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '') }))
const tested = new Set(
  files.flatMap(({ text }) => Array.from(text.matchAll(TITLE_END), ([title]) => title).flatMap(numbersIn)),
)

/** Calls and pages of the table of what writes, with the numbers beside them. */
const exposed = new Map(
  readFileSync('docs/threats.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, names = '', threats = ''] = line.split('|')
      return Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => [name, numbersIn(threats)] as const)
    }),
)

/** Addresses of the pages that take posts. */
function pagesThatWrite(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path = '', file, children }) => {
    const own = path === ':locale' ? '' : `${above}/${path}`
    const takesPosts = /export (?:async function action|const action|\{[^}]*\baction\b)/.test(
      readFileSync(`app/${file}`, 'utf8'),
    )
    return [...(takesPosts ? [`${own}/`] : []), ...pagesThatWrite(children ?? [], own)]
  })
}

describe('threats and faults', () => {
  it('are all in the document, once and in order', () => {
    const ofKind = (letter: string) => rows.map(({ number }) => number).filter((number) => number.startsWith(letter))
    const numbers = (letter: string, digits: number) =>
      ofKind(letter).map((_, index) => `${letter}-${String(index + 1).padStart(digits, '0')}`)
    expect(rows.map(({ number }) => number)).toEqual([...numbers('T', 3), ...numbers('F', 2)])
    expect([ofKind('T').length, ofKind('F').length]).toEqual([
      expect.toSatisfy((count) => count >= 101),
      expect.toSatisfy((count) => count >= 30),
    ])
  })

  it('each say how they are met and tested, or why no test shows it', () => {
    const unsaid = rows.filter(
      ({ what, how, tested: said }) => !what || !how || !/^(?:Yes(?:, .{5,})?|(?:Partly|No): .{10,})$/.test(said),
    )
    expect(unsaid).toEqual([])
  })

  it('have a test that carries the number, unless the document says that there is none', () => {
    const without = rows.filter(({ number }) => !tested.has(number)).map(({ number }) => number)
    expect(without).toEqual(rows.filter((row) => row.tested.startsWith('No: ')).map(({ number }) => number))
  })

  it('are named for every call and page that writes, and for no other', () => {
    const calls = ENDPOINTS.filter(({ methods, onlyReads }) => methods.includes('POST') && !onlyReads)
    const writing = [...calls.map(({ name }) => name), ...pagesThatWrite(routes), '/verify/']
    expect([...exposed.keys()].toSorted()).toEqual([...new Set(writing)].toSorted())
    const known = new Set(rows.map(({ number }) => number))
    const unclear = [...exposed].filter(
      ([, threats]) => threats.length === 0 || threats.some((each) => !known.has(each)),
    )
    expect(unclear).toEqual([])
  })

  it('have no other numbers in tests, and those where `--grep` finds them', () => {
    const known = new Set(rows.map(({ number }) => number))
    const odd = files.flatMap(({ file, text }) => {
      const rest = numbersIn(text.replaceAll(TITLE_END, ''))
      const named = Array.from(text.matchAll(TITLE_END), ([title]) => title).flatMap(numbersIn)
      return [...rest, ...named.filter((number) => !known.has(number))].map((number) => `${file}: ${number}`)
    })
    expect(odd).toEqual([])
  })
})
