import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPdf } from '#tests/support/files/open-pdf.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { XmlDocumentParser } from '#tests/support/files/xml-document.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople()

let owner: Person
let stranger: Browser
let projectId: string
const typeA = randomUUID()

const act = (name: string, input: object, who: Browser = owner) => who.act(`projectBuilder/${name}`, input, 'au')
const NASTY = '=HYPERLINK("x")<script>alert(1)</script> ../../CON'

beforeAll(async () => {
  owner = await newPerson()
  stranger = await newPerson()
  const { body } = await act('createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Lobby'],
  })
  projectId = (body['shoppingList'] as { projectId: string }).projectId
  const line = (sku: string, quantity: number, tag: string) => ({
    id: randomUUID(),
    sku,
    quantity,
    tag,
    note: 'zznote',
  })
  const { status } = await act('saveProject', {
    id: projectId,
    version: 1,
    unitTypes: [{ id: typeA, name: 'Type A', count: 30 }],
    rooms: [
      { name: 'Ensuite', unitTypeId: typeA, lineItems: [line('FM1001B', 1, 'BM-01'), line('00TB-1.5/A', 2, 'BA-01')] },
      {
        name: 'Lobby',
        unitTypeId: null,
        note: NASTY,
        lineItems: [line('FM1001C', 3, 'BM-02'), line('FM1000C', 1, '')],
      },
    ],
  })
  expect(status).toBe(200)
})

