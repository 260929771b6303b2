import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const METRICS_TOKEN = 'kept-links-metrics'
const { newBrowser, newPerson, site, db } = usePeople({ METRICS_TOKEN })

let owner: Person

beforeAll(async () => {
  owner = await newPerson()
})

const act = (name: string, input: object) => owner.act(`projectBuilder/${name}`, input, 'au')

interface Saved {
  readonly id: string
  readonly version: number
}

const line = (sku: string, quantity: number) => ({ id: randomUUID(), sku, quantity, note: '', tag: '' })

async function newProject(): Promise<Saved> {
  const { body } = await owner.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName: 'Kept House', projectType: 'commercial', projectLocation: 'NSW' },
      customerDetails: { customerName: '', customerEmail: '' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Ensuite 1'],
    },
    'au',
    { prefer: 'return=minimal' },
  )
  return save({ id: (body['project'] as { projectId: string }).projectId, version: 1 }, 'Ensuite 1')
}

async function save({ id, version }: Saved, name: string): Promise<Saved> {
  const rooms = [{ name, unitTypeId: null, lineItems: [line('00TB-1.5/A', 2), line('HI100', 1)] }]
  const { body } = await act('saveProject', { id, version, unitTypes: [], rooms })
  return { id, version: (body['shoppingList'] as { version: number }).version }
}

async function issue({ id, version }: Saved, label: string): Promise<string> {
  const { body } = await act('issueRevision', { id, version, label, purpose: 'For tender' })
  return (body['revision'] as { id: string }).id
}

interface Made {
  readonly linkId: string
  readonly token: string
  readonly path: string
}

async function newLink(id: string, more: object = {}): Promise<Made> {
  const { body } = await act('createLink', { id, name: 'Harbour Plumbing', ...more })
  const { id: linkId, url } = body['link'] as { id: string; url: string }
  const { pathname: path } = new URL(url)
  return { linkId, path, token: path.split('/').at(-2)! }
}

async function open(path: string, who = newBrowser()): Promise<{ status: number; text: string; headers: Headers }> {
  const { status, headers, ...response } = await read(await who.get(path))
  return { status, headers, text: response.text.replaceAll('<!-- -->', '') }
}
async function read(response: Response) {
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Opens a page often enough that it is sent from memory. */
async function keep(path: string): Promise<void> {
  for (let times = 0; times < 3; times++) expect((await open(path)).status).toBe(200)
}

async function sentFromMemory(): Promise<number> {
  const response = await fetch(`${site().url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(/page_cache_total\{outcome="hit"\} (\d+)/.exec(await response.text())?.[1] ?? 0)
}

it('is not rendered again while nothing has changed, is counted each time, and nobody else may store it', async () => {
  const { id } = await newProject()
  const { path } = await newLink(id)
  await keep(path)
  const before = await sentFromMemory()
  const again = await open(path)
  expect(await sentFromMemory()).toBe(before + 1)
  expect(again.text).toContain('Kept House')
  expect(again.headers.get('cache-control')).toBe('private, no-store')
  expect(again.headers.get('referrer-policy')).toBe('no-referrer')
  expect(again.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(again.headers.get('etag')).toBeNull()
  expect((await act('listLinks', { id })).body['links']).toMatchObject([{ opened: 4 }])
})

it('ends with the next request', async () => {
  const { id } = await newProject()
  const { linkId, path } = await newLink(id)
  await keep(path)
  await act('revokeLink', { id, linkId })
  const { status, text } = await open(path)
  expect([status, text.includes('00TB-1.5/A'), text.includes(owner.email)]).toEqual([410, false, true])
})

it('shows what the project says now, and what has been said', async () => {
  const project = await newProject()
  const { path, token } = await newLink(project.id, { comments: true, approval: true })
  await keep(path)
  await save(project, 'Powder room')
  expect((await open(path)).text).toContain('Powder room')
  await keep(path)
  const said = await newBrowser().act('link/comment', { token, text: 'Which waste?', name: 'Sam' }, 'au')
  expect(said.status).toBe(200)
  expect((await open(path)).text).toContain('Which waste?')
  await keep(path)
  const { id: commentId } = said.body['comment'] as { id: string }
  const resolved = await act('resolveComment', { id: project.id, commentId, resolved: true, text: 'A 40 mm one' })
  expect(resolved.body['error']).toBeUndefined()
  expect((await open(path)).text).toMatch(/resolved/)
})

it('says when its revision is no longer the last', async () => {
  const project = await newProject()
  const revisionId = await issue(project, 'A')
  const { path } = await newLink(project.id, { revisionId })
  await keep(path)
  const before = await sentFromMemory()
  await keep(path)
  expect(await sentFromMemory()).toBe(before) // while its pictures are still being read
  await db()
    .updateTable('project_revision')
    .set({ pictures_at: new Date() })
    .where('revision_id', '=', revisionId)
    .execute()
  await keep(path)
  expect(await sentFromMemory()).toBe(before + 1)
  await issue(await save(project, 'Powder room'), 'B')
  const { text } = await open(path)
  expect(text).toContain('Revision B was issued on')
  expect(text).not.toContain('Powder room')
})

it('is read once for recipients who search it together', async () => {
  const { id, version } = await newProject()
  const revisionId = await issue({ id, version }, 'A')
  const { path } = await newLink(id, { revisionId })
  const search = async (words: string) => (await open(`${path}?words=${words}`)).text.includes('>00TB-1.5/A<')
  expect(await search('00tb')).toBe(true)
  // Nothing to read from: what is found below was read before.
  await db().deleteFrom('project_revision_part').where('project_id', '=', id).execute()
  expect(await Promise.all(['00tb', '1.5/a', 'hi100', 'ensuite'].map(search))).toEqual([true, true, false, true])
})

it('knows those who have spoken, and shows one recipient nothing of another (T-110)', async () => {
  const { id } = await newProject()
  const { path, token } = await newLink(id, { comments: true })
  await keep(path)
  const sam = newBrowser()
  await sam.act('link/comment', { token, text: 'Fine', name: 'Sam Zzname' }, 'au')
  const asked = `${path}?on=project`
  for (let times = 0; times < 3; times++) expect((await open(asked, sam)).text).toContain('value="Sam Zzname"')
  for (let times = 0; times < 3; times++) expect((await open(asked)).text).not.toContain('value="Sam Zzname"')
})

it('is rendered for accounts, and an owner who looks is not counted', async () => {
  const { id } = await newProject()
  const { path } = await newLink(id)
  await keep(path)
  const before = await sentFromMemory()
  expect((await open(path, owner)).text).toContain('Kept House')
  expect(await sentFromMemory()).toBe(before)
  expect((await act('listLinks', { id })).body['links']).toMatchObject([{ opened: 3 }])
})
