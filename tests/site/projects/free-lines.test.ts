import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { NO_DETAILS } from '@specify/schedule/free-lines/free-line.ts'
import type { LineItem, Schedule } from '@specify/schedule/model.ts'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople()

const VANITY = {
  maker: 'Joinery <b>Co</b>',
  code: '=CV-900',
  allowance: { kind: 'pc', centAmount: 120_000, gst: 'ex' },
  suppliedBy: 'owner',
  installedBy: 'builder',
  link: 'https://joinery.example/cv',
}
const LINE = { sku: 'free', name: 'Custom vanity by others', quantity: 2, note: 'measure', tag: 'CV-01', free: VANITY }

interface Saved extends Schedule {
  readonly projectId: string
  readonly version: number
}

let owner: Browser

beforeAll(async () => {
  owner = await newPerson()
})

const act = (name: string, input: object, headers: Record<string, string> = {}) =>
  owner.act(`projectBuilder/${name}`, input, 'au', headers)
const minimal = async (name: string, input: object) => {
  const { status, body } = await act(name, input, { prefer: 'return=minimal' })
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return body['project'] as Saved
}
const linesOf = ({ rooms }: Schedule) => rooms.flatMap(({ items }) => items)
const restOf = (line: LineItem) => ({ ...line, id: '', sku: '' })

async function newProject(lineItems: readonly object[] = [LINE]): Promise<Saved> {
  const { projectId: id } = await minimal('createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Bath'],
  })
  return minimal('saveProject', { id, version: 1, rooms: [{ name: 'Bath', lineItems }] })
}

