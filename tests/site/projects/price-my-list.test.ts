import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetOf, workbook, workbookOf } from '#tests/support/files/workbook.ts'
import { usePeople } from '#tests/support/browser/use-people.ts'

const { newBrowser } = usePeople()

interface Answer {
  readonly fileName: string
  readonly totals: Record<'priced' | 'onRequest' | 'toCheck' | 'notFound' | 'exCents' | 'incCents', number>
  readonly rows: readonly { readonly status: string; readonly note: string; readonly lineExCents: number | null }[]
  readonly questions: readonly { readonly about: string }[]
  readonly columns: readonly { readonly options: readonly { readonly label: string; readonly mapping: unknown }[]; readonly key: string }[] // prettier-ignore
  readonly closest: number
  readonly notes: readonly string[]
}

const CALL = '/au/api/price-my-list/'
const PAGE = '/au/price-my-list/'

type Fields = Readonly<Record<string, string | File>>

async function send(fields: Fields, market = 'au') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return newBrowser().send(`/${market}/api/price-my-list/`, { method: 'POST', body })
}

async function price(fields: Fields, market = 'au') {
  const response = await send(fields, market)
  return { status: response.status, answer: (await response.json()) as Answer & { error?: { message: string } } }
}

async function priceFile(fields: Fields) {
  const response = await send({ ...fields, format: 'file' })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { bytes, name: response.headers.get('content-disposition') ?? '' }
}

const file = (bytes: Buffer | string, name: string) => new File([Buffer.from(bytes)], name)
const ROWS = [
  ['Item', 'Code', 'Description', 'Qty'],
  [1, 'FM1000C', 'mixer', 2],
  [2, 'BB100', 'basin', 1],
  [3, 'GB100', 'basin', 4],
  [4, 'FM1001', 'mixer', 1],
  [5, 'FM10O3B', 'mixer', 1],
  [6, 'NOSUCH77', '', 1],
  [7, 'FM1002C', 'mixer', null],
  [8, 'ZZINTSKU1', '', 1],
] as const
const STATUSES = [
  'Priced',
  'Price on request',
  'Discontinued: BB100 Builder Basin, White (replaced by)',
  'Not in the catalogue. May be Fixture Mixer 01: FM1001B Matte Black or FM1001C Chrome (finish missing: 2 options)',
  'Not in the catalogue. May be FM1003B Fixture Mixer 03, Matte Black (O read as 0)',
  'Not in the catalogue',
  'How many?',
  'Not in the catalogue',
]

