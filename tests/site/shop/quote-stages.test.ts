import { beforeAll, describe, expect, it } from 'vitest'
import { isoDayIn } from '@specify/core/market-time.ts'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { answerField } from '#app/features/quotes/answer/answer-fields.ts'
import { piecesField, stageField } from '#app/features/quotes/stages/posted-stages.ts'
import { readQuotePage, requestQuote } from '#tests/support/browser/quote-request.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson, mailbox, site } = usePeople({ CONTACT_EMAIL: 'enquiries@specify.test' })

let owner: Person
let staff: Person

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
})

const TOMORROW = isoDayIn({ code: 'au' }, new Date(Date.now() + 86_400_000))
const STAGES = [{ name: 'Level 1–3', day: TOMORROW }, { name: 'Rest' }]
const SKUS = ['FM1000C', '00TB-1.5/A'] as const

/** A request for two of each. */
const newQuote = async () => (await requestQuote(owner, SKUS)).id
const line = (sku: string, priceCents: number | null, stages?: unknown) => ({
  sku,
  priceCents,
  ...(stages !== undefined && { stages }),
})
/** `stages` null: said nothing of. */
const answer = (quoteId: string, lines: readonly object[], stages: unknown = STAGES) =>
  staff.act('quote/answer', { quoteId, lines, ...(stages !== null && { stages }), validUntil: TOMORROW }, 'au')
const pageOf = (id: string, who = owner) => readQuotePage(who, id)
const both = (first: unknown, second: unknown) => [line(SKUS[0], 9_000, first), line(SKUS[1], 30_000, second)]

it('is read by who asked, on the page, on paper, by mail, and in what is accepted', async () => {
  const id = await newQuote()
  const answered = await answer(id, both([1, 1], undefined))
  expect(answered.body).toMatchObject({
    quote: {
      lines: [{ stages: [1, 1] }, {}],
      answer: {
        stages: [
          { name: 'Level 1–3', day: TOMORROW, lines: 1, pieces: 1, goodsCents: 9_000 },
          { name: 'Rest', day: '', lines: 1, pieces: 1, goodsCents: 9_000 },
        ],
      },
    },
  })
  const page = await pageOf(id)
  for (const shown of [
    'Deliveries',
    'Level 1–3: 1, Rest: 1',
    'Day to be agreed',
    '1 line in none of them: by lead time',
  ])
    expect([shown, page.includes(shown)]).toEqual([shown, true])
  const pdf = await owner.send(`/au/api/quote-pdf/?quoteId=${id}`)
  const paper = readPaperPages(Buffer.from(await pdf.arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  for (const shown of ['Deliveries', 'Level 1–3: 1, Rest: 1', 'To be agreed', 'In 2 deliveries: Level 1–3,'])
    expect([shown, paper.includes(shown)]).toEqual([shown, true])
  const mails = () =>
    mailbox()
      .to(owner.email)
      .filter(({ text }) => text?.includes('In 2 deliveries: Level 1–3,'))
  await expect.poll(() => mails().length).toBe(1)
  const accepted = await owner.act('quote/accept', { quoteId: id, skus: [SKUS[1]] }, 'au')
  expect(accepted.body).toMatchObject({
    quote: {
      status: 'accepted',
      answer: {
        stages: [
          { lines: 0, pieces: 0 },
          { lines: 0, pieces: 0 },
        ],
      },
    },
  })
})

describe('an answer', () => {
  it('without deliveries is as before', async () => {
    const id = await newQuote()
    const answered = await answer(id, both(undefined, undefined), null)
    const { answer: sent, lines } = answered.body['quote'] as { answer: object; lines: object[] }
    expect(sent).not.toHaveProperty('stages')
    for (const each of lines) expect(each).not.toHaveProperty('stages')
    expect(await pageOf(id)).not.toContain('Deliveries')
  })

  it('says both numbers where pieces do not add up, and takes no other nonsense', async () => {
    const id = await newQuote()
    const wrong = await answer(id, both([1, 0], [2, 1]))
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        error: {
          message:
            'stages: FM1000C: Deliveries add up to 1, the line is for 2. 00TB-1.5/A: Deliveries add up to 3, the line is for 2.',
        },
      },
    })
    const day = (text: unknown) => [{ name: 'A', day: text }]
    for (const [lines, stages] of [
      [both([2], [2]), day('2020-01-01')],
      [both([2], [2]), day('tomorrow')],
      [both([2], [2]), [{ name: ' ' }]],
      [both([2], [2]), [{ name: 'x'.repeat(41) }]],
      [both([2], [2]), [{ name: 'a\nb' }]],
      [both([2, 0], [2, 0]), [{ name: 'A' }, { name: 'a' }]],
      [both([2], [2]), STAGES],
      [both([1, 1], undefined), [{ name: 'A' }]],
      [both([-1, 3], undefined), STAGES],
      [both([1.5, 0.5], undefined), STAGES],
      [both(['2'], undefined), STAGES],
      [both([1, 1], undefined), null],
      [both([2], undefined), Array.from({ length: 9 }, (_, index) => ({ name: `Level ${index}` }))],
      [both([2], undefined), 'A'],
    ] as const)
      expect([stages, (await answer(id, lines, stages)).status]).toEqual([stages, 400])
    // What is not offered is in no delivery, whatever is typed for it.
    const refused = await answer(id, [line(SKUS[0], null, [7, 9]), line(SKUS[1], 30_000, [1, 1])])
    expect([refused.status, refused.body['quote']]).toMatchObject([
      200,
      { lines: [{ priceCents: null }, { stages: [1, 1] }] },
    ])
    expect((refused.body['quote'] as { lines: object[] }).lines[0]).not.toHaveProperty('stages')
  })
})

