import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sheetOf, workbook, workbookOf } from '#tests/support/files/workbook.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { db, newBrowser, newPerson } = usePeople()

interface ReadAnswer {
  readonly version: number
  readonly lineCount: number
  readonly rows: readonly { readonly code: string; readonly quantity: string; readonly room: string }[]
  readonly passed: { readonly count: number }
}

let owner: Person
let other: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

async function newProject(who: Browser): Promise<string> {
  const { body } = await who.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  return (body['shoppingList'] as { projectId: string }).projectId
}

async function itemsOf(who: Browser, shoppingListId: string): Promise<{ version: number; items: string[] }> {
  const { body } = await who.act('projectBuilder/getProjectById', { shoppingListId })
  const { version, lineItems } = body['shoppingList'] as {
    version: number
    lineItems: readonly { roomName: string; quantity: number; roomNotes: string; variant: { sku: string } }[]
  }
  return {
    version,
    items: lineItems.map(({ roomName, quantity, variant }) => `${roomName}: ${quantity} ${variant.sku}`),
  }
}

async function read(who: Browser, fields: Readonly<Record<string, string | File>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await who.send('/au/api/read-list/', { method: 'POST', body })
  const answer = (await response.json()) as ReadAnswer & { error?: { code: string; message: string } }
  return { status: response.status, answer }
}

const row = (more: object = {}) => ({ line: 1, sku: 'FM1000C', quantity: 2, room: 'Kitchen', ...more })
const add = (who: Browser, id: string, more: object = {}) =>
  who.act('projectBuilder/addListRows', { id, version: 1, importId: randomUUID(), rows: [row()], ...more })

const EMAIL =
  'Hi Ari,\n\nCat. No.\tNo. Off\tArea\nFM1000C\t2 ea\tKitchen\nFM10O1B\t3\tAttic\nNOSUCH77\t1\tAttic\n\nRegards\nJo'

