import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import readExcelFile from 'read-excel-file/node'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople()

/** Twins of one another, one that comes left-handed only, and one without a hand. */
const [LEFT, RIGHT, LEFT_ONLY, PLAIN] = ['FM1054C', 'FM1056C', 'FM1058C', 'FM1000C']
const MISSING = 'No right hand in Chrome: 2 not included'
const TYPE_ID = randomUUID()
const ROOM_ID = randomUUID()
const TYPE = { id: TYPE_ID, name: 'Type A', count: 5, hands: { drawn: 'left', left: 3, right: 2 } }

let owner: Person
let id: string
let version: number

const act = (name: string, input: object, headers: Record<string, string> = {}) => owner.act(name, input, 'au', headers)
const done = async (name: string, input: object, headers: Record<string, string> = {}) => {
  const { status, body } = await act(name, input, headers)
  expect({ name, status, error: body['error'] }).toEqual({ name, status: 200, error: undefined })
  return body
}
const save = (unitTypes: readonly object[]) => act('projectBuilder/saveProject', { id, version, unitTypes })

beforeAll(async () => {
  owner = await newPerson()
  const made = await done('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Handed House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  id = (made['shoppingList'] as { projectId: string }).projectId
  const lineItems = [LEFT, LEFT_ONLY, PLAIN].map((sku, at) => ({ sku, quantity: 1, note: '', tag: `BM-0${at + 1}` }))
  const saved = await done('projectBuilder/saveProject', {
    id,
    version: 1,
    unitTypes: [TYPE],
    rooms: [{ id: ROOM_ID, name: 'Ensuite', unitTypeId: TYPE_ID, lineItems }],
  })
  version = (saved['shoppingList'] as { version: number }).version
})

async function ask(call: string, query: Readonly<Record<string, string>>, who: Browser = owner) {
  const response = await who.get(`/au/api/${call}/?${new URLSearchParams({ projectId: id, ...query })}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect({ call, status: response.status, text: response.ok ? '' : bytes.toString() }).toEqual({
    call,
    status: 200,
    text: '',
  })
  return { bytes, text: bytes.toString('utf8'), name: response.headers.get('content-disposition') ?? '' }
}

describe('units of a type', () => {
  it.each([
    ['more than the count', { left: 3, right: 3 }, 'Type A: 3 left and 3 right are 6 units, not 5.'],
    ['fewer than the count', { left: 0, right: 0 }, 'Type A: 0 left and 0 right are 0 units, not 5.'],
    ['half units', { left: 2.5, right: 2.5 }, 'Type A: left and right are whole numbers from 0.'],
    ['units below 0', { left: -1, right: 6 }, 'Type A: left and right are whole numbers from 0.'],
  ])('are refused with %s, and nothing is lost', async (_, hands, message) => {
    const { status, body } = await save([{ ...TYPE, hands: { drawn: 'left', ...hands } }])
    expect([status, (body['error'] as { message: string }).message]).toEqual([400, message])
  })

  it('are refused with what is no hand', async () => {
    for (const hands of [
      { drawn: 'up', left: 3, right: 2 },
      'left',
      [],
      { drawn: 'left', left: '3', right: 2 },
      { drawn: 'left', left: 1e308, right: 2 },
    ])
      expect((await save([{ ...TYPE, hands }])).status).toBe(400)
  })

  it('are said to add up no more by a caller that changes the count without knowing of hands', async () => {
    const { status, body } = await save([{ id: TYPE_ID, name: 'Type A', count: 6 }])
    expect(status).toBe(400)
    expect((body['error'] as { message: string }).message).toBe('Type A: 3 left and 2 right are 5 units, not 6.')
  })

  it('stand in the answer, with what each line is in them', async () => {
    const { shoppingList } = await done('projectBuilder/getProjectById', { projectId: id })
    const { unitTypes, lineItems } = shoppingList as { unitTypes: object[]; lineItems: object[] }
    expect(unitTypes).toEqual([TYPE])
    expect(lineItems).toMatchObject([
      { totalQuantity: 3, side: 'left', twin: { sku: RIGHT, totalQuantity: 2 } },
      { totalQuantity: 3, side: 'left', missing: MISSING },
      { totalQuantity: 5 },
    ])
    expect(lineItems[2]).not.toHaveProperty('side')
  })
})

describe('what is made of handed units', () => {
  it('counts each code, and says what has none, in quotes', async () => {
    const issued = await done('projectBuilder/issueRevision', { id, version, label: 'A', purpose: 'For tender' })
    const { id: revisionId } = issued['revision'] as { id: string }
    const { quote } = await done('projectBuilder/requestQuote', { id, revisionId, place: 'Marrickville 2204' })
    const { lines, withoutTwin } = quote as { lines: { sku: string; quantity: number }[]; withoutTwin: object[] }
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [LEFT, 3],
      [RIGHT, 2],
      [LEFT_ONLY, 3],
      [PLAIN, 5],
    ])
    expect(withoutTwin).toEqual([{ sku: LEFT_ONLY, quantity: 2, text: 'right hand in Chrome' }])
    const page = await (await owner.get(`/au/quotes/${(quote as { id: string }).id}/`)).text()
    expect(page).toContain(`Not in this quote: 2 of ${LEFT_ONLY}, which has no right hand in Chrome`)
    const of = await (await owner.get(`/au/project-builder/revision/?projectId=${id}&revisionId=${revisionId}`)).text()
    for (const text of [RIGHT, '2 right', MISSING]) expect(of).toContain(text)
  })

  it('puts both hands into the cart, and names what there is none of', async () => {
    const cart = await done('cart/addRoom', { projectId: id, roomName: 'Ensuite' })
    const counts = JSON.stringify(cart).match(/"sku":"FM\d+C"/g) ?? []
    expect(counts).toContain(`"sku":"${RIGHT}"`)
    expect(cart['notAdded']).toEqual([{ sku: LEFT_ONLY, count: 2, message: 'There is no right hand in Chrome.' }])
  })

  it('is checked before it is issued', async () => {
    const { findings } = await done('projectBuilder/checkBeforeIssue', { id })
    expect(findings).toContainEqual(
      expect.objectContaining({
        kind: 'no-twin',
        sku: LEFT_ONLY,
        text: expect.stringContaining('2 pieces not included'),
      }),
    )
  })

  it('has both hands in pick lists, unit by unit', async () => {
    const { bytes } = await ask('labels', { kind: 'pick-list' })
    const pages = readPaperPages(bytes).map((page) => JSON.stringify(page))
    expect(pages).toHaveLength(5)
    expect(pages.map((page) => [LEFT, RIGHT].filter((sku) => page.includes(sku)))).toEqual([
      [LEFT],
      [LEFT],
      [LEFT],
      [RIGHT],
      [RIGHT],
    ])
    expect(pages[4]).toContain('unit 5 of 5, right')
    expect(pages[4]).toContain('No right hand in Chrome')
    expect(pages[0]).not.toContain('No right hand')
  })

  it('has the right code in each unit of a COBie workbook', async () => {
    const { bytes } = await ask('cobie', {})
    const sheets = await readExcelFile(bytes)
    const [head = [], ...rows] = sheets.find(({ sheet }) => sheet === 'Component')!.data as string[][]
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? ''
    const unitsOf = (sku: string) =>
      rows.filter((row) => cell(row, 'TypeName').startsWith(sku)).map((row) => cell(row, 'Space').slice(7, 10))
    expect(unitsOf(LEFT)).toEqual(['001', '002', '003'])
    expect(unitsOf(RIGHT)).toEqual(['004', '005'])
    expect(unitsOf(LEFT_ONLY)).toEqual(['001', '002', '003'])
    expect(unitsOf(PLAIN)).toHaveLength(5)
  })

  it('is drawn and modelled for the hand that is asked for', async () => {
    const drawn = await ask('elevation', { roomId: ROOM_ID })
    const mirrored = await ask('elevation', { roomId: ROOM_ID, hand: 'right' })
    expect([drawn.text.includes(RIGHT), drawn.text.includes('mirrored')]).toEqual([false, false])
    for (const text of ['Type A, Ensuite, right, mirrored', 'Mirrored:', RIGHT, 'no right hand in Chrome'])
      expect(mirrored.text).toContain(text)
    expect(mirrored.text).not.toContain(LEFT)
    expect(mirrored.name).toContain('mirrored')
    expect((await ask('elevation', { roomId: ROOM_ID, hand: 'left' })).text).toBe(drawn.text)
    const { text } = await ask('room-model', { roomId: ROOM_ID, hand: 'right' })
    expect([text.includes(RIGHT), text.includes(LEFT), text.includes('Ensuite, mirrored')]).toEqual([true, false, true])
  })

  it('is shown to the recipient of a link, who comments on a line once', async () => {
    const { link } = await done('projectBuilder/createLink', { id, name: 'Plumber', comments: true })
    const { pathname } = new URL((link as { url: string }).url)
    const page = await (await owner.get(pathname)).text()
    for (const text of ['Type A × 5: 3 left, 2 right', LEFT, RIGHT, '1 × 2 right', MISSING])
      expect(page).toContain(text)
    expect(page.match(/aria-label="Comment: /g)).toHaveLength(3)
  })

  it('is in the shared summary, for anybody', async () => {
    await done('projectBuilder/shareProject', { shoppingListId: id, isShared: true })
    const { summary } = (await (await newBrowser().get(`/au/api/shared-project/?projectId=${id}`)).json()) as {
      summary: { withoutTwin: number; rooms: { lines: object[] }[] }
    }
    expect(summary.withoutTwin).toBe(2)
    expect(summary.rooms[0]!.lines).toMatchObject([
      { sku: LEFT, units: 3, side: 'left' },
      { sku: RIGHT, units: 2, side: 'right', twinOf: LEFT },
      { sku: LEFT_ONLY, units: 3, missing: MISSING },
      { sku: PLAIN, units: 5 },
    ])
  })

  it('is kept by a copy of the project, and counted among its products', async () => {
    const { products } = await done('projectBuilder/getProductUse', { id })
    expect(products).toContainEqual({ productId: 'mixer-56', rooms: 2 })
    const copy = await done('projectBuilder/cloneProject', { shoppingListId: id, projectName: 'Second House' })
    expect(JSON.stringify(copy)).toContain('"hands"')
  })

  it('is in the compliance report, whose units stay those of the type', async () => {
    const { text } = await ask('compliance-report', { format: 'csv' })
    const rows = text.split('\n').filter((row) => [LEFT, RIGHT, PLAIN].some((sku) => row.includes(sku)))
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(text).toContain('Type A (5 units)')
  })

  it('says in the comparison what has changed', async () => {
    const { shoppingList } = await done('projectBuilder/saveProject', {
      id,
      version,
      unitTypes: [{ ...TYPE, hands: { drawn: 'left', left: 1, right: 4 } }],
    })
    version = (shoppingList as { version: number }).version
    const page = await (await owner.get(`/au/project-builder/revisions/?projectId=${id}&from=2&to=now`)).text()
    expect(page).toContain('Left and right units')
    const quotes = await (await owner.get(`/au/project-builder/edit/?step=3&projectId=${id}`)).text()
    expect(quotes).toContain('5 units: 1 left, 4 right')
  })
})

describe('a project without hands', () => {
  it('is answered as before, even with products that have a twin', async () => {
    const plain = await done('projectBuilder/saveProject', {
      id,
      version,
      unitTypes: [{ id: TYPE_ID, name: 'Type A', count: 5, hands: null }],
    })
    expect(JSON.stringify(plain)).not.toMatch(/"(?:hands|twin|side|missing)"/)
    const { project } = await done('projectBuilder/getProjectById', { projectId: id }, { prefer: 'return=minimal' })
    expect(JSON.stringify(project ?? plain)).not.toMatch(/"(?:hands|twin|side|missing)"|FM1056C/)
  })
})
