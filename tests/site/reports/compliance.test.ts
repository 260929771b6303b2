import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople()

let owner: Person
let stranger: Browser
let tower: Saved

interface Saved {
  readonly id: string
  readonly version: number
}

const line = (sku: string, quantity: number, more: object = {}) => ({ sku, quantity, note: 'zznote', ...more })
const act = (name: string, input: object, who: Browser = owner) => who.act(`projectBuilder/${name}`, input, 'au')

async function newProject(
  projectName: string,
  rooms: readonly object[],
  unitTypes: readonly object[] = [],
): Promise<Saved> {
  const { body } = await owner.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName, projectType: 'commercial', projectLocation: 'NSW' },
      customerDetails: { customerName: 'zzcust', customerEmail: 'zzcust@x.test' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Ensuite 1'],
    },
    'au',
    { prefer: 'return=minimal' },
  )
  const { projectId: id } = body['project'] as { projectId: string }
  const { status, body: saved } = await act('saveProject', { id, version: 1, rooms, unitTypes })
  expect({ status, error: saved['error'] }).toEqual({ status: 200, error: undefined })
  return { id, version: (saved['shoppingList'] as { version: number }).version }
}

async function ask(call: string, parameters: Record<string, string>, who: Browser = owner) {
  const response = await who.get(`/au/api/${call}/?${new URLSearchParams(parameters)}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type') ?? '', bytes, text: bytes.toString() }
}
const report = async (parameters: Record<string, string>, who?: Browser) =>
  JSON.parse((await ask('compliance-report', parameters, who)).text) as Report

interface Report {
  readonly lines: readonly { sku: string; total: number; leadFree: string; name: string }[]
  readonly totals: { readonly quantity: number; readonly estimate: { litresPerDay: number } | null }
  readonly warnings: readonly { kind: string; text: string }[]
  readonly missing: readonly { sku: string; fields: readonly string[] }[]
  readonly assumptions: Record<string, number | null>
}

beforeAll(async () => {
  owner = await newPerson()
  stranger = await newPerson()
  const typeId = randomUUID()
  tower = await newProject(
    'Harbour House',
    [
      {
        name: 'Ensuite 1',
        unitTypeId: typeId,
        access: 'accessible-2021',
        lineItems: [line('FM1001C', 2, { tag: 'BM-01' })],
      },
      { name: 'Lobby 1', lineItems: [line('FM1002C', 3), line('HI100', 1)] },
    ],
    [{ id: typeId, name: 'Type A', count: 40 }],
  )
})

describe('the compliance report', () => {
  it('has the same figures as JSON, CSV, PDF and on screen', async () => {
    const { id: projectId } = tower
    const json = await report({ projectId })
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining(['lines', 'totals', 'warnings', 'missing', 'assumptions', 'disclaimer']),
    )
    expect(json.lines.map(({ sku, total, leadFree }) => [sku, total, leadFree])).toEqual([
      ['FM1002C', 3, 'not stated'],
      ['HI100', 1, expect.any(String)],
      ['FM1001C', 80, 'not stated'],
    ])
    expect(json.totals).toMatchObject({ quantity: 84, estimate: null })
    expect(json.missing.find(({ sku }) => sku === 'FM1001C')?.fields).toContain('Lead free')

    const csv = await ask('compliance-report', { projectId, format: 'csv' })
    expect(csv.type).toContain('text/csv')
    const rows = csv.text.split('\r\n').map((row) => row.split(','))
    for (const { sku, total, leadFree } of json.lines) {
      const row = rows.find(([, code]) => code === sku)!
      expect([row[8], row[16]]).toEqual([String(total), leadFree])
    }
    const pdf = await ask('compliance-report', { projectId, format: 'pdf' })
    expect(pdf.type).toBe('application/pdf')
    const paper = readPaperPages(pdf.bytes).join('\n').replaceAll(/\s+/g, ' ')
    const screen = await (await owner.get(`/au/project-builder/reports/compliance/?projectId=${projectId}`)).text()
    for (const text of ['not a certificate', 'BM-01', 'FM1001C', 'FM1002C']) {
      expect(paper).toContain(text)
      expect(screen).toContain(text)
      expect(csv.text).toContain(text)
    }
    expect(paper).toContain(`Warnings ${json.warnings.length}`)
    expect(screen).toMatch(new RegExp(`<dt>Warnings</dt><dd>${json.warnings.length}</dd>`))
    expect(screen.indexOf('not a certificate')).toBeLessThan(screen.indexOf('<table'))
    for (const text of [paper, screen, csv.text]) expect(text).not.toContain('zznote')
  })

  it('estimates from what was typed alone, without script, and refuses what is no number', async () => {
    const { id: projectId } = tower
    const typed = { projectId, persons: '100', flushes: '4' }
    expect((await report(typed)).assumptions).toMatchObject({ persons: 100, flushes: 4, days: null })
    expect((await ask('compliance-report', { projectId, persons: '-1' })).status).toBe(400)
    const address = `/au/project-builder/reports/compliance/?${new URLSearchParams({ ...typed, days: 'x<b>' })}`
    const screen = await (await owner.get(address)).text()
    expect(screen).toContain('100 people × 4 uses × not stated')
    expect(screen).not.toContain('x<b>')
  })

  it('is the owner’s, and a link’s with its rights until the link ends', async () => {
    const { id: projectId } = tower
    for (const call of ['compliance-report', 'access-view']) {
      expect((await ask(call, { projectId }, stranger)).status).toBe(404)
      expect((await ask(call, { projectId }, newBrowser())).status).toBe(401)
      expect((await ask(call, { projectId: randomUUID() })).status).toBe(404)
    }
    const { body } = await act('createLink', { id: projectId, name: 'Certifier' })
    const { id: linkId, url } = body['link'] as { id: string; url: string }
    const token = url.split('/').at(-2)!
    const visitor = newBrowser()
    const shown = await report({ token }, visitor)
    expect(shown.totals.quantity).toBe(84)
    const screen = await visitor.get(`/au/project-builder/reports/compliance/?token=${token}`)
    expect(screen.status).toBe(200)
    expect(screen.headers.get('referrer-policy')).toBe('no-referrer')
    const text = await screen.text()
    expect(text).toContain('FM1001C')
    for (const secret of ['zzcust', owner.email, projectId, 'Jo Smith']) expect(text).not.toContain(secret)
    expect(await (await visitor.get(`/au/l/${token}/`)).text()).toContain('reports/compliance/?token=')
    await act('revokeLink', { id: projectId, linkId })
    for (const call of ['compliance-report', 'access-view'])
      expect((await ask(call, { token }, visitor)).status).toBe(410)
    expect((await visitor.get(`/au/project-builder/reports/access/?token=${token}`)).status).toBe(410)
  })
})

describe('marks of access', () => {
  const roomsOf = async ({ id }: Saved) => {
    const { body } = await act('getProjectById', { shoppingListId: id })
    return (body['shoppingList'] as { roomGroups: { roomName: string; access?: string }[] }).roomGroups
  }

  it('stay with a save that does not know of them, come with a copy, and are in the difference of revisions', async () => {
    const { id, version } = tower
    expect((await roomsOf(tower)).map(({ access }) => access)).toEqual(['accessible-2021', undefined])
    const view = JSON.parse((await ask('access-view', { projectId: id })).text) as {
      rooms: { room: string; lacking: { sku: string; flag: string }[] }[]
    }
    expect(view.rooms.map(({ room }) => room)).toEqual(['Ensuite 1'])
    expect(view.rooms[0]?.lacking).toMatchObject([{ sku: 'FM1001C', flag: 'not stated' }])
    const screen = await (await owner.get(`/au/project-builder/reports/access/?projectId=${id}`)).text()
    expect(screen).toContain('Accessible, AS 1428.1:2021')
    const pdf = await ask('access-view', { projectId: id, format: 'pdf' })
    expect(readPaperPages(pdf.bytes).join('\n')).toContain('FM1001C')

    const issued = await act('issueRevision', { id, version, label: 'A', purpose: 'For tender' })
    const { id: revisionId } = issued.body['revision'] as { id: string }
    const given = await act('saveProject', {
      id,
      version,
      rooms: [
        { name: 'Ensuite 1', lineItems: [line('FM1001C', 2)] },
        { name: 'Lobby 1', access: 'ambulant', lineItems: [line('FM1002C', 3)] },
      ],
    })
    expect(given.status).toBe(200)
    expect((await roomsOf(tower)).map(({ access }) => access)).toEqual(['accessible-2021', 'ambulant'])
    const { body } = await act('compareRevisions', { id, from: revisionId, to: 'now' })
    expect(body['changes']).toContainEqual(
      expect.objectContaining({ kind: 'access', room: 'Lobby 1', before: null, after: 'Ambulant, AS 1428.1' }),
    )
    const old = JSON.parse((await ask('access-view', { projectId: id, revisionId })).text) as { rooms: unknown[] }
    expect(old.rooms).toHaveLength(1)
  })

  it('leave the answers of projects without one as they were, and refuse others', async () => {
    const plain = await newProject('Plain', [{ name: 'Bath 1', lineItems: [line('FM1003C', 1)] }])
    const { body } = await act('getProjectById', { shoppingListId: plain.id })
    expect(JSON.stringify(body)).not.toContain('"access"')
    const refused = await act('saveProject', { ...plain, rooms: [{ name: 'Bath 1', access: 'x', lineItems: [] }] })
    expect(refused.status).toBe(400)
  })
})