describe('a list that is read', () => {
  it('says what each row means and counts every line; nothing is changed', async () => {
    const projectId = await newProject(owner)
    const { status, answer } = await read(owner, { projectId, text: EMAIL })
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      version: 1,
      lineCount: 7,
      rows: [
        { line: 4, code: 'FM1000C', quantity: '2', room: 'Kitchen', match: { kind: 'exact', sku: 'FM1000C' } },
        { line: 5, code: 'FM10O1B', match: { kind: 'unknown', isSure: true, candidates: [{ sku: 'FM1001B', why: 'O read as 0' }] } },
        { line: 6, code: 'NOSUCH77', match: { kind: 'unknown', candidates: [] } },
      ],
      passed: { count: 4 },
      products: { FM1000C: { name: 'Fixture Mixer 00' }, FM1001B: { isAvailable: true } },
    }) // prettier-ignore
    expect(answer.rows.length + answer.passed.count).toBe(answer.lineCount)
    expect(await itemsOf(owner, projectId)).toEqual({ version: 1, items: [] })
  })

  it('may be a workbook, a saved email or a text file', async () => {
    const projectId = await newProject(owner)
    const cells = [['Schedule'], ['Code', 'Qty', 'Room'], ['FM1000C', 2, 'Kitchen'], ['=1+1', 1, 'Kitchen']]
    const eml = [
      'Subject: list',
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '2 x FM10=\r\n00C =E2=80=93 Kitchen',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>9 x FM1000C</p>',
      '--b--',
    ].join('\r\n')
    const files = [
      new File([new Uint8Array(workbook(sheetOf(cells)))], 'list.xlsx'),
      new File([eml], 'list.eml'),
      new File(['2 x FM1000C - Kitchen'], 'list.txt'),
      new File(['Hi Ari, thanks\nsku,qty,room\nFM1000C,2,Kitchen\n'], 'list.csv'),
    ]
    for (const file of files) {
      const { answer } = await read(owner, { projectId, file })
      expect([file.name, answer.rows[0]]).toEqual([
        file.name,
        expect.objectContaining({ code: 'FM1000C', quantity: '2', room: 'Kitchen' }),
      ])
    }
  })

  it('reads the workbooks that an email carries, and asks which one counts', async () => {
    const projectId = await newProject(owner)
    const attached = (name: string, bytes: Uint8Array) =>
      `--b\nContent-Type: application/octet-stream; name="${name}"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n\n${Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\n')}\n`
    const list = workbookOf({ Ensuite: [['Code', 'Qty'], ['FM1000C', 4]], Bath: [['Code', 'Qty'], ['FM1000C', 2]] }) // prettier-ignore
    const mail = (...more: readonly string[]) =>
      new File(
        [`Content-Type: multipart/mixed; boundary=b\n\n--b\n\nHi, see attached.\n${more.join('')}--b--`],
        'a.eml',
      )
    const broken = attached('broken.xlsx', Buffer.from('PK\u0003\u0004'))
    const one = await read(owner, { projectId, file: mail(attached('order.xlsx', list), broken) })
    expect(one.answer).toMatchObject({
      rows: [{ code: 'FM1000C', quantity: '4', room: 'Ensuite' }, { quantity: '2', room: 'Bath' }],
      sheets: [{ name: 'Email' }, { name: 'order.xlsx: Ensuite' }, { name: 'order.xlsx: Bath' }],
      questions: [],
      passed: { lines: expect.arrayContaining([expect.objectContaining({ text: 'broken.xlsx', reason: 'attachment' })]) },
    }) // prettier-ignore
    const other = workbookOf({ One: [['Code', 'Qty'], ['FM1000C', 9]] }) // prettier-ignore
    const both = { projectId, file: mail(attached('order.xlsx', list), attached('other.xlsx', other)) }
    const asked = await read(owner, both)
    expect(asked.answer).toMatchObject({
      questions: [{ about: 'source', names: ['order.xlsx', 'other.xlsx'], answer: null }],
    })
    const chosen = await read(owner, { ...both, answers: JSON.stringify({ source: 'other.xlsx' }) })
    expect(chosen.answer.rows.map(({ quantity }) => quantity)).toEqual(['9'])
  })

  it('reads all sheets of a workbook but those around a list', async () => {
    const projectId = await newProject(owner)
    const rows = [
      ['Code', 'Qty'],
      ['FM1000C', 2],
    ]
    const bytes = new Uint8Array(workbookOf({ Notes: [['To be confirmed']], Kitchen: rows, Laundry: rows }))
    const { answer } = await read(owner, { projectId, file: new File([bytes], 'list.xlsx') })
    expect(answer.rows.map(({ code, quantity, room }) => [code, quantity, room])).toEqual([
      ['FM1000C', '2', 'Kitchen'],
      ['FM1000C', '2', 'Laundry'],
    ])
    expect(answer).toMatchObject({
      sheets: [
        { name: 'Kitchen', after: 0 },
        { name: 'Laundry', after: 2 },
      ],
      passed: { lines: expect.arrayContaining([expect.objectContaining({ text: 'Notes', reason: 'sheet' })]) },
    })
  })

  it('takes the columns that were chosen', async () => {
    const projectId = await newProject(owner)
    const text = 'Code,Qty A,Qty B\nFM1000C,2,4\nFM1001B,1,9\nFM1002C,1,1'
    const { answer } = await read(owner, { projectId, text })
    expect(answer).toMatchObject({ tables: [{ key: 'code|qty a|qty b', asks: ['quantity'] }] })
    const mapping = JSON.stringify({ 'code|qty a|qty b': ['code', null, 'quantity'] })
    const chosen = await read(owner, { projectId, text, mapping })
    expect(chosen.answer.rows.map(({ quantity }) => quantity)).toEqual(['4', '9', '1'])
  })

  it.each([
    ['nothing', {}, 400, 'Paste a list or choose a file.'],
    ['prose of 2 MB', { text: 'We met on site today. '.repeat(100_000) }, 413, 'This text is longer than 500,000 characters. Paste the list without the text around it.'],
    ['2,001 rows', { text: '1 x FM1000C\n'.repeat(2_001) }, 413, 'This list has 2,001 rows; 2,000 can be read at once. Split it in two.'],
    ['answers that no question has', { text: 'FM1000C', answers: '{"repeats":"twice"}' }, 400, 'The answers to the questions of the list cannot be read.'],
    ['a NUL', { text: 'a\0b' }, 400, 'This text has characters that do not belong in a list.'],
    ['a program', { file: new File(['MZ\u0090\0'], 'a.exe') }, 400, 'This file cannot be read. Use an xlsx, csv, txt or eml file without a password.'],
    ['a message of Outlook', { file: new File(['\u00d0\u00cf'], 'a.msg') }, 400, 'A msg file cannot be read as a list. Save the mail as an eml file (“Save as” in the new Outlook, “Download” in Outlook on the web), or copy its text and paste it here.'],
    ['a broken workbook', { file: new File(['PK\u0003\u0004'], 'a.xlsx') }, 400, 'This file cannot be read. Use an xlsx, csv, txt or eml file without a password.'],
    ['an email of elements within each other', { file: new File([`Content-Type: text/html\n\n${'<b>'.repeat(500_000)}`], 'a.eml') }, 400, 'This file cannot be read. Use an xlsx, csv, txt or eml file without a password.'],
    ['more rooms than rows', { text: `Code\t${Array.from({ length: 59 }, (_, room) => `Room ${room}`).join('\t')}\n${`FM1000C${'\t1'.repeat(59)}\n`.repeat(3_500)}` }, 413, 'This list has 206,500 rows; 2,000 can be read at once. Split it in two.'],
    ['a mapping that is none', { text: '1 x FM1000C', mapping: '{"a":["price"]}' }, 400, 'The mapping of the columns cannot be read.'],
    ['a mapping that is no JSON', { text: '1 x FM1000C', mapping: '{' }, 400, 'The mapping of the columns cannot be read.'],
  ])('of %s has a sentence, quickly', async (_name, fields, status, message) => {
    const projectId = await newProject(owner)
    const started = performance.now()
    const { status: own, answer } = await read(owner, { projectId, ...fields })
    expect([own, answer.error?.message]).toEqual([status, message])
    expect(performance.now() - started).toBeLessThan(3_000)
  }) // prettier-ignore

  it('of a hidden product says no more than of none (T-053)', async () => {
    const projectId = await newProject(owner)
    const { answer } = await read(owner, { projectId, text: '1 x ZZINTSKU1 - Kitchen\n1 x ZZINTSKU9 - Kitchen' })
    expect(JSON.stringify(answer)).not.toMatch(/"sku":"ZZINT/)
    expect(answer.rows).toMatchObject([{ match: { kind: 'unknown' } }, { match: { kind: 'unknown' } }])
  })

  it('is for the owner of the project (T-122)', async () => {
    const projectId = await newProject(owner)
    for (const [who, status] of [
      [newBrowser(), 401],
      [other, 404],
      [await newPerson({ profile: false }), 403],
    ] as const)
      // prettier-ignore
      expect((await read(who, { projectId, text: EMAIL })).status).toBe(status)
    expect((await newBrowser().act('projectBuilder/matchCodes', { codes: [{ code: 'FM1000C' }] })).status).toBe(401)
  })
})