const draft = (more: object) => ({
  gst: 'inc',
  lead: '',
  freight: '0.00',
  validUntil: TOMORROW,
  text: '',
  lines: [],
  ...more,
})
const save = (quoteId: string, version: number, content: object) =>
  staff.act('quote/saveDraft', { quoteId, version, draft: draft(content) }, 'au')

describe('a draft', () => {
  const stages = [{ id: 'a', name: 'Level 1–3', day: TOMORROW }]

  it('keeps deliveries and pieces as typed, and those that a save does not mention', async () => {
    const id = await newQuote()
    const typed = { ...line(SKUS[0], 9_000), stages: { a: '1x' } }
    expect((await save(id, 0, { lines: [typed], stages })).status).toBe(200)
    expect((await save(id, 1, { lines: [line(SKUS[0], 9_500)] })).status).toBe(200)
    const page = await pageOf(id, staff)
    for (const shown of ['value="Level 1–3"', 'value="1x"', 'value="95.00"', 'Whole numbers only'])
      expect([shown, page.includes(shown)]).toEqual([shown, true])
    expect((await save(id, 2, { lines: [], stages: [] })).status).toBe(200)
    expect(await pageOf(id, staff)).not.toContain('value="1x"')
  })

  it('takes no more than a few short ones', async () => {
    const id = await newQuote()
    const tooMany = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`a${index}`, '1']))
    for (const content of [
      { stages: Array.from({ length: 9 }, (_, index) => ({ ...stages[0], id: `a${index}` })) },
      { stages: [{ ...stages[0], id: 'A b' }] },
      { stages: [{ ...stages[0], name: 'x'.repeat(41) }] },
      { lines: [{ ...line(SKUS[0], 1), stages: { a: '1'.repeat(13) } }] },
      { lines: [{ ...line(SKUS[0], 1), stages: tooMany }] },
      { lines: [{ ...line(SKUS[0], 1), stages: { __proto__x: '1' } }] },
    ])
      expect((await save(id, 0, content)).status).toBe(400)
  })
})