describe('a free line', () => {
  it('is stored, and read with all that was typed', async () => {
    const project = await newProject()
    const [line] = linesOf(project)
    const { name, quantity, note, tag, free } = LINE
    expect(line).toEqual({
      id: expect.any(String),
      sku: expect.stringMatching(/^free:/),
      productId: '',
      name,
      quantity,
      note,
      tag,
      free,
    })
    const { body } = await act('getProjectById', { projectId: project.projectId })
    const { lineItems } = body['shoppingList'] as { lineItems: object[] }
    expect(lineItems).toMatchObject([
      {
        name,
        quantity,
        tag,
        free,
        totalQuantity: 2,
        isProductAvailable: false,
        variant: { price: null, attributes: { 'item-code': '=CV-900', brand: VANITY.maker } },
      },
    ])
  })

  it('stays as it is where a caller of the documents changes its quantity and note', async () => {
    const project = await newProject()
    const [line] = linesOf(project)
    await minimal('performMutationOnMyProjectById', {
      version: project.version,
      projectId: project.projectId,
      lineITemsToUpdate: [{ lineItemId: line!.id, quantity: 5 }],
      roomNotes: [{ lineItemId: line!.id, roomNotes: 'later' }],
    })
    const rooms = [{ name: 'Bath', lineItems: [{ id: line!.id, sku: line!.sku, quantity: 6, note: 'last' }] }]
    const saved = await minimal('saveProject', { id: project.projectId, version: project.version + 1, rooms })
    expect(linesOf(saved)).toEqual([{ ...line, quantity: 6, note: 'last', tag: '' }])
  })

  it('comes back from the history, and with a copy of the project', async () => {
    const project = await newProject()
    const { projectId: id, version } = project
    const edited = await minimal('saveProject', {
      id,
      version,
      rooms: [{ name: 'Bath', lineItems: [{ ...linesOf(project)[0], name: 'Vanity', free: NO_DETAILS }] }],
    })
    expect(linesOf(edited)[0]).toMatchObject({ name: 'Vanity', free: NO_DETAILS })
    const { body } = await act('compareRevisions', { id, from: String(version) })
    expect(body['changes']).toMatchObject([
      { kind: 'product', before: expect.stringContaining('=CV-900'), after: 'Vanity' },
    ])
    expect(linesOf(await minimal('restoreState', { id, version: edited.version, former: version }))).toEqual(
      linesOf(project),
    )
    const copy = await minimal('cloneProject', { projectName: 'Copy', shoppingListId: id })
    expect(linesOf(copy).map(restOf)).toEqual(linesOf(project).map(restOf))
  })

  it('stands in a revision as it was issued, and in a template', async () => {
    const project = await newProject()
    const { projectId: id, version } = project
    const issued = await act('issueRevision', { id, version, label: 'A', purpose: 'For tender' })
    const { id: revisionId } = issued.body['revision'] as { id: string }
    await minimal('saveProject', { id, version, rooms: [] })
    const { body } = await act('getRevision', { id, revisionId })
    expect(body['shoppingList']).toMatchObject({ lineItems: [{ name: LINE.name, free: VANITY }] })
    const { sku, name, quantity, note, free } = LINE
    const rooms = [{ name: 'Bath', lineItems: [{ sku, name, quantity, note, free }] }]
    const { status, body: saved } = await act('saveTemplate', { name: 'Bath by others', rooms })
    expect({ status, error: saved['error'] }).toEqual({ status: 200, error: undefined })
    const template = saved['template'] as { id: string }
    // Prices are not kept, as those of products.
    const kept = { ...free, allowance: null }
    expect(template).toMatchObject({ rooms: [{ lineItems: [{ name, free: kept }] }], news: [] })
    const filled = await minimal('insertTemplate', { id, version: version + 1, templateId: template.id, copies: 2 })
    expect(linesOf(filled).map((line) => line.free)).toEqual([kept, kept])
  })

  it('comes from a list, and goes with it again', async () => {
    const { projectId: id, version } = await newProject([])
    const importId = randomUUID()
    const row = { line: 2, sku: 'free', name: '=Custom <b>vanity</b>', quantity: 3, room: 'Bath', free: { code: 'CV' } }
    const { status, body } = await act('addListRows', { id, version, importId, rows: [row, { ...row, line: 3 }] })
    expect({ status, added: body['added'] }).toEqual({ status: 200, added: 2 })
    const added = await minimal('getProjectById', { projectId: id })
    expect(linesOf(added)).toMatchObject([{ name: row.name, quantity: 6, free: { ...NO_DETAILS, code: 'CV' } }])
    await act('undoListRows', { id, version: body['version'], importId })
    expect(linesOf(await minimal('getProjectById', { projectId: id }))).toEqual([])
  })

  it('is in the shared summary, without its allowance where prices are hidden (T-136)', async () => {
    const { projectId: id, version } = await newProject()
    await act('shareProject', { shoppingListId: id, isShared: true })
    const read = async () => {
      const response = await owner.get(`/au/api/shared-project/?projectId=${id}`)
      return { status: response.status, text: await response.text() }
    }
    const open = await read()
    expect(open.status).toBe(200)
    expect(open.text).toContain('"lineText":"$2,400.00 ex GST"')
    await minimal('saveProject', { id, version, details: { showPricesOnPdf: false } })
    const hidden = await read()
    expect(hidden.text).toContain('Custom vanity by others')
    expect(hidden.text).not.toMatch(/2,400|120000/)
  })

  it.each([
    ['room-model', 'ifc'],
    ['room-model', 'glb'],
    ['elevation', 'svg'],
  ])('alone in a room makes a %s as %s', async (call, format) => {
    const project = await newProject([{ ...LINE, name: 'Vanity' }])
    const query = `projectId=${project.projectId}&roomId=${project.rooms[0]!.id}&format=${format}`
    const response = await owner.get(`/au/api/${call}/?${query}`)
    const text = await response.text()
    expect({ status: response.status, text: response.status === 200 ? '' : text }).toEqual({ status: 200, text: '' })
    if (format === 'glb') return
    expect(text).toContain('Vanity')
    expect(text).not.toContain('free:')
    if (format === 'ifc')
      expect(text).toMatch(/IFCBUILDINGELEMENTPROXY\([^\n]*'CV-01 Vanity'[^\n]*'Not from this catalogue'/)
  })

  it('is on a link, with its allowance only where the link shows prices (T-136)', async () => {
    const project = await newProject()
    const { projectId: id, version } = project
    const issue = (label: string, of: number) => act('issueRevision', { id, version: of, label, purpose: 'For tender' })
    await issue('A', version)
    // Only the amount changes: a mark would tell of it.
    const [line] = linesOf(project)
    const free = { ...VANITY, allowance: { ...VANITY.allowance, centAmount: 130_000 } }
    const rooms = [{ name: 'Bath', lineItems: [{ ...line, free }] }]
    const changed = await minimal('saveProject', { id, version, rooms })
    const { body } = await issue('B', changed.version)
    const { id: revisionId } = body['revision'] as { id: string }
    const read = async (prices: boolean) => {
      const made = await act('createLink', { id, revisionId, name: 'Builder', prices })
      const { url } = made.body['link'] as { url: string }
      const { pathname } = new URL(url)
      const call = await newBrowser().act('link/getLink', { token: pathname.split('/').at(-2) }, 'au')
      const page = await newBrowser().get(pathname)
      return { call: JSON.stringify(call.body), page: await page.text() }
    }
    const [open, hidden] = [await read(true), await read(false)]
    expect(open.call).toContain('"amount":"$2,600.00"')
    expect(open.call).toContain('"mark":"B"')
    expect(open.page).toContain('Allowances, not in the total: $2,600.00 ex GST')
    expect(hidden.call).toContain('Custom vanity by others')
    expect(hidden.call).not.toContain('"mark"')
    expect(hidden.page).toContain('Joinery &lt;b&gt;Co&lt;/b&gt;')
    expect(hidden.page).not.toContain('Joinery <b>Co</b>')
    expect(hidden.call + hidden.page).not.toMatch(/2,600|1,300|130000/)
  })

  it.each([
    ['a script as its link', { free: { ...VANITY, link: 'javascript:alert(1)' } }, /https/],
    ['a negative amount', { free: { ...VANITY, allowance: { ...VANITY.allowance, centAmount: -5 } } }, /allowance/],
    ['an endless amount', { free: { ...VANITY, allowance: { ...VANITY.allowance, centAmount: 1e300 } } }, /allowance/],
    ['no amount', { free: { ...VANITY, allowance: { ...VANITY.allowance, centAmount: 'NaN' } } }, /centAmount/],
    ['another kind of allowance', { free: { ...VANITY, allowance: { ...VANITY.allowance, kind: 'x' } } }, /kind/],
    ['no description', { name: ' ' }, /describe/],
    ['an endless description', { name: 'x'.repeat(201) }, /200/],
    ['a book', { name: 'x'.repeat(100_000) }, /name/],
    ['details of another kind', { free: 'all' }, /free/],
  ])('is refused with %s (T-135)', async (_what, part, sentence) => {
    const { projectId: id, version } = await newProject([])
    const rooms = [{ name: 'Bath', lineItems: [{ ...LINE, ...part }] }]
    const { status, body } = await act('saveProject', { id, version, rooms })
    expect({ status, error: body['error'] }).toEqual({
      status: 400,
      error: expect.objectContaining({ message: expect.stringMatching(sentence) }),
    })
  })

  it('is refused beyond the number that a project may have (T-135)', async () => {
    const { projectId: id, version } = await newProject([])
    const lineItems = Array.from({ length: 10_000 }, () => ({ ...LINE, id: randomUUID() }))
    const { status, body } = await act('saveProject', { id, version, rooms: [{ name: 'Bath', lineItems }] })
    expect({ status, error: body['error'] }).toEqual({
      status: 400,
      error: expect.objectContaining({ message: expect.stringMatching(/at most 2,000 lines/) }),
    })
  })
})
