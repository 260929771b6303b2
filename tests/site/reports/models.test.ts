import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import DxfReader from 'dxf-parser'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { beforeAll, describe, expect, it } from 'vitest'
import readExcelFile from 'read-excel-file/node'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { openIfc } from '#tests/support/files/open-ifc.ts'
import { XmlDocumentParser } from '#tests/support/files/xml-document.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople()

const HOSTILE = `=cmd|'/C calc'!A1 <b>"';#1=X\\X2\\0041`
let owner: Person
let stranger: Person
let projectId: string
let roomId: string
let storeId: string
const emptyId = randomUUID()
let token: string

beforeAll(async () => {
  owner = await newPerson()
  stranger = await newPerson()
  const act = async (name: string, input: object) => {
    const { status, body } = await owner.act(`projectBuilder/${name}`, input, 'au')
    expect({ name, status, error: body['error'] }).toEqual({ name, status: 200, error: undefined })
    return body
  }
  const made = await act('createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    customerDetails: {},
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  projectId = (made['shoppingList'] as { projectId: string }).projectId
  const unitTypeId = randomUUID()
  const line = (sku: string, quantity: number, tag: string) => ({ id: randomUUID(), sku, quantity, note: HOSTILE, tag })
  await act('saveProject', {
    id: projectId,
    version: 1,
    unitTypes: [{ id: unitTypeId, name: 'Type A', count: 3 }],
    rooms: [
      { name: 'Ensuite 1', unitTypeId, lineItems: [line('FM1000C', 2, 'BM-01'), line('00TB-1.5/A', 1, 'WB-01')] },
      { id: emptyId, name: 'Powder Room', unitTypeId, lineItems: [] },
      { name: 'Store', unitTypeId: null, lineItems: [line('FM1001C', 61, ''), line('FM1002C', 60, '')] },
    ],
  })
  const page = await (await owner.get(`/au/project-builder/reports/?projectId=${projectId}`)).text()
  roomId = /<option value="([^"]+)"[^>]*>Type A, Ensuite 1</.exec(page)?.[1] ?? ''
  storeId = /<option value="([^"]+)"[^>]*>Store</.exec(page)?.[1] ?? ''
  const link = await act('createLink', { id: projectId, name: 'Plumber' })
  token = new URL((link['link'] as { url: string }).url).pathname.split('/').at(-2)!
})