it('is typed and sent without script', async () => {
  const id = await newQuote()
  async function post(form: string, fields: Record<string, string>) {
    const response = await staff.send(`/au/console/quotes/${id}/?form=${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url },
      body: new URLSearchParams({ freight: '0.00', lead: '', validUntil: TOMORROW, text: '', ...fields }).toString(),
    })
    return { status: response.status, body: await response.text() }
  }
  const html = await pageOf(id, staff)
  const [, newId = ''] = /name="stage\.0\.id" value="([a-z0-9-]+)"/.exec(html) ?? []
  const fields: Record<string, string> = {
    [stageField(0, 'id')]: newId,
    [stageField(0, 'name')]: 'Level 1–3',
    [stageField(0, 'day')]: TOMORROW,
    ...Object.fromEntries(
      SKUS.flatMap((sku, index) => [
        [answerField(index, 'sku'), sku],
        [answerField(index, 'price'), '50.00'],
      ]),
    ),
  }
  expect((await post('draft', { ...fields, draftVersion: '0' })).status).toBe(303)
  expect(await pageOf(id, staff)).toContain(`name="${piecesField(0, 0)}"`)
  const wrong = await post('answer', { ...fields, [piecesField(0, 0)]: '1', draftVersion: '1' })
  expect(wrong.status).toBe(400)
  for (const shown of [
    'Deliveries add up to 1, the line is for 2.',
    'value="Level 1–3"',
    `name="${piecesField(0, 0)}"`,
  ])
    expect([shown, wrong.body.includes(shown)]).toEqual([shown, true])
  expect((await post('answer', { ...fields, [piecesField(0, 0)]: '2', draftVersion: '1' })).status).toBe(303)
  expect(await pageOf(id)).toContain('Level 1–3: 2')
})

it('goes out in the sheet and comes back by the names of its columns', async () => {
  const id = await newQuote()
  const stages = [
    { id: 'a', name: 'Level 1–3', day: TOMORROW },
    { id: 'b', name: 'Rest', day: '' },
  ]
  await save(id, 0, { lines: [{ ...line(SKUS[0], 9_000), stages: { a: '2' } }], stages })
  const file = await (await staff.send(`/au/api/quote-sheet/?quoteId=${id}`)).arrayBuffer()
  const rows = readFirstSheet(Buffer.from(file)).map((row) => Array.from({ length: 14 }, (_, at) => row[at] ?? ''))
  expect(rows[0]!.slice(10, 13)).toEqual(['As downloaded', `Delivery: Level 1–3, ${TOMORROW}`, 'Delivery: Rest'])
  expect(rows[1]!.slice(11, 13)).toEqual(['2', ''])
  rows[1]![11] = 1
  rows[1]![12] = '1.00'
  rows[2]![12] = 'some'
  rows[0]![13] = 'Delivery: Level 9'
  const form = new FormData()
  form.set('quoteId', id)
  const [head = [], ...body] = rows
  const sheet = writeTextWorkbook([{ name: 'x', head: head.map(String), rows: body, widths: [] }])
  form.set('file', new File([sheet], 'q.xlsx'))
  const read = await staff.send('/au/api/read-quote-sheet/', { method: 'POST', body: form })
  expect(await read.json()).toMatchObject({
    lines: [{ sku: SKUS[0], stages: { a: '1', b: '1' } }],
    typedSince: [],
    problems: [
      '“Delivery: Level 9” is no delivery of this answer. The column was not read.',
      '00TB-1.5/A, row 3: “some” is no number of pieces. The delivery stays as it was.',
    ],
  })
})

it('is downloaded as Excel and csv by who may read it, and runs no formulas (T-118)', async () => {
  const id = await newQuote()
  const lines = [{ ...line(SKUS[0], 9_000, [1, 1]), note: '=HYPERLINK("http://x")' }, line(SKUS[1], 30_000)]
  expect((await answer(id, lines)).status).toBe(200)
  const file = (who: Pick<Person, 'send'>, format: string) =>
    who.send(`/au/api/quote-lines/?quoteId=${id}&format=${format}`)
  const csv = await (await file(owner, 'csv')).text()
  expect(csv).toContain(`Delivery: Rest,Quote\r\n`)
  expect(csv).toMatch(/FM1000C,[^\r]*,2,81\.82,90\.00,180\.00,,,"'=HYPERLINK\(""http:\/\/x""\)",1,1,Q-AU-/)
  const rows = readFirstSheet(Buffer.from(await (await file(staff, 'xlsx')).arrayBuffer()))
  expect(rows[1]?.slice(3, 6)).toEqual([81.82, 90, 180])
  expect((await file(await newPerson(), 'csv')).status).toBe(404)
  expect((await file(newBrowser(), 'csv')).status).toBe(401)
  expect((await file(owner, 'pdf')).status).toBe(400)
})
