import { beforeAll, expect, test } from 'vitest'
import { buildIndex } from '../../build-index.ts'
import { IndexView } from '../../view.ts'

/** Longest time that one search may hold the event loop, in processor time of this thread, of 44,000 records. */
const LONGEST_BLOCK_MS = 150

const COMMON = 'wall tap light vanity shower basin chrome brass black steel kitchen mirror'.split(' ')
const SIZE = 44_000

let view: IndexView

beforeAll(async () => {
  const records = Array.from({ length: SIZE }, (_, at) => {
    // No record has all of the words, and each word is in most records.
    const words = COMMON.filter((_, word) => (at + word) % COMMON.length > 2)
    return { objectID: `p${at}`, name: `${words.join(' ')} ${at % 300} mm`, note: at % 11 < 5 ? 'alpha' : 'beta gamma' }
  })
  const settings = { searchable: ['name', 'note'], codes: [], facets: [], synonyms: [], customRanking: [], sorts: [] }
  view = new IndexView(await buildIndex({ identity: { name: 'test', generation: '1' }, settings, records }))
  // The compiler has seen everything once.
  for (const [, text] of HOSTILE) find(text)
})

function find(text: string) {
  return view.search({ text, nearest: { text, wishes: [], atLeast: 20 }, limit: 20 })
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const repeat = (count: number, text: (at: number) => string) => Array.from({ length: count }, (_, at) => text(at))
const word = (at: number) => COMMON[at % COMMON.length]!

const HOSTILE: readonly (readonly [string, string])[] = [
  ['250 words', repeat(250, word).join(' ')],
  ['one word 60 times', repeat(60, () => 'vanity').join(' ')],
  ['two words 125 times', 'wall tap '.repeat(125)],
  ['misspelt words', repeat(10, (at) => `${word(at)}k`).join(' ')],
  ['words run together in pairs', repeat(10, (at) => word(at) + word(at + 5)).join(' ')],
  ['words run together', repeat(40, word).join('')],
  ['numbers', repeat(20, (at) => String(at * 13)).join(' ')],
  ['lengths', repeat(20, (at) => `${at * 13} mm`).join(' x ')],
  ['units', 'mm cm m in " ft feet inch kg litres'],
  ['one letter', 'k'],
  ['letters', 'a b c d e f g h i j'],
  ['emoji', '🚿🛁🚽 🚿 tap'],
  ['a title', `${COMMON.join(' ')} 120 mm`],
  ['one long word', `${'a'.repeat(5000)} tap`],
]

test.each(HOSTILE)('%s cost little', (_, text) => {
  const started = cpuMs()
  find(text)
  expect(cpuMs() - started).toBeLessThan(LONGEST_BLOCK_MS)
})

test('a word typed again and again costs what it costs once', () => {
  const cost = (text: string) => {
    const started = cpuMs()
    for (let round = 0; round < 10; round++) find(text)
    return cpuMs() - started
  }
  expect(cost('vanity '.repeat(60))).toBeLessThan(3 * cost('vanity') + 50)
})

test('where very many records have the rarest word, those that have more of the others come first', () => {
  const { hits, nbComplete } = find('alpha beta gamma')
  expect(nbComplete).toBe(0)
  expect(hits.map(({ docId }) => view.readRecord(docId)['note'])).toEqual(Array(20).fill('beta gamma'))
})
