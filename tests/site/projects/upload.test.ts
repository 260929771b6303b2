import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { toCsv } from '@specify/core/text/csv.ts'
import { damagedFile, damagedRows, randomOf } from '#tests/support/files/damaged-files.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { sheetOf, workbook, workbookParts, zipOf } from '#tests/support/files/workbook.ts'

const { db, site, newBrowser, newPerson } = usePeople()

const INVALID = 'Invalid file. Please upload correct file.'
const EMPTY = 'File does not contain any data.'
const MB = 1024 * 1024
const BOUNDARY = 'boundary'.repeat(4)
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

interface Row {
  readonly row: number
  readonly sku: string
  readonly qty: number | string
  readonly section: string
  readonly remark: string
}
interface Answer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly addedSkus: readonly Row[]
  readonly notAddedSkus: readonly Row[]
}
interface Project {
  readonly projectId: string
  readonly version: number
  readonly roomLabels: readonly string[]
  readonly lineItems: readonly { roomName: string; quantity: number; roomNotes: string; variant: { sku: string } }[]
}

interface Upload {
  readonly projectId?: string
  readonly name?: string
  readonly customerId?: string
  readonly headers?: Record<string, string>
  readonly path?: string
  readonly fields?: Record<string, string>
}

async function upload(who: Browser, content: string | Uint8Array, options: Upload = {}): Promise<Answer> {
  const { projectId, name = 'list.csv', customerId, headers = {}, path = 'upload-excel', fields = {} } = options
  const form = new FormData()
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  if (projectId !== undefined) form.set('projectId', projectId)
  if (customerId !== undefined) form.set('customerId', customerId)
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  const response = await who.send(`/au/api/${path}/`, { method: 'POST', body: form, headers })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

async function read(who: Browser, shoppingListId: string): Promise<Project> {
  const { body } = await who.act('projectBuilder/getProjectById', { shoppingListId })
  return body['shoppingList'] as Project
}

async function newProject(who: Browser, rooms: readonly string[] = ['Kitchen 1']): Promise<Project> {
  const { body } = await who.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: rooms,
  })
  return body['shoppingList'] as Project
}

const csv = (...rows: readonly string[]) => ['sku,qty,section', ...rows].join('\n')
const items = ({ lineItems }: Project) =>
  lineItems.map(({ roomName, quantity, variant }) => `${roomName}: ${quantity} ${variant.sku}`)
const kept = async (projectId: string) =>
  JSON.stringify(await db().selectFrom('project').selectAll().where('project_id', '=', projectId).execute())

let owner: Person
let other: Person
let staff: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
  staff = await newPerson({ isStaff: true })
})