async function ask(call: string, query: Readonly<Record<string, string>>, who: Browser = owner) {
  const response = await who.get(`/au/api/${call}/?${new URLSearchParams(query)}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') }
}

describe('model data of a project', () => {
  it('is a COBie workbook of texts, one component a piece', async () => {
    const { status, bytes, headers } = await ask('cobie', { projectId })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('Harbour House COBie.xlsx')
    const sheet = async (name: string) => {
      const sheets = await readExcelFile(bytes)
      const [head = [], ...rows] = sheets.find((each) => each.sheet === name)!.data as string[][]
      return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at]])))
    }
    const components = await sheet('Component')
    expect(components).toHaveLength(3 * (2 + 1) + 61 + 60)
    expect(components).toContainEqual(
      expect.objectContaining({ Space: 'Type A 002 Ensuite 1', TagNumber: 'BM-01', SerialNumber: 'n/a' }),
    )
    expect(components.some(({ Description }) => Description === HOSTILE)).toBe(true)
    const common = await ask('cobie', { projectId, unitTypeId: 'common' })
    expect(common.headers.get('content-disposition')).toContain('Harbour House Common areas COBie.xlsx')
    const ofCommon = (await readExcelFile(common.bytes)).find((each) => each.sheet === 'Component')!
    expect(ofCommon.data).toHaveLength(1 + 61 + 60)
    expect((await sheet('Type')).map(({ ModelNumber }) => ModelNumber)).toEqual(
      expect.arrayContaining(['FM1000C', '00TB-1.5/A']),
    )
  })

  it('is for Revit a parameter file and a type catalogue', async () => {
    const file = await ask('revit-parameters', { projectId, format: 'txt' })
    expect(file.text).toMatch(/^# This is a Revit shared parameter file\.\r\n/)
    const { text, headers } = await ask('revit-parameters', { projectId, format: 'csv' })
    expect(headers.get('content-disposition')).toContain('Harbour House type catalogue.txt')
    const rows: string[][] = parse(text, { delimiter: ',' })
    expect(rows[0]?.slice(0, 3)).toEqual(['', 'Manufacturer##other##', 'Model##other##'])
    expect(rows.map(([name]) => name)).toContain('00TB-1.5/A')
    const links = rows.slice(1).map((row) => row[rows[0]!.indexOf('URL##other##')]!)
    for (const link of links) {
      expect([link, (await fetch(link)).status]).toEqual([link, 200])
    }
  })

  it('is given to the holder of a link, and to nobody else', async () => {
    for (const call of ['cobie', 'revit-parameters', 'room-model', 'elevation']) {
      expect((await ask(call, { token, roomId }, newBrowser())).status, call).toBe(200)
      expect((await ask(call, { projectId, roomId }, newBrowser())).status, call).toBe(401)
      expect((await ask(call, { projectId, roomId }, stranger)).status, call).toBe(404)
    }
  })
})

describe('a room', () => {
  it('is an IFC file that other programs open, hostile notes included', async () => {
    const { status, text } = await ask('room-model', { projectId, roomId, format: 'ifc' })
    expect(status).toBe(200)
    const opened = await openIfc(text)
    expect(opened.schema).toBe('IFC4')
    expect(text).toContain('IFCSPACE(')
    expect(opened.properties.get('Manufacturer')).toBeDefined()
  })

  it('is a glTF file that other programs open', async () => {
    const { bytes } = await ask('room-model', { projectId, roomId, format: 'glb' })
    const { scene } = await new GLTFLoader().parseAsync(new Uint8Array(bytes).buffer, '')
    const names: string[] = []
    scene.traverse(({ name }) => names.push(name))
    expect(names).toEqual(expect.arrayContaining(['Ensuite_1', 'Floor', 'Wall']))
  })

  it('is a drawing at true size, also where products have no model', async () => {
    const svg = await ask('elevation', { projectId, roomId, format: 'svg' })
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg.text).toContain('data-unit="mm" width="420mm"')
    expect(svg.text).toContain('Harbour House')
    expect(svg.text).toMatch(/no model, not drawn|box of its stated size/)
    expect(svg.text).not.toContain('<b>')
    new XmlDocumentParser().parseFromString(svg.text)
    const dxf = new DxfReader().parseSync((await ask('elevation', { projectId, roomId, format: 'dxf' })).text)!
    expect(dxf.header['$INSUNITS']).toBe(4)
    const layers = Object.keys(dxf.tables.layer.layers)
    expect(layers).toEqual(expect.arrayContaining(['A-PRODUCT-OUTLINE', 'A-DIMENSIONS', 'A-SHEET', 'A-TAGS']))
    expect(dxf.entities.filter(({ layer }) => !layers.includes(layer))).toEqual([])
    expect(dxf.entities.map((entity) => ('text' in entity ? entity.text : ''))).toContain('Harbour House')
    const pdf = await ask('elevation', { projectId, roomId, format: 'pdf' })
    expect(readPaperPages(pdf.bytes)).toHaveLength(1)
    // A3, landscape, in points.
    expect(pdf.text).toMatch(/MediaBox \[\s?0 0 119[01](?:\.\d+)? 84[12]/)
  })

  it('without products says so, under its name', async () => {
    expect((await ask('elevation', { projectId, roomId: emptyId })).text).toContain('No products in this room yet')
    const pdf = await ask('elevation', { projectId, roomId: emptyId, format: 'pdf' })
    expect(pdf.headers.get('content-disposition')).toContain('Harbour House Type A, Powder Room elevation.pdf')
  })

  it('refuses what it cannot show', async () => {
    expect((await ask('elevation', { projectId, roomId: randomUUID() })).status).toBe(404)
    expect((await ask('elevation', { projectId, roomId: 'x' })).status).toBe(404)
    const refused = await ask('room-model', { projectId, roomId: storeId })
    expect(refused.status).toBe(413)
    expect(refused.text).toContain('121 pieces')
  })
})