describe('codes that are edited', () => {
  it('are looked up, and descriptions in their place', async () => {
    const { body } = await owner.act('projectBuilder/matchCodes', {
      codes: [{ code: 'FM1000C' }, { code: 'fixture mixer' }, { code: '', description: 'fixture mixer 01' }],
    })
    expect(body['matches']).toMatchObject([{ kind: 'exact', sku: 'FM1000C' }, { kind: 'unknown' }, { kind: 'none' }])
    const many = Array.from({ length: 101 }, () => ({ code: 'FM1000C' }))
    expect((await owner.act('projectBuilder/matchCodes', { codes: many })).status).toBe(400)
  })
})

describe('rows that are added', () => {
  it('are added in one change, once, however often they are sent (T-123)', async () => {
    const id = await newProject(owner)
    const importId = randomUUID()
    const rows = [row(), row({ line: 2, room: 'Attic', quantity: 3, note: 'Two spare' }), row({ line: 3 })]
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(owner, id, { importId, rows })))
    expect(answers.map(({ status, body }) => [status, body['version'], body['added']])).toEqual(
      Array.from({ length: 4 }, () => [200, 2, 3]),
    )
    expect(answers.filter(({ body }) => body['wasThere'] === false)).toHaveLength(1)
    expect(await itemsOf(owner, id)).toEqual({ version: 2, items: ['Kitchen 1: 4 FM1000C', 'Attic: 3 FM1000C'] })
  })

  it('bring types and tags, and quantities per unit', async () => {
    const id = await newProject(owner)
    const rows = [
      row({ unitType: 'Type A', units: 40, room: 'Ensuite', tag: 'BM-01' }),
      row({ unitType: 'Type B', room: 'Ensuite', line: 2 }),
    ]
    const importId = randomUUID()
    expect((await add(owner, id, { rows, importId })).status).toBe(200)
    const stored = () =>
      db().selectFrom('project').select(['unit_types', 'rooms']).where('project_id', '=', id).executeTakeFirstOrThrow()
    expect(await stored()).toMatchObject({
      unit_types: [
        { name: 'Type A', count: 40 },
        { name: 'Type B', count: 1 },
      ],
      rooms: [
        { name: 'Kitchen 1', items: [] },
        { name: 'Ensuite', items: [{ sku: 'FM1000C', quantity: 2, tag: 'BM-01' }] },
        { name: 'Ensuite 2', items: [{ sku: 'FM1000C', quantity: 2, tag: 'BM-01' }] },
      ],
    })
    await owner.act('projectBuilder/undoListRows', { id, importId, version: 2 })
    expect(await stored()).toMatchObject({ unit_types: [], rooms: [{ name: 'Kitchen 1' }] })
    for (const more of [{ units: -1 }, { units: 1.5 }, { units: 10_000 }, { unitType: 'A/B' }, { tag: 'a\u0007' }])
      expect((await add(owner, id, { version: 3, rows: [row({ unitType: 'Type A', ...more })] })).status).toBe(400)
  })

  it('are all refused with one that cannot be added', async () => {
    const id = await newProject(owner)
    for (const [more, status, message] of [
      [{ sku: 'NOSUCH' }, 404, 'Line 7: There is no product NOSUCH.'],
      [{ sku: 'ZZINTSKU1' }, 404, 'Line 7: There is no product ZZINTSKU1.'],
      [{ quantity: 10_000 }, 400, 'Line 7: A quantity is a whole number from 1 to 9999.'],
      [{ quantity: -1 }, 400, 'Line 7: A quantity is a whole number from 1 to 9999.'],
      [{ quantity: 1.5 }, 400, expect.stringContaining('quantity')],
      [{ room: 'A/B' }, 400, 'Line 7: A room name has up to 30 letters, digits, spaces and hyphens.'],
      [{ tag: 'x'.repeat(21) }, 400, expect.stringContaining('tag')],
      [{ quantity: 9_999 }, 400, 'Line 7: FM1000C would be in this room more than 9999 times.'],
    ] as const) {
      const answer = await add(owner, id, { rows: [row(), row({ line: 7, ...more })] })
      expect([answer.status, (answer.body['error'] as { message: string }).message]).toEqual([status, message])
    }
    expect((await add(owner, id, { rows: Array.from({ length: 2_001 }, () => row()) })).status).toBe(400)
    expect((await add(owner, id, { rows: [] })).status).toBe(400)
    expect((await add(owner, id, { importId: 'x' })).status).toBe(400)
    expect(await itemsOf(owner, id)).toEqual({ version: 1, items: [] })
  })

  it('are refused where the project has moved on, and in the projects of others (T-122)', async () => {
    const id = await newProject(owner)
    await add(owner, id)
    expect(await add(owner, id)).toMatchObject({ status: 409, body: { currentVersion: 2 } })
    expect((await add(other, id)).status).toBe(404)
    expect((await add(newBrowser(), id)).status).toBe(401)
    expect((await itemsOf(owner, id)).items).toEqual(['Kitchen 1: 2 FM1000C'])
  })
})