describe('an upload', () => {
  it('is posted, and nothing else', async () => {
    const { projectId } = await newProject(owner)
    expect((await upload(owner, csv('FM1000C,1,Kitchen'), { projectId })).status).toBe(200)
    const read = await fetch(`${site().url}/au/api/upload-excel/`)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('fills a project: new rooms, more of what is there, and a version of its own', async () => {
    const { projectId } = await newProject(owner)
    const rows = csv('FM1000C,2,Kitchen', 'FM1001B,1,Laundry 2')
    expect(await upload(owner, rows, { projectId })).toEqual({
      status: 200,
      code: 'SUCCESS',
      message: '2 rows were added to the project.',
      addedSkus: [
        { row: 2, sku: 'FM1000C', qty: 2, section: 'Kitchen', remark: 'Successfully added' },
        { row: 3, sku: 'FM1001B', qty: 1, section: 'Laundry 2', remark: 'Successfully added' },
      ],
      notAddedSkus: [],
    })
    const first = await read(owner, projectId)
    expect(items(first)).toEqual(['Kitchen 1: 2 FM1000C', 'Laundry 2: 1 FM1001B'])
    expect(first.version).toBe(2)
    await upload(owner, csv('FM1000C,9999,kitchen 1'), { projectId })
    expect(items(await read(owner, projectId))).toEqual(['Kitchen 1: 9999 FM1000C', 'Laundry 2: 1 FM1001B'])
  })

  it.each([
    [
      'xlsx',
      workbook(
        sheetOf([
          ['Section', 'SKU', 'Qty'],
          ['Kitchen', 'FM1000C', 3],
        ]),
      ),
    ],
    ['csv with semicolons', csv('FM1000C,3,Kitchen').replaceAll(',', ';')],
    ['csv as Excel saves Unicode', Buffer.from(`\ufeff${csv('FM1000C,3,Kitchen').replaceAll(',', '\t')}`, 'utf16le')],
    ['csv with a mark', `\ufeff${csv('FM1000C,3,Kitchen')}`],
  ])('may be %s (T-031)', async (kind, content) => {
    const { projectId } = await newProject(owner)
    const name = kind === 'xlsx' ? 'LIST.XLSX' : 'list.CSV'
    expect(await upload(owner, content, { projectId, name })).toMatchObject({ status: 200, code: 'SUCCESS' })
    expect(items(await read(owner, projectId))).toEqual(['Kitchen 1: 3 FM1000C'])
  })

  it('adds the sound rows of a file with others, and has a remark for every row (T-034)', async () => {
    const { projectId } = await newProject(owner)
    const rows = csv(
      'FM1000C,2,Kitchen',
      'fm1000c,3,KITCHEN 1',
      'NOSUCH1,1,Kitchen',
      'ZZINTSKU1,1,Kitchen',
      ',1,Kitchen',
      'A/B,1,Kitchen',
      'FM1001B,,Kitchen',
      'FM1001B,1.5,Kitchen',
      'FM1001B,10000,Kitchen',
      'FM1001B,1,',
      'FM1001B,1,Wet-Room',
      '=1+1,1,Kitchen',
    )
    const { status, code, addedSkus, notAddedSkus } = await upload(owner, rows, { projectId })
    expect([status, code]).toEqual([200, 'SUCCESS'])
    const combined = 'Duplicate SKU and section combinations were found. Quantities have been combined.'
    expect(addedSkus.map(({ row, remark }) => [row, remark])).toEqual([
      [2, combined],
      [3, combined],
    ])
    expect(notAddedSkus.map(({ row, remark }) => [row, remark])).toEqual([
      [4, 'Product not found'],
      [5, 'Product not found'],
      [6, 'SKU not available'],
      [7, 'Invalid SKU present'],
      [8, 'Qty not available'],
      [9, 'Invalid QTY present'],
      [10, 'Invalid QTY present'],
      [11, 'Section not available'],
      [12, 'Invalid Section present'],
      [13, 'Invalid SKU present'],
    ])
    expect(items(await read(owner, projectId))).toEqual(['Kitchen 1: 5 FM1000C'])
  })

  it('without a sound row is refused, with a remark for every row, and changes nothing', async () => {
    const { projectId } = await newProject(owner)
    const before = await kept(projectId)
    expect(await upload(owner, csv('NOSUCH1,1,Kitchen'), { projectId })).toEqual({
      status: 400,
      code: 'INVALID_PRODUCTS',
      message: 'File contain invalid products. Please upload correct file.',
      addedSkus: [],
      notAddedSkus: [{ row: 2, sku: 'NOSUCH1', qty: 1, section: 'Kitchen', remark: 'Product not found' }],
    })
    expect(await kept(projectId)).toBe(before)
  })

  it('an internal product is a product that is not there, except for staff (T-053)', async () => {
    const mine = await newProject(owner)
    const theirs = await newProject(staff)
    const rows = csv('ZZINTSKU1,1,Kitchen', 'ZZINTSKU2,1,Kitchen', 'FM1000C,1,Kitchen')
    const { notAddedSkus } = await upload(owner, rows, { projectId: mine.projectId })
    const unknown = await upload(owner, rows.replaceAll('ZZINT', 'NOSUCH'), { projectId: mine.projectId })
    expect(notAddedSkus.map(({ remark }) => remark)).toEqual(unknown.notAddedSkus.map(({ remark }) => remark))
    expect((await upload(staff, rows, { projectId: theirs.projectId })).addedSkus).toHaveLength(3)
  })

  it('of 250 rows takes little time (T-030)', async () => {
    const { projectId } = await newProject(owner)
    const lines = Array.from(
      { length: 250 },
      (_, index) => `FM${1_000 + (index % 60)}C,1,Room ${Math.floor(index / 6)}`,
    )
    const rows = [['sku', 'qty', 'section'], ...lines.map((line) => line.split(','))]
    const started = performance.now()
    const { addedSkus } = await upload(owner, workbook(sheetOf(rows)), { projectId, name: 'list.xlsx' })
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(addedSkus).toHaveLength(250)
  })

  it('of the example is taken', async () => {
    const served = await owner.get('/images/files/example_spectool_upload_sku_list.csv')
    expect(served.status).toBe(200)
    expect(await served.text()).toBe(readFileSync('public/images/files/example_spectool_upload_sku_list.csv', 'utf8'))
    const { projectId } = await newProject(owner)
    const answer = await upload(owner, readFileSync('public/images/files/example_spectool_upload_sku_list.csv'), {
      projectId,
    })
    expect(answer.message).not.toBe(INVALID) // its products are the demo's
  })
})

describe('who may upload', () => {
  it('a visitor is refused before anything is read (T-023)', async () => {
    const visitor = newBrowser()
    const answer = await upload(visitor, csv('FM1000C,1,Kitchen'), { projectId: randomUUID() })
    expect(answer).toEqual({
      status: 401,
      code: 'UNAUTHORIZED',
      message: 'Unauthorized.',
      addedSkus: [],
      notAddedSkus: [],
    })
    const started = performance.now()
    const { port } = new URL(site().url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST /au/api/upload-excel/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${50 * MB}\r\n\r\n`,
    )
    const head = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    expect(head).toMatch(/^HTTP\/1\.1 401 /)
    expect(performance.now() - started).toBeLessThan(300)
    socket.destroy()
  })

  it('an account without a profile, and a page of another site, are refused', async () => {
    const newcomer = await newPerson({ profile: false })
    expect(await upload(newcomer, csv('FM1000C,1,Kitchen'), { projectId: randomUUID() })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    const { projectId } = await newProject(owner)
    const headers = { origin: 'https://evil.example' }
    expect((await upload(owner, csv('FM1000C,1,Kitchen'), { projectId, headers })).status).toBe(403)
    expect(items(await read(owner, projectId))).toEqual([])
  })

  it('the projects of others are as projects that are not there (T-032)', async () => {
    const mine = await newProject(owner)
    const theirs = await newProject(other)
    const internal = await newProject(staff)
    const before = await Promise.all([mine, theirs, internal].map(({ projectId }) => kept(projectId)))
    const unknown = await upload(owner, csv('FM1000C,1,Kitchen'), { projectId: randomUUID() })
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const projectId of [theirs.projectId, internal.projectId, "' or 1=1--", '', 'null', undefined])
      for (const path of ['upload-excel', 'import-list'])
        expect(
          await upload(owner, csv('FM1000C,1,Kitchen'), { path, ...(projectId !== undefined && { projectId }) }),
        ).toEqual(unknown)
    expect(await upload(staff, csv('FM1000C,1,Kitchen'), { projectId: mine.projectId })).toEqual(unknown)
    expect(await Promise.all([mine, theirs, internal].map(({ projectId }) => kept(projectId)))).toEqual(before)
  })

  it('a customerId says nothing (T-033)', async () => {
    const { projectId } = await newProject(owner)
    const [{ account_id: customerId } = { account_id: '' }] = await db()
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', other.email)
      .execute()
    expect((await upload(owner, csv('FM1000C,1,Kitchen'), { projectId, customerId })).status).toBe(200)
    expect(items(await read(owner, projectId))).toEqual(['Kitchen 1: 1 FM1000C'])
  })

  it('too many uploads are turned away for a while', async () => {
    const busy = await newPerson()
    const { projectId } = await newProject(busy)
    const answers = await Promise.all(
      Array.from({ length: 140 }, () => upload(busy, '', { projectId, name: 'list.txt' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(120)
  })
})

describe('files that are refused (T-024, T-025, T-026, T-028, T-030, T-031)', () => {
  const text = csv('FM1000C,1,Kitchen')
  const book = workbook(
    sheetOf([
      ['sku', 'qty', 'section'],
      ['FM1000C', 1, 'Kitchen'],
    ]),
  )
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const many = (count: number) => csv(...Array.from({ length: count }, () => 'FM1000C,1,Kitchen'))
  const sheetWith = (content: string) => workbook(`<?xml version="1.0"?>${content}`)
  const bomb = workbookParts(sheetOf([['sku']])).map((part) =>
    part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: Buffer.alloc(64 * MB) } : part,
  )

  it.each([
    ['another type', text, 'list.txt', 400, INVALID],
    ['no type', text, 'list', 400, INVALID],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'list.xls', 400, INVALID],
    ['a program', Buffer.from('MZ\u0090\0\u0003'), 'list.xlsx', 400, INVALID],
    ['a page', '<html><body>sku,qty,section', 'list.xlsx', 400, INVALID],
    ['a picture', png, 'list.xlsx', 400, INVALID],
    ['a picture as csv', png, 'list.csv', 400, INVALID],
    ['csv as a workbook', text, 'list.xlsx', 400, INVALID],
    ['a workbook as csv', book, 'list.csv', 400, INVALID],
    ['nothing', '', 'list.csv', 400, EMPTY],
    ['nothing at all', '', 'list.xlsx', 400, EMPTY],
    ['a header', 'sku,qty,section', 'list.csv', 400, EMPTY],
    ['an empty sheet', workbook(''), 'list.xlsx', 400, EMPTY],
    ['another column', text.replace('section', 'room'), 'list.csv', 400, INVALID],
    ['a column of objects', text.replace('section', '__proto__'), 'list.csv', 400, INVALID],
    ['columns of objects', 'constructor,toString,__proto__.isInternalUser\n1,2,3', 'list.csv', 400, INVALID],
    ['too many rows', many(251), 'list.csv', 400, 'Cannot import more than 250 line items.'],
    ['too many bytes', 'x'.repeat(2 * MB + 1), 'list.csv', 413, INVALID],
    ['far too many bytes', Buffer.alloc(5 * MB), 'list.xlsx', 413, INVALID],
    ['NULs', text.replace('C', '\0'), 'list.csv', 400, INVALID],
    ['an open quote', `${text}\n"FM1000C,1`, 'list.csv', 400, INVALID],
    ['ten thousand columns', `sku,qty,section,${'x,'.repeat(10_000)}\n`, 'list.csv', 400, INVALID],
    ['a bomb', zipOf(bomb), 'list.xlsx', 400, INVALID],
    [
      'a bomb that lies',
      zipOf(bomb.map((part) => ({ ...part, lies: { inflatedBytes: 1_000 } }))),
      'list.xlsx',
      400,
      INVALID,
    ],
    [
      'outside entities',
      sheetWith(
        `<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&f;</v></c></row></sheetData></worksheet>`,
      ),
      'list.xlsx',
      400,
      INVALID,
    ],
    [
      'a megabyte in an attribute',
      sheetWith(`<worksheet a="${randomBytes(400_000).toString('base64')}"/>`),
      'list.xlsx',
      400,
      EMPTY,
    ],
  ])('%s', async (_name, content, name, status, message) => {
    const { projectId } = await newProject(owner)
    const started = performance.now()
    expect(await upload(owner, content, { projectId, name })).toMatchObject({ status, message, addedSkus: [] })
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(items(await read(owner, projectId))).toEqual([])
  })

  it('a form that is none is refused', async () => {
    const post = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
      owner.send('/au/api/upload-excel/', { method: 'POST', body, headers: { 'content-type': type } })
    for (const [body, type, status] of [
      ['{}', 'application/json', 415],
      ['sku,qty', 'text/csv', 415],
      ['--x\r\n', FORM, 400],
      ['', FORM, 400],
      ['', 'multipart/form-data', 400],
      [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--${BOUNDARY}--\r\n`, FORM, 404],
    ] as const) {
      const answer = await post(body, type)
      expect([type, answer.status, Object.keys(await answer.json())]).toEqual([
        type,
        status,
        ['code', 'message', 'addedSkus', 'notAddedSkus'],
      ])
    }
    const parts = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(25_000)
    const started = performance.now()
    expect((await post(`${parts}--${BOUNDARY}--\r\n`, FORM)).status).toBe(400)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  it('nobody has become anything else, and a sound file is still taken', async () => {
    expect(JSON.stringify(await owner.account())).not.toMatch(/"isInternalUser":true/i)
    expect(JSON.stringify(await newBrowser().account())).not.toMatch(/"isInternalUser":true/i)
    const { projectId } = await newProject(owner)
    expect((await upload(owner, book, { projectId, name: 'list.xlsx' })).status).toBe(200)
  })

  it('sound rows of a sheet that says it is larger are taken (T-029)', async () => {
    const { projectId } = await newProject(owner)
    const sheet = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${sheetOf([['sku', 'qty', 'section']])}<row r="1048576"><c t="str"><v>FM1000C</v></c><c><f>1+1</f><v>2</v></c><c t="str"><v>Kitchen</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD59000"/></mergeCells></worksheet>`
    const { addedSkus } = await upload(owner, sheetWith(sheet), { projectId, name: 'list.xlsx' })
    expect(addedSkus).toEqual([expect.objectContaining({ row: 1_048_576, qty: 2 })])
  })
})

describe('damaged files', () => {
  /** Possible answers to a file, and to a row of it. */
  const FILES = [
    INVALID,
    EMPTY,
    'Cannot import more than 250 line items.',
    'File contain invalid products. Please upload correct file.',
  ]
  const REMARKS = [
    'Invalid SKU present',
    'SKU not available',
    'Invalid QTY present',
    'Qty not available',
    'Invalid Section present',
    'Section not available',
    'Successfully added',
    'Product not found',
    'Duplicate SKU and section combinations were found. Quantities have been combined.',
  ]
  const PER_PERSON = 100

  it('each have an answer of the documents, and the site serves on (T-031)', async () => {
    const count = Number(process.env['DAMAGED_FILES'] ?? 20)
    let person = await newPerson()
    let { projectId } = await newProject(person)
    for (let index = 0; index < count; index++) {
      if (index % PER_PERSON === PER_PERSON - 1) {
        person = await newPerson()
        ;({ projectId } = await newProject(person))
      }
      const { name, bytes, damage } = damagedFile(Math.floor((index * 1_000) / count) + (index % 5), [
        'FM1000C',
        'FM1001B',
      ])
      const { status, code, message, addedSkus, notAddedSkus } = await upload(person, bytes, { projectId, name })
      expect([damage, status]).toEqual([damage, status === 200 ? 200 : 400])
      expect([damage, status === 200 ? code : message]).toEqual([
        damage,
        status === 200 ? 'SUCCESS' : expect.toBeOneOf(FILES),
      ])
      for (const { remark } of [...addedSkus, ...notAddedSkus]) expect(REMARKS).toContain(remark)
    }
    expect((await owner.get('/healthz')).status).toBe(200)
  }, 600_000)

  it('of 250 rows each have a remark for every row, and only sound rows are added', async () => {
    const person = await newPerson()
    const { projectId } = await newProject(person)
    let total = 0
    for (let seed = 0; seed < 4; seed++) {
      const rows = damagedRows(randomOf(seed), 250, ['FM1000C', 'FM1001B', 'FM1003B'])
      const { addedSkus, notAddedSkus } = await upload(person, workbook(sheetOf(rows)), {
        projectId,
        name: 'list.xlsx',
      })
      const numbers = [...addedSkus, ...notAddedSkus].map(({ row }) => row).sort((a, b) => a - b)
      const read = rows.flatMap((cells, index) =>
        index > 0 && cells.some((cell) => String(cell ?? '').trim() !== '') ? [index + 1] : [],
      )
      expect(numbers).toEqual(read)
      expect(notAddedSkus.length).toBeGreaterThan(20)
      for (const { remark } of notAddedSkus) expect(REMARKS).toContain(remark)
      total += addedSkus.reduce((sum, { qty }) => sum + Number(qty), 0)
    }
    const { lineItems } = await read(person, projectId)
    expect(lineItems.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total)
  })
})

describe('many bombs at once', () => {
  it('take little memory, and others are served meanwhile (T-024)', async () => {
    const { projectId } = await newProject(other)
    const noise = randomBytes(200_000).toString('base64')
    const content = workbook('<row><c t="s"><v>0</v></c></row>', {
      'xl/sharedStrings.xml': `<sst a="${noise}">${'<si><t>text</t></si>'.repeat(900_000)}</sst>`,
    })
    const rss = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site().process.pid}/status`, 'utf8'))?.[1]) / 1024
    const before = rss()
    let peak = before
    let isOver = false
    const waits: number[] = []
    const watch = (async () => {
      while (!isOver) {
        const started = performance.now()
        await fetch(`${site().url}/au/`)
        waits.push(performance.now() - started)
        peak = Math.max(peak, rss())
        await sleep(20)
      }
    })()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => upload(other, content, { projectId, name: 'list.xlsx' })),
    )
    isOver = true
    await watch
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([400, 503]))).toEqual(new Set())
    waits.sort((a, b) => a - b)
    expect(peak - before).toBeLessThan(150)
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(500)
  })
})

describe('an upload whose connection to the database ends', () => {
  it('has added all rows or none, ten times over (T-035, F-05)', async () => {
    const person = await newPerson()
    const { projectId } = await newProject(person, ['Kitchen 1'])
    const lines = Array.from({ length: 250 }, (_, index) => `FM${1_000 + (index % 60)}C,1,Room ${index % 7}`)
    let version = 1
    let total = 0
    for (let round = 0; round < 10; round++) {
      const answer = upload(person, csv(...lines), { projectId })
      await sleep(round * 12)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`
        .execute(db())
        .catch(() => {})
      const { status } = await answer
      expect(status).toBeOneOf([200, 503])
      const project =
        (await read(person, projectId).catch(() => null)) ?? (await sleep(300), await read(person, projectId))
      const sum = project.lineItems.reduce((all, { quantity }) => all + quantity, 0)
      expect([sum - total, project.version - version]).toBeOneOf([
        [250, 1],
        [0, 0],
      ])
      total = sum
      version = project.version
    }
  })
})

describe('a list that is looked at first', () => {
  const list = (who: Browser, projectId: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ projectId, ...fields })) form.set(field, value)
    return who.send('/au/api/import-list/', { method: 'POST', body: form })
  }

  it('says what would come of each row and changes nothing, and is added when that is wanted', async () => {
    const { projectId } = await newProject(owner)
    const before = await kept(projectId)
    const text = 'Code\tQuantity\tRoom\nfm1000c\t2\tKitchen\n00TB-1.5/A\t1\tWet-Room\nZZINTSKU1\t1\tKitchen'
    const preview = await (await list(owner, projectId, { text })).json()
    expect(preview).toMatchObject({
      code: 'PREVIEW',
      message: '2 of 3 rows can be added.',
      rows: [
        { row: 2, productName: 'Fixture Mixer 00', roomName: 'Kitchen 1', isNewRoom: false, isAdded: true },
        { row: 3, productName: 'Tūroa Basin', roomName: 'Wet-Room', isNewRoom: true, isAdded: true },
        { row: 4, productName: null, roomName: null, isAdded: false, remark: 'Product not found' },
      ],
    })
    expect(await kept(projectId)).toBe(before)
    const added = await (await list(owner, projectId, { text, commit: 'true' })).json()
    expect(added).toMatchObject({ code: 'SUCCESS', message: '2 of 3 rows were added to the project.' })
    expect(items(await read(owner, projectId))).toEqual(['Kitchen 1: 2 FM1000C', 'Wet-Room: 1 00TB-1.5/A'])
  })

  it('of an export gives the same schedule', async () => {
    const source = await newProject(owner, ['Kitchen', 'Wet-Room 1', 'Powder Room 2'])
    const place = (sku: string, ...rooms: readonly [string, number][]) =>
      owner.act('projectBuilder/updateShoppingList', {
        shoppingListId: source.projectId,
        sku,
        items: rooms.map(([roomName, quantity]) => ({ roomName, quantity })),
      })
    await place('FM1000C', ['Kitchen', 3], ['Powder Room 2', 9_999])
    await place('00TB-1.5/A', ['Wet-Room 1', 12])
    await place('FM1001B', ['Kitchen', 1])
    const project = await read(owner, source.projectId)
    const header = ['Room', 'Product Name', 'Brand', 'Category', 'SKU Code', 'Quantity', 'Price Per Unit']
    const rows = project.lineItems.map(({ roomName, quantity, variant: { sku } }) => [
      roomName,
      'Any, name',
      'Any',
      'N/A',
      sku,
      String(quantity),
      '12.00',
    ])
    const copy = await newProject(owner, ['Attic 1'])
    const answer = await upload(owner, toCsv([header, ...rows]), {
      projectId: copy.projectId,
      path: 'import-list',
      fields: { commit: 'true' },
    })
    expect(answer).toMatchObject({ code: 'SUCCESS', notAddedSkus: [] })
    expect(items(await read(owner, copy.projectId))).toEqual(items(project))
  })

  it('that is none is refused in the words of the upload', async () => {
    const { projectId } = await newProject(owner)
    for (const [fields, status, message] of [
      [{ text: '' }, 400, EMPTY],
      [{ text: 'FM1000C 1 Kitchen\n'.repeat(251) }, 400, 'Cannot import more than 250 line items.'],
      [{ text: 'x'.repeat(100_001) }, 413, INVALID],
      [{ text: 'a\0b' }, 400, INVALID],
      [{}, 400, INVALID],
      [{ text: 'NOSUCH 1 Kitchen', commit: 'true' }, 400, 'File contain invalid products. Please upload correct file.'],
    ] as const) {
      const answer = await list(owner, projectId, fields)
      expect([answer.status, ((await answer.json()) as Answer).message]).toEqual([status, message])
    }
  })
})
