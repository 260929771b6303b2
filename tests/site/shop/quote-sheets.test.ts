import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { writePlainWorkbook, writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { requestQuote, type RequestedQuote } from '#tests/support/browser/quote-request.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople({ CONTACT_EMAIL: 'enquiries@specify.test' })

let owner: Person
let staff: Person
let quote: RequestedQuote

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
  quote = await requestQuote(owner, ['FM1000C', '00TB-1.5/A'])
})

const download = (who: Browser, id = quote.id) => who.send(`/au/api/quote-sheet/?quoteId=${id}`)

interface Upload {
  readonly who?: Browser
  readonly id?: string
  readonly name?: string
}

async function upload(bytes: Uint8Array | string | null, { who = staff, id = quote.id, name = 'q.xlsx' }: Upload = {}) {
  const form = new FormData()
  form.set('quoteId', id)
  if (bytes !== null) form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  const response = await who.send('/au/api/read-quote-sheet/', { method: 'POST', body: form })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const messageOf = ({ body }: { readonly body: Record<string, unknown> }) =>
  (body['error'] as { message: string }).message

type Rows = (string | number)[][]
const workbook = ([head = [], ...rows]: Rows) =>
  writeTextWorkbook([{ name: 'x', head: head.map(String), rows, widths: head.map(() => 10) }])

async function sheetOf(id = quote.id, columns = 10): Promise<Rows> {
  const response = await download(staff, id)
  expect(response.headers.get('content-disposition')).toContain('.xlsx"')
  const rows = readFirstSheet(Buffer.from(await response.arrayBuffer()))
  return rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ''))
}

it('goes out with prices as numbers and the number of the quote, and comes back as it was', async () => {
  const rows = await sheetOf()
  expect(rows[0]?.slice(3, 6)).toEqual(['List price, inc GST', 'Price, ex GST', 'Price, inc GST'])
  expect(rows[2]).toEqual(['00TB-1.5/A', expect.any(String), '2', 400, 363.64, 400, '', '', '', quote.number])
  expect(await upload(workbook(rows))).toMatchObject({ status: 200, body: { read: 2, lines: [], problems: [] } })
})

it('comes back with what was changed, and with what is not clear', async () => {
  const rows = await sheetOf()
  rows[2]![5] = 280.4376
  rows[1]![5] = 'ask'
  rows.push(['NOPE', '', '', '', '', 5, '', '', '', quote.number])
  const read = await upload(workbook(rows))
  expect(read.body).toMatchObject({
    read: 2,
    lines: [{ sku: '00TB-1.5/A', priceCents: 28_044 }],
    problems: [expect.stringContaining('“ask” is no price'), expect.stringContaining('NOPE, row 4: not in this')],
  })
  const csv = `Code,"Price, inc GST",Quote\r\n00TB-1.5/A,300,${quote.number}\r\n`
  expect((await upload(csv, { name: 'q.csv' })).body).toMatchObject({ lines: [{ priceCents: 30_000 }] })
})

it('overwrites nothing that was typed since it was downloaded (T-140)', async () => {
  const { id } = await requestQuote(owner, ['FM1000C', '00TB-1.5/A'])
  const old = await sheetOf(id, 11)
  expect(old[0]?.[10]).toBe('As downloaded')
  const line = { sku: '00TB-1.5/A', priceCents: 31_000, leadTime: '2 weeks' }
  const draft = { gst: 'inc', lead: '', freight: '0.00', validUntil: '', text: '', lines: [line] }
  expect((await staff.act('quote/saveDraft', { quoteId: id, version: 0, draft }, 'au')).status).toBe(200)
  expect((await upload(workbook(old), { id })).body).toMatchObject({ read: 2, lines: [], typedSince: [] })
  old[2]![5] = 300
  old[2]![8] = 'In stock'
  const theirs = {
    lines: [{ sku: '00TB-1.5/A', priceCents: 31_000, leadTime: '2 weeks', note: 'In stock' }],
    typedSince: [{ priceCents: 30_000, differences: [{ field: 'price', yours: '300.00', theirs: '310.00' }] }],
  }
  expect((await upload(workbook(old), { id })).body).toMatchObject({ ...theirs, isUndated: false })
  old[2]![4] = 272.73
  const undated = old.map((row) => row.slice(0, 10))
  const asked = { typedSince: [{ differences: [{ field: 'price' }, { field: 'lead time' }] }], isUndated: true }
  expect((await upload(workbook(undated), { id })).body).toMatchObject(asked)
})

