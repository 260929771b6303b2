import { beforeAll, expect, it } from 'vitest'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { answerField } from '#app/features/quotes/answer/answer-fields.ts'
import { requestQuote } from '#tests/support/browser/quote-request.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { db, newBrowser, newPerson, site } = usePeople({ CONTACT_EMAIL: 'enquiries@specify.test' })

let owner: Person
let staff: Person

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
})

const SKUS = ['FM1000C', '00TB-1.5/A'] as const
const newQuote = () => requestQuote(owner, SKUS)

/** The sheet of a quote with other values, by row and column. */
async function sheetOf(
  id: string,
  changes: readonly (readonly [row: number, column: number, value: string | number])[],
) {
  const response = await staff.send(`/au/api/quote-sheet/?quoteId=${id}`)
  const rows = readFirstSheet(Buffer.from(await response.arrayBuffer())).map((row) => row.map((cell) => cell ?? ''))
  for (const [row, column, value] of changes) rows[row]![column] = value
  const [head = [], ...body] = rows
  return writeTextWorkbook([{ name: 'x', head: head.map(String), rows: body, widths: [] }])
}

const TYPED = { lead: '', freight: '95.00', validUntil: '', text: 'zz-words', gst: 'inc', shownGst: 'inc' }
const typedPrices = (...prices: readonly string[]) =>
  Object.fromEntries(
    prices.flatMap((price, index) => [
      [answerField(index, 'sku'), SKUS[index]!],
      [answerField(index, 'price'), price],
    ]),
  )

/** Posts the form of the desk with a file, as a browser without script does. */
async function post(
  id: string,
  file: Uint8Array | null,
  { who = staff, name = 'q.xlsx', fields = {} }: { who?: Browser; name?: string; fields?: Record<string, string> } = {},
) {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...TYPED, draftVersion: '0', ...fields })) form.append(field, value)
  form.append('file', new File(file ? [file as Uint8Array<ArrayBuffer>] : [], file ? name : ''))
  const response = await who.send(`/au/console/quotes/${id}/?form=sheet`, {
    method: 'POST',
    headers: { origin: site().url },
    body: form,
  })
  return { status: response.status, body: await response.text() }
}

const draftOf = (id: string) =>
  db().selectFrom('quote_draft').select(['version', 'content']).where('quote_id', '=', id).executeTakeFirst()

it('a sheet is uploaded without script, beside what was typed', async () => {
  const { id } = await newQuote()
  const sheet = await sheetOf(id, [
    [2, 4, 272.73],
    [2, 5, 300],
    [2, 8, 'In stock'],
  ])
  const { status, body } = await post(id, sheet, { fields: typedPrices('90.00', '400.00') })
  expect(status).toBe(200)
  for (const shown of ['2 lines read, 1 changed.', 'value="90.00"', 'value="300.00"', 'value="In stock"', 'zz-words'])
    expect([shown, body.includes(shown)]).toEqual([shown, true])
  expect(body).toContain('name="draftVersion" value="2"')
  expect(await draftOf(id)).toMatchObject({ version: 2, content: { freight: '95.00', text: 'zz-words' } })
})

it('names what was typed since, and takes the file only where that was ticked', async () => {
  const { id } = await newQuote()
  const sheet = await sheetOf(id, [
    [2, 4, 272.73],
    [2, 5, 300],
  ])
  const fields = typedPrices('90.00', '310.00')
  const asked = await post(id, sheet, { fields })
  expect(asked.body).toContain('1 value was typed after this file was downloaded')
  for (const shown of ['<td>300.00</td>', '<td>310.00</td>', 'value="310.00"']) expect(asked.body).toContain(shown)
  const taken = await post(id, sheet, { fields: { ...fields, draftVersion: '1', fileWins: '1' } })
  expect(taken.body).toContain('value="300.00"')
})

it('loses nothing that was typed, whatever the file is (T-140)', async () => {
  const { id, number } = await newQuote()
  const other = await requestQuote(owner, ['FM1000C'])
  const fields = (version: number) => ({ ...typedPrices('91.00'), draftVersion: String(version) })
  const many = Array.from({ length: 1_300 }, (_, row) => [`X${row}`, 1, number])
  const tooLong = writeTextWorkbook([{ name: 'x', head: ['Code', 'Price, inc GST', 'Quote'], rows: many, widths: [] }])
  for (const [version, [file, status, message]] of (
    [
      [null, 400, 'This file cannot be read.'],
      [new Uint8Array(1_000), 400, 'This file cannot be read.'],
      [await sheetOf(other.id, []), 400, `This file is of quote ${other.number}, not of ${number}.`],
      [tooLong, 413, 'A sheet has 1200 rows at most.'],
      [new Uint8Array(4 * 1024 * 1024 + 1), 413, 'A sheet has 4 MB at most.'],
    ] as const
  ).entries()) {
    const refused = await post(id, file, { fields: fields(version) })
    expect([message, refused.status]).toEqual([message, status])
    for (const shown of [message, 'What you typed is saved as a draft.', 'value="91.00"', 'zz-words'])
      expect([message, shown, refused.body.includes(shown)]).toEqual([message, shown, true])
  }
  expect((await draftOf(id))?.version).toBe(5)
  const late = await post(id, await sheetOf(id, []), { fields: { ...typedPrices('92.00'), draftVersion: '0' } })
  expect(late.status).toBe(409)
  for (const shown of ['changed this answer on', 'value="92.00"']) expect(late.body).toContain(shown)
})

it('is for staff alone, and bounded before it is read (T-140)', async () => {
  const { id } = await newQuote()
  const sheet = await sheetOf(id, [])
  expect((await post(id, sheet, { who: owner })).status).toBe(403)
  expect((await post(id, sheet, { who: newBrowser() })).status).toBe(401)
  expect((await post(id, new Uint8Array(7 * 1024 * 1024))).status).toBe(413)
  const fields = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`x${index}`, '1']))
  expect((await post(id, sheet, { fields })).status).toBe(400)
  expect(await draftOf(id)).toBeUndefined()
})