describe('a list that a visitor has priced', () => {
  it('says what each row costs or why not, in the market of the address, and nothing of the office', async () => {
    const fields = { file: file(workbook(sheetOf(ROWS)), 'Bill.xlsx') }
    const { status, answer } = await price(fields)
    expect(status).toBe(200)
    expect(answer.rows.map((row) => row.status)).toEqual(STATUSES)
    expect(answer).toMatchObject({
      fileName: 'Bill priced.xlsx',
      totals: { priced: 1, onRequest: 1, toCheck: 4, notFound: 2, exCents: 36_364, incCents: 40_000 },
      questions: [],
      closest: 1,
    })
    expect(JSON.stringify(answer)).not.toMatch(/zzint(?!sku1)/i)
    expect((await price(fields, 'nz')).answer.totals).toMatchObject({ priced: 2, exCents: 36_522 + 68_502 })
    const other = await price({ text: 'Code,Description,Qty\nFM1000C,mixer in matte black,1\nFM1000C,mixer,2' })
    expect(other.answer).toMatchObject({
      rows: [{ status: 'Priced by its code: your description says another product or finish' }, { status: 'Priced' }],
      notes: ['1 row priced by code, where your description says another product or finish.'],
    })
    const closest = await price({ ...fields, closest: 'use' })
    expect(closest.answer.rows[4]).toMatchObject({ status: 'Priced: closest match', note: 'Read as FM1003B: O read as 0' }) // prettier-ignore
  })

  it('comes back as its own workbook, with formulas of its quantities and a total', async () => {
    const { bytes, name } = await priceFile({ file: file(workbook(sheetOf(ROWS)), 'Bill.xlsx') })
    expect(name).toContain('Bill priced.xlsx')
    const { sheets } = await readXlsx(bytes)
    const { rows, cells } = sheets[0]!
    expect(rows[0]!.slice(4)).toEqual([
      'Code found', 'Product', 'Finish', 'Size', 'Hand', 'Unit ex GST', 'Unit inc GST', 'Line ex GST', 'Line inc GST', 'Note', 'Status',
    ]) // prettier-ignore
    expect(rows.slice(1, 9).map((row) => row.slice(0, 4))).toEqual(ROWS.slice(1))
    expect(rows[1]!.slice(4)).toEqual(['FM1000C', 'Fixture Mixer 00', 'Chrome', null, null, 181.82, 200, 363.64, 400, null, 'Priced']) // prettier-ignore
    expect(rows.slice(1, 9).map((row) => row[14])).toEqual(STATUSES)
    expect([cells?.get('1,11')?.formula, cells?.get('9,11')?.formula, rows[9]?.[11]]).toEqual(['J2*D2', 'SUM(L2:L9)', 363.64]) // prettier-ignore
  })

  it('has a column for each level, and every sheet its own prices', async () => {
    const level = [
      ['Code', 'L1', 'L2', 'Notes'],
      ['FM1000C', 2, 3, 'x'],
      ['FM1001C', null, 1, ''],
    ] as const
    const book = workbookOf({ 'Tower A': level, Cover: [['Harbour']], 'Tower B': [['Code', 'Qty'], ['FM1000C', '4 ea']] }) // prettier-ignore
    const { bytes } = await priceFile({ file: file(book, 'towers.xlsx'), 'answer-sheets': 'neither' })
    const { sheets } = await readXlsx(bytes)
    const [first, , second] = sheets
    expect(first!.rows[0]!.slice(11, 15)).toEqual(['L1 ex GST', 'L2 ex GST', 'Line ex GST', 'Line inc GST'])
    expect(Array.from(first!.cells ?? [], ([place, { formula }]) => formula && `${place} ${formula}`).filter(Boolean)).toEqual([
      '1,11 J2*B2', '1,12 J2*C2', '1,13 J2*SUM(B2:C2)', '1,14 K2*SUM(B2:C2)',
      '2,11 J3*B3', '2,12 J3*C3', '2,13 J3*SUM(B3:C3)', '2,14 K3*SUM(B3:C3)',
      '3,11 SUM(L2:L3)', '3,12 SUM(M2:M3)', '3,13 SUM(N2:N3)', '3,14 SUM(O2:O3)',
    ]) // prettier-ignore
    expect(second!.cells?.get('1,9')?.formula).toBe('H2*4')
    expect(second!.rows[2]?.slice(-4)).toContain(800)
  })

  it('may be CSV or pasted, and stays as it was written', async () => {
    const csv = 'Code;Qty\r\n"FM1000C";2\r\nNOSUCH77;1\r\n'
    const { bytes } = await priceFile({ file: file(csv, 'list.csv') })
    const lines = bytes.toString().split('\r\n')
    expect(lines[1]).toBe('"FM1000C";2;FM1000C;Fixture Mixer 00;Chrome;;;181.82;200.00;=H2*B2;=I2*B2;;Priced')
    expect(lines[2]).toBe('NOSUCH77;1;;;;;;;;;;;Not in the catalogue')
    expect(lines[3]).toBe(';;;;;;;;Total;=SUM(J2:J3);=SUM(K2:K3);;1 row not in this total')
    const pasted = await priceFile({ text: 'Hi Ari,\n\nCode\tQty\nFM1000C\t2\n\n3 x FM1001C for the kitchen' })
    const { rows, cells } = (await readXlsx(pasted.bytes)).sheets[0]!
    expect([rows[0]![0], rows[3]!.slice(0, 4), rows[5]![0]]).toEqual(['Hi Ari,', ['FM1000C', 2, 'FM1000C', 'Fixture Mixer 00'], '3 x FM1001C for the kitchen']) // prettier-ignore
    expect([cells?.get('3,9')?.formula, cells?.get('5,9')?.formula]).toEqual(['H4*B4', 'H6*3'])
  })

  it('asks once for a column, and makes no file before', async () => {
    const text = 'Code\tOriginal contract quantity\tQuantity submitted\nFM1000C\t2\t3\nFM1001C\t4\t5'
    const { answer } = await price({ text })
    const [choice] = answer.columns
    expect(choice?.options.map(({ label }) => label)).toEqual([
      'Original contract quantity',
      'Quantity submitted',
      'All of them: each is a level or a place',
    ])
    const refused = await send({ text, format: 'file' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Which column is the quantity?')]) // prettier-ignore
    const mapping = JSON.stringify({ [choice!.key]: choice!.options[1]!.mapping })
    const chosen = await price({ text, mapping })
    expect([chosen.answer.columns, chosen.answer.rows.map(({ lineExCents }) => lineExCents)]).toEqual([[], [54_546, 91_365]]) // prettier-ignore
  })

  it('is priced twenty times a minute for one address, by call and page together (T-133)', async () => {
    const visitor = newBrowser()
    const ask = (path: string) => {
      const body = new FormData()
      body.set('text', '')
      return visitor.send(path, { method: 'POST', body })
    }
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => (await ask(index % 2 ? CALL : PAGE)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect([(await ask(CALL)).status, (await ask(PAGE)).status]).toEqual([429, 429])
  })

  it.each([
    ['a file of another kind', { file: file('x', 'list.xls') }, 400, 'Save it as an xlsx or csv file'],
    ['what is no workbook', { file: file('x', 'list.xlsx') }, 400, 'This file cannot be read.'],
    ['a text without products', { text: 'Dear all' }, 400, 'No row of this list has a product code'],
    ['another format', { text: 'FM1000C 1', format: 'pdf' }, 400, 'format: must be json or file'],
    ['nothing', { text: ' ' }, 400, 'Paste a list or choose a file.'],
    ['more rows than a list has', { text: 'FM1000C 1\n'.repeat(2_001) }, 413, '2,000 can be read at once'],
    ['a mapping that is none', { text: 'FM1000C 1', mapping: '[' }, 400, 'The mapping of the columns cannot be read.'],
    ['answers that are none', { text: 'FM1000C 1', 'answer-repeats': 'x' }, 400, 'The answers cannot be read.'],
  ] as const)('is refused with a sentence for %s (T-133)', async (_name, fields: Fields, status, message) => {
    const refused = await price(fields)
    expect([refused.status, refused.answer.error?.message]).toEqual([status, expect.stringContaining(message)])
  })
})