describe('an import that is taken back', () => {
  const undo = (who: Browser, id: string, importId: string, version = 2) =>
    who.act('projectBuilder/undoListRows', { id, importId, version })

  it('leaves the project as it was, once', async () => {
    const id = await newProject(owner)
    const rooms = () => db().selectFrom('project').select('rooms').where('project_id', '=', id).executeTakeFirst()
    const before = await rooms()
    const importId = randomUUID()
    await add(owner, id, { importId })
    expect(await rooms()).not.toEqual(before)
    for (let time = 0; time < 2; time++) {
      expect(await undo(owner, id, importId)).toMatchObject({ status: 200, body: { version: 3 } })
      expect(await rooms()).toEqual(before)
    }
  })

  it('is refused where the project has been changed since, and for everybody else (T-122)', async () => {
    const id = await newProject(owner)
    const importId = randomUUID()
    await add(owner, id, { importId })
    expect((await undo(other, id, importId)).status).toBe(404)
    expect((await undo(owner, id, randomUUID())).status).toBe(404)
    await owner.act('projectBuilder/updateShoppingList', { shoppingListId: id, sku: 'FM1001B', items: [{ roomName: 'Kitchen 1' }] }) // prettier-ignore
    expect(await undo(owner, id, importId)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/^This project has been changed since the list was added/) } },
    })
    expect((await itemsOf(owner, id)).items).toEqual(['Kitchen 1: 2 FM1000C', 'Kitchen 1: 1 FM1001B'])
  })
})