describe('the file of a quote', () => {
  it('is for staff alone (T-140)', async () => {
    const rows = workbook(await sheetOf())
    for (const [who, status] of [
      [owner, 403],
      [newBrowser(), 401],
    ] as const) {
      expect((await download(who)).status).toBe(status)
      expect((await upload(rows, { who })).status).toBe(status)
    }
    for (const id of [randomUUID(), 'x', '']) expect((await upload(rows, { id })).status).toBe(404)
    expect((await download(staff, randomUUID())).status).toBe(404)
  })

  it('fills in no other quote (T-140)', async () => {
    const other = await requestQuote(owner, ['FM1000C'])
    const refused = await upload(workbook(await sheetOf(other.id)))
    expect(refused.status).toBe(400)
    expect(messageOf(refused)).toBe(`This file is of quote ${other.number}, not of ${quote.number}.`)
  })

  it('has formulas as values, and runs none (T-140)', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
    const head = ['Code', 'Price, inc GST', 'Note or reason', 'Quote']
    const cells = (row: number, price: string, note: string, sku: string) =>
      `<row r="${row}">${text(`A${row}`, sku)}${price}${note}${text(`D${row}`, quote.number)}</row>`
    const sheet = writePlainWorkbook('x', [
      `<row r="1">${head.map((name, index) => text(`${'ABCD'[index]}1`, name)).join('')}</row>`,
      cells(2, '<c r="B2"><f>400*0.75</f><v>300</v></c>', text('C2', '=HYPERLINK("http://x")'), '00TB-1.5/A'),
      cells(3, '<c r="B3"><f>WEBSERVICE("http://x")</f></c>', '', 'FM1000C'),
    ])
    expect((await upload(sheet)).body).toMatchObject({
      lines: [{ sku: '00TB-1.5/A', priceCents: 30_000, note: '=HYPERLINK("http://x")' }],
      problems: [expect.stringMatching(/^FM1000C, row 3: “=WEBSERVICE.* is no price/)],
    })
    const draft = {
      gst: 'inc',
      lead: '',
      freight: '0.00',
      validUntil: '',
      text: '',
      lines: [{ sku: 'FM1000C', priceCents: 1, note: '=1+1', leadTime: '+cmd' }],
    }
    const saved = await staff.act('quote/saveDraft', { quoteId: quote.id, version: 0, draft }, 'au')
    expect(saved.status).toBe(200)
    expect((await sheetOf())[1]?.slice(6, 9)).toEqual(['+cmd', '', '=1+1'])
  })

  it('is bounded, and anything else is refused with a sentence (T-140)', async () => {
    const rows = await sheetOf()
    const many = Array.from({ length: 1_300 }, (_, row) => [`X${row}`, '', '', '', '', 1, '', '', '', quote.number])
    for (const [bytes, more, status] of [
      [workbook([...rows, ...many]), {}, 413],
      [new Uint8Array(4 * 1024 * 1024 + 1), {}, 413],
      [new Uint8Array(6 * 1024 * 1024), {}, 413],
      [new Uint8Array(1_000), {}, 400],
      ['Code', { name: 'q.csv' }, 400],
      ['', { name: 'q.csv' }, 400],
      [workbook(rows), { name: 'q.xlsm' }, 400],
      [null, {}, 400],
    ] as const) {
      const refused = await upload(bytes, more)
      expect([refused.status, typeof messageOf(refused)]).toEqual([status, 'string'])
    }
    const unclear = [rows[0]!, ...many.slice(0, 900), rows[1]!]
    expect((await upload(workbook(unclear))).body).toMatchObject({ read: 1, moreProblems: 800 })
  })
})