async function get(call: string, parameters: Record<string, string> = {}, who: Browser = owner) {
  const named = 'token' in parameters || 'projectId' in parameters ? parameters : { projectId, ...parameters }
  const response = await who.get(`/au/api/${call}/?${new URLSearchParams(named)}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') }
}

describe('whose reports they are', () => {
  it.each(['finish-board', 'labels', 'specification'])('%s is for those who may see the project', async (call) => {
    expect((await get(call, {}, stranger)).status).toBe(404)
    expect((await get(call, {}, newBrowser())).status).toBe(401)
    expect((await get(call, { revisionId: randomUUID() })).status).toBe(404)
    expect((await get(call, { token: 'nosuchtoken' }, newBrowser())).status).toBe(404)
    expect((await get(call, { projectId: 'x' })).status).toBe(404)
  })

  it('a link shows them to its recipient until it ends, without the notes that it withholds', async () => {
    const { body } = await act('createLink', {
      id: projectId,
      name: 'Builder',
      prices: false,
      notes: false,
      files: false,
      comments: false,
      approval: false,
    })
    const { id: linkId, url } = body['link'] as { id: string; url: string }
    const token = url.split('/').at(-2)!
    const shown = await get('labels', { token, kind: 'pick-list', unitTypeId: 'common' }, newBrowser())
    expect(shown.status).toBe(200)
    const text = readPaperPages(shown.bytes).join('')
    expect(text).toContain('Lobby')
    expect(text).not.toMatch(/zznote|HYPERLINK/)
    expect((await get('specification', { token, format: 'md' }, newBrowser())).text).toContain('FM1001C')
    await act('revokeLink', { id: projectId, linkId })
    expect((await get('labels', { token }, newBrowser())).status).toBe(410)
  })
})

describe('the page of reports', () => {
  it('offers the rooms of the revision that it is of', async () => {
    const made = await act('cloneProject', { shoppingListId: projectId, projectName: 'Copy' })
    const { projectId: id, version } = made.body['shoppingList'] as { projectId: string; version: number }
    const issued = await act('issueRevision', { id, version, label: 'A', purpose: 'For tender' })
    const { id: revisionId } = issued.body['revision'] as { id: string }
    const item = { id: randomUUID(), sku: 'FM1001C', quantity: 1, note: '', tag: '' }
    const saved = await act('saveProject', {
      id,
      version,
      unitTypes: [],
      rooms: [{ name: 'Laundry', lineItems: [item] }],
    })
    expect([made.status, issued.status, saved.status]).toEqual([200, 200, 200])
    const page = async (more: string) => (await owner.get(`/au/project-builder/reports/?projectId=${id}${more}`)).text()
    const [then, now] = [await page(`&revisionId=${revisionId}`), await page('')]
    for (const name of ['Lobby', 'Type A, Ensuite'])
      expect([then, now].map((text) => text.includes(name))).toEqual([true, false])
    expect([then, now].map((text) => text.includes('>Laundry<'))).toEqual([false, true])
  })
})

describe('labels and pick lists', () => {
  it('are one a line, or one for each unit, and a list for each apartment', async () => {
    const pagesOf = async (more: Record<string, string>) => readPaperPages((await get('labels', more)).bytes)
    expect(await pagesOf({})).toHaveLength(1)
    // 30 units of two lines, 24 labels to a sheet.
    expect(await pagesOf({ per: 'unit', unitTypeId: typeA })).toHaveLength(3)
    const lists = await pagesOf({ kind: 'pick-list' })
    expect(lists).toHaveLength(31)
    expect(lists[30]).toContain('Type A, unit 30 of 30')
    expect(lists[0]).toContain('HYPERLINK')
    expect(lists[0]).toContain('Common areas')
  })

  it('refuse more than a file holds', async () => {
    const unitTypes = [{ id: typeA, name: 'Type A', count: 9_000 }]
    const saved = await act('saveProject', { id: projectId, version: 2, unitTypes })
    const refused = await get('labels', { per: 'unit' })
    expect([saved.status, refused.status]).toEqual([200, 413])
    expect(refused.text).toContain('one apartment type at a time')
    const ofType = (more: Record<string, string>) => get('labels', { kind: 'pick-list', unitTypeId: typeA, ...more })
    const tooMany = await ofType({})
    expect([tooMany.status, tooMany.text]).toEqual([413, expect.stringContaining('fewer apartments at a time')])
    const some = await ofType({ fromUnit: '8998', toUnit: '9000' })
    const pages = readPaperPages(some.bytes)
    expect(pages).toHaveLength(3)
    expect(pages[0]).toContain('Type A, unit 8998 of 9000')
    for (const range of [{ fromUnit: '9001' }, { fromUnit: '3', toUnit: '2' }, { fromUnit: '0' }, { toUnit: 'x' }])
      expect((await ofType(range)).status).toBe(400)
    await act('saveProject', {
      id: projectId,
      version: 3,
      unitTypes: [{ id: typeA, name: 'Type A', count: 30 }],
    })
  })
})

describe('the finish board', () => {
  it('names every finish on one sheet of A3', async () => {
    const board = await get('finish-board', { format: 'json' })
    const { finishes } = JSON.parse(board.text) as { finishes: { name: string; quantity: number }[] }
    expect(finishes.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['White', 60],
      ['Matte Black', 30],
      ['Chrome', 4],
    ])
    const pdf = await get('finish-board')
    expect(readPaperPages(pdf.bytes)).toHaveLength(1)
    const opened = await openPdf(pdf.bytes)
    expect(opened).toMatchObject({
      pageCount: 1,
      language: 'en-AU',
      isTagged: true,
      title: 'Harbour House, finish board',
    })
    expect([...opened.roles]).toEqual(expect.arrayContaining(['Document', 'H1', 'P']))
    for (const name of ['White', 'Matte Black', 'Chrome']) expect(opened.text).toContain(name)
    expect(pdf.bytes.toString('latin1')).toMatch(/MediaBox \[0 0 119\d(?:\.\d+)? 84\d/)
  })
})

describe('the specification', () => {
  it('comes as a Word document that says what its Markdown says', async () => {
    const docx = await get('specification', { equal: 'true' })
    const files = unzipSync(new Uint8Array(docx.bytes))
    const parts = Object.keys(files).filter((name) => /\.(?:xml|rels)$/.test(name))
    expect(parts).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/styles.xml']))
    for (const name of parts) new XmlDocumentParser().parseFromString(Buffer.from(files[name]!).toString('utf8'))
    const xml = Buffer.from(files['word/document.xml']!).toString('utf8')
    const text = xml.replaceAll(/<[^>]+>/g, '')
    for (const said of ['BA-01 Tūroa Basin', 'FM1001B, or approved equal', 'Quantity: 60. Location: Type A, Ensuite.'])
      expect(text).toContain(said)
    const markdown = await get('specification', { format: 'md' })
    expect(markdown.text).toContain('### BA-01 Tūroa Basin')
    expect(markdown.text).not.toContain('approved equal')
    expect(markdown.headers.get('content-disposition')).toContain('Harbour House specification.md')
  })

  it('is written with the template of the office, which two may not overwrite blindly (T-127)', async () => {
    const save = (clause: string, version: number) =>
      act('saveSpecificationTemplate', { clause, equal: 'or equal', version })
    const unknown = await save('{nothing}', 0)
    expect(unknown.status).toBe(400)
    expect(JSON.stringify(unknown.body)).toContain('There is no field {nothing}')
    const first = await save('Supply **{code}**{equal}', 0)
    expect(first.status).toBe(200)
    expect((await save('late', 0)).status).toBe(409)
    expect((await get('specification', { format: 'md', equal: 'true' })).text).toContain(
      'Supply **00TB-1.5/A** or equal',
    )
    const page = await (await owner.get(`/au/project-builder/reports/specification/?projectId=${projectId}`)).text()
    expect(page).toContain('Supply <')
    expect((await act('saveSpecificationTemplate', { clause: 'x', equal: '', version: 0 }, newBrowser())).status).toBe(
      401,
    )
  })
})

describe('building product information', () => {
  it('says what is stated of a code in New Zealand, and what is not', async () => {
    const ask = (address: string) => newBrowser().get(address)
    const answer = await ask('/nz/api/building-product-information/?code=FM1000C')
    const { missing } = (await answer.json()) as { missing: string[] }
    expect(missing).toContain('Manufacturer')
    const paper = await ask('/nz/api/building-product-information/?code=FM1000C&format=pdf')
    expect(readPaperPages(Buffer.from(await paper.arrayBuffer())).join(' ')).toContain('Not stated')
    const page = await ask('/nz/building-product-information/?code=FM1000C')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Not stated')])
    const statuses = await Promise.all(
      [
        '/nz/building-product-information/',
        '/nz/building-product-information/?code=%3Cscript%3E',
        '/nz/api/building-product-information/?code=ZZINTSKU1',
        '/au/api/building-product-information/?code=FM1000C',
        '/au/building-product-information/?code=FM1000C',
      ].map(async (address) => (await ask(address)).status),
    )
    expect(statuses).toEqual([200, 404, 404, 404, 404])
    const product = await ask('/nz/product/FM1000C/')
    const path = new URL(product.headers.get('location') ?? '', 'http://site.test').pathname
    expect(await (await ask(path)).text()).toContain('/nz/building-product-information/?code=FM1000C')
  })
})
