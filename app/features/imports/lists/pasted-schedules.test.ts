import { beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import { matchRows } from '@specify/list-reader/match/match-rows.server.ts'
import { readListText } from '@specify/list-reader/read-text.ts'

interface Item {
  readonly sku: string
  readonly code: string
  readonly quantity: number
  readonly room: string
}

const ROOMS = ['Ensuite', 'Kitchen', 'Main Bathroom', 'Laundry']
let catalogue: CatalogueState
let items: readonly Item[]
let skus: readonly string[]

/** Every fifth code as somebody mistypes it. */
function mistyped(sku: string, index: number): string {
  if (index % 20 === 0) return sku.replace('0', 'O')
  if (index % 20 === 5) return `${sku.slice(0, -1)}X`
  if (index % 20 === 10) return sku.slice(0, -1)
  return index % 60 === 15 ? `ZZ${sku}` : sku
}

beforeAll(async () => {
  const made = await makeCatalogue()
  ;({ catalogue } = made)
  const sold = made.products.filter(({ status, isInternal, markets }) => {
    return status === 'current' && !isInternal && markets.includes('au')
  })
  skus = sold.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  items = Array.from({ length: 120 }, (_, index) => {
    const sku = skus[(index * 397) % skus.length]!
    return { sku, code: mistyped(sku, index), quantity: 1 + ((index * 31) % 90), room: ROOMS[index % 4]! }
  })
})

const FORMS: readonly (readonly [name: string, head: string, line: (item: Item) => string, below: string])[] = [
  [
    'tabs below a greeting',
    'Hi Ari,\n\nplease see below, thanks.\n\nManufacturer Part No.\tNo. Off\tLocation\n',
    ({ code, quantity, room }) => `${code}\t${quantity}\t${room}`,
    '\n\nRegards,\nJo Smith\nSmith Building Pty Ltd | 02 9999 1234',
  ],
  [
    'commas with other names',
    'Cat. No.,Description,Qty Req’d,Area\n',
    ({ code, quantity, room }) => `${code},"Mixer, 180 mm",${quantity},${room}`,
    '',
  ],
  ['quantities first', '', ({ code, quantity, room }) => `${quantity} x ${code} - ${room}`, ''],
  ['off', '', ({ code, quantity, room }) => `${code} - ${quantity} off - ${room}`, ''],
  ['strict', 'sku,qty,section\n', ({ code, quantity, room }) => `${code},${quantity},${room}`, ''],
]

describe('a schedule of 120 products, a fifth of them mistyped', () => {
  it.each(FORMS)(
    '%s: nearly all are found or offered, nothing is chosen or changed',
    async (_name, head, line, below) => {
      const text = head + items.map(line).join('\n') + below
      const known = catalogue.codeReader('au', 'public')
      const { rows, passed } = readListText(text, { isCode: (code) => known.find(code).length > 0 })
      const matches = await matchRows(rows, {
        known,
        describe: () => Promise.resolve([]),
        finishesIn: () => [],
        contradicts: () => false,
      })
      expect(rows.map(({ quantity, room }) => [quantity, room])).toEqual(
        items.map(({ quantity, room }) => [String(quantity), room]),
      )
      expect(rows.length + passed.length).toBe(text.split('\n').filter((each) => each.trim() !== '').length)
      const found = matches.filter(({ kind, candidates }) => kind === 'exact' || candidates.length > 0)
      expect(found.length).toBeGreaterThanOrEqual(112)
      for (const [index, { kind, sku, candidates, isSure }] of matches.entries()) {
        const meant = items[index]!
        // A mistyped code may be another one that is sold.
        if (kind === 'exact') expect([meant.sku, meant.code]).toContain(sku)
        if (isSure && !meant.code.endsWith('X')) expect(candidates[0]!.sku).toBe(meant.sku)
      }
    },
  )
})

it('2,000 rows are read and matched within a second of processor time, and others are served meanwhile', async () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => {
    return `${skus[index % skus.length]!.slice(0, -1)}Q\t${1 + (index % 90)}\tRoom ${index % 40}`
  })
  const known = catalogue.codeReader('au', 'public')
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const started = cpuTime()
  const { rows } = readListText(`Code\tQty\tRoom\n${lines.join('\n')}`, {
    isCode: (code) => known.find(code).length > 0,
  })
  await matchRows(rows, { known, describe: () => Promise.resolve([]), finishesIn: () => [], contradicts: () => false })
  clearInterval(timer)
  expect(rows).toHaveLength(2_000)
  expect(cpuTime() - started).toBeLessThan(1_000)
  expect(turns).toBeGreaterThan(2)
})
