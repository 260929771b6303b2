import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROFILE_INPUT } from '#app/features/accounts/testing/profile.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson, db } = usePeople()

let owner: Person
let staff: Browser
let stranger: Browser

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
  stranger = await newPerson()
})

const MINIMAL = { prefer: 'return=minimal' }
const act = (name: string, input: object, who: Browser = owner) => who.act(`projectBuilder/${name}`, input, 'au')
const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  code: (body['error'] as { code?: string } | undefined)?.code,
})

interface Saved {
  readonly id: string
  readonly version: number
}

const line = (sku: string, quantity: number, note = 'zznote') => ({
  id: randomUUID(),
  sku,
  quantity,
  note,
  tag: 'BM-01',
})

/** Type A × 40 with one room, for a customer. */
async function newProject(lineItems: readonly object[] = [line('00TB-1.5/A', 2), line('HI100', 1)]): Promise<Saved> {
  const { body } = await owner.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
      customerDetails: { customerName: 'zzcust', customerEmail: 'zzcust@x.test' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Ensuite 1'],
    },
    'au',
    MINIMAL,
  )
  return save({ id: (body['project'] as { projectId: string }).projectId, version: 1 }, lineItems)
}

async function save({ id, version }: Saved, lineItems: readonly object[]): Promise<Saved> {
  const unitTypeId = randomUUID()
  const { status, body } = await act('saveProject', {
    id,
    version,
    unitTypes: [{ id: unitTypeId, name: 'Type A', count: 40 }],
    rooms: [{ name: 'Ensuite 1', unitTypeId, lineItems }],
  })
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return { id, version: (body['shoppingList'] as { version: number }).version }
}

async function issue({ id, version }: Saved, label: string): Promise<string> {
  const { body } = await act('issueRevision', { id, version, label, purpose: 'For tender' })
  return (body['revision'] as { id: string }).id
}

interface Made {
  readonly id: string
  readonly url: string
  readonly token: string
  readonly path: string
}

async function newLink(id: string, more: object = {}): Promise<Made> {
  const { status, body } = await act('createLink', { id, name: 'Harbour Plumbing', ...more })
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  const { id: linkId, url } = body['link'] as { id: string; url: string }
  const { pathname: path } = new URL(url)
  return { id: linkId, url, path, token: path.split('/').at(-2)! }
}

async function visit(path: string, who: Browser = newBrowser()) {
  const response = await who.get(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const getLink = (token: string, more: object = {}) => newBrowser().act('link/getLink', { token, ...more }, 'au')
const listed = async (id: string) => (await act('listLinks', { id })).body['links'] as Record<string, unknown>[]

it('names have no mark that nobody sees, whatever was sent', async () => {
  const hidden = (name: string) => `\u202e${name.replace(' ', ' \u200b\u2066')}\u2069\u200f`
  const person = await newPerson()
  await person.call('update', { ...PROFILE_INPUT, firstName: hidden('Jo Ann'), companyName: hidden('Studio Smith') })
  expect(await person.account()).toMatchObject({ firstName: 'Jo Ann', companyName: 'Studio Smith' })
  const { body } = await person.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName: hidden('Harbour House'), projectType: 'commercial', projectLocation: 'NSW' },
      specifierDetails: { username: hidden('Jo Smith') },
      selectedRoomDetails: [hidden('Wet Room')],
    },
    'au',
    MINIMAL,
  )
  const { projectId: id } = body['project'] as { projectId: string }
  const unitTypeId = randomUUID()
  await person.act(
    'projectBuilder/saveProject',
    {
      id,
      version: 1,
      unitTypes: [{ id: unitTypeId, name: hidden('Type A'), count: 1 }],
      rooms: [{ name: hidden('Wet Room'), unitTypeId, lineItems: [line('HI100', 1, hidden('By the door'))] }],
    },
    'au',
  )
  await person.act('projectBuilder/createLink', { id, name: hidden('Harbour Plumbing') }, 'au')
  const kept = await Promise.all([
    db().selectFrom('project').selectAll().where('project_id', '=', id).execute(),
    db().selectFrom('project_link').select('name').where('project_id', '=', id).execute(),
  ])
  const text = JSON.stringify(kept)
  for (const name of ['Harbour House', 'Jo Smith', 'Wet Room', 'Type A', 'By the door', 'Harbour Plumbing'])
    expect(text).toContain(name)
  expect(text).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
})

describe('a link', () => {
  it('shows the project to its holder, without what is nobody else’s (T-038)', async () => {
    const { id } = await newProject()
    const { path, token } = await newLink(id, { prices: true })
    const page = await visit(path)
    const call = await getLink(token)
    expect([page.status, call.status]).toEqual([200, 200])
    for (const shown of [
      'Harbour House',
      'Harbour Plumbing',
      'Ensuite 1',
      '00TB-1.5/A',
      'BM-01',
      'zznote',
      'centAmount',
    ]) {
      expect(page.text).toContain(shown)
      expect(JSON.stringify(call.body)).toContain(shown)
    }
    for (const secret of ['zzcust', owner.email, id, 'opportunityNumber']) {
      expect(page.text).not.toContain(secret)
      expect(JSON.stringify(call.body)).not.toContain(secret)
    }
    expect(page.text).toContain('<meta name="robots" content="noindex"/>')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.text).toMatch(/href="\/au\/product\/[^"]+00TB/)
  })

  it('has no price, note or file in any byte where it shows none (T-039)', async () => {
    const { id } = await newProject()
    const shown = await newLink(id, { prices: true })
    const withheld = await newLink(id, { prices: false, notes: false, files: false })
    const bytes = async ({ path, token }: Made) =>
      [(await visit(path)).text, JSON.stringify((await getLink(token)).body)] as const
    for (const text of await bytes(shown)) expect(text).toMatch(/centAmount/)
    for (const text of await bytes(withheld)) {
      expect(text).not.toMatch(/centAmount|\$\d|zznote|unitPrice|totalPrice/)
      expect(text).toContain('00TB-1.5/A')
      expect(text.match(/"files":\[(?!\])/g)).toBeNull()
    }
  })

  it('shows the revision that it was made for, and says when there is a newer one', async () => {
    const project = await newProject()
    const revisionId = await issue(project, 'A')
    const { path, token } = await newLink(project.id, { revisionId })
    const latest = await newLink(project.id)
    const changed = await save(project, [line('HI100', 3)])
    expect((await getLink(token)).body['link']).toMatchObject({ revision: { label: 'A' }, newer: null, quantity: 120 })
    expect((await getLink(latest.token)).body['link']).toMatchObject({ revision: null, newer: null, quantity: 120 })
    expect((await visit(path)).text).toContain('00TB-1.5/A')
    expect((await visit(latest.path)).text).not.toContain('00TB-1.5/A')
    await issue(changed, 'B')
    expect((await getLink(token)).body['link']).toMatchObject({ newer: { label: 'B' } })
    expect((await visit(path)).text.replaceAll('<!-- -->', '')).toContain('Revision B was issued on')
  })

  it('tells of no change of prices and notes where it shows none (T-108)', async () => {
    const project = await newProject()
    await issue(project, 'A')
    const { body } = await act('getProjectById', { projectId: project.id })
    const lines = (body['shoppingList'] as { lineItems: { id: string }[] }).lineItems
    const again = [
      { id: lines[0]!.id, sku: '00TB-1.5/A', quantity: 2, note: 'zzother', tag: 'BM-01' },
      { id: lines[1]!.id, sku: 'HI100', quantity: 5, note: 'zznote', tag: 'BM-01' },
    ]
    const revisionId = await issue(await save(project, again), 'B')
    const marks = async (more: object) => {
      const { token } = await newLink(project.id, { revisionId, ...more })
      const { part } = (await getLink(token)).body['link'] as { part: { rooms: { lines: { mark?: string }[] }[] } }
      return part.rooms[0]!.lines.map(({ mark }) => mark)
    }
    expect(await marks({ notes: true })).toEqual(['B', 'B'])
    expect(await marks({ notes: false })).toEqual([undefined, 'B'])
  })

  it('answers 410 with whom to ask once it was ended or has expired, and 404 where it never was (T-107)', async () => {
    const { id } = await newProject()
    const [ended, expired] = [await newLink(id), await newLink(id)]
    expect((await act('revokeLink', { id, linkId: ended.id })).status).toBe(200)
    expect((await act('revokeLink', { id, linkId: ended.id })).status).toBe(200)
    await db()
      .updateTable('project_link')
      .set({ expires_at: new Date(0) })
      .where('link_id', '=', expired.id)
      .execute()
    for (const [{ token, path }, code] of [
      [ended, 'link_revoked'],
      [expired, 'link_expired'],
    ] as const) {
      const call = await getLink(token)
      expect(errorOf(call)).toEqual({ status: 410, code })
      expect(call.body).toMatchObject({ contact: { email: owner.email } })
      const page = await visit(path)
      expect(page.status).toBe(410)
      expect(page.text).toContain(owner.email)
      expect(page.text).not.toContain('Harbour House')
    }
    const never = 'A'.repeat(ended.token.length)
    expect(errorOf(await getLink(never))).toEqual({ status: 404, code: 'not_found' })
    expect((await visit(`/au/l/${never}/`)).status).toBe(404)
    expect((await visit(`/au/l/${'%F0%9F%9A%BF'.repeat(40)}/`)).status).toBe(404)
    expect(new Set((await listed(id)).map(({ state }) => state))).toEqual(new Set(['expired', 'revoked']))
  })

  it('ends with its project (T-107)', async () => {
    const { id, version } = await newProject()
    const { path } = await newLink(id)
    expect((await act('deleteProject', { id, version })).status).toBe(200)
    expect((await visit(path)).status).toBe(410)
  })

  it('counts who opens it, but not its owner', async () => {
    const { id } = await newProject()
    const { path } = await newLink(id)
    await visit(path, owner)
    expect(await listed(id)).toMatchObject([{ opened: 0, lastOpenedAt: null }])
    await visit(path)
    await visit(path, stranger)
    await visit(`${path}?words=hi100`)
    expect(await listed(id)).toMatchObject([{ opened: 2, lastOpenedAt: expect.stringMatching(/^20/) }])
  })

  it('is kept as a hash of at least 128 random bits (T-041)', async () => {
    const { id } = await newProject()
    const { id: linkId, token } = await newLink(id)
    const row = await db()
      .selectFrom('project_link')
      .selectAll()
      .where('link_id', '=', linkId)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(row.token_hash).toHaveLength(32)
    expect(JSON.stringify(await listed(id))).not.toContain(token)
  })

  it('leads to the market of its project, and finds lines by all words', async () => {
    const { id } = await newProject()
    const { path, token } = await newLink(id)
    const elsewhere = await newBrowser().send(path.replace('/au/', '/nz/'), { redirect: 'manual' })
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, path])
    const found = await visit(`${path}?words=ensuite+hi100`)
    expect(found.text).toContain('HI100')
    expect(found.text).not.toContain('00TB-1.5/A')
    expect((await getLink(token, { words: 'zznothing' })).body['link']).toMatchObject({ part: { lines: 0, rooms: [] } })
    expect((await visit(`${path}?words=%3Cscript%3E`)).text).not.toContain('<script>”')
  })
})

describe('long schedules', () => {
  it('come in parts, each line in one of them', async () => {
    const lines = Array.from({ length: 650 }, (_, index) => line('HI100', 1 + (index % 9)))
    const { id } = await newProject(lines)
    const { path, token } = await newLink(id)
    const seen: string[] = []
    for (const part of [1, 2, 3]) {
      const { body } = await getLink(token, { part })
      const view = body['link'] as { part: { count: number; rooms: { lines: { id: string }[] }[] } }
      expect(view.part.count).toBe(3)
      seen.push(...view.part.rooms.flatMap((room) => room.lines.map((each) => each.id)))
    }
    expect(new Set(seen).size).toBe(650)
    expect(seen).toHaveLength(650)
    expect((await getLink(token, { part: 4 })).body['link']).toMatchObject({ part: { rooms: [] } })
    expect((await visit(`${path}?part=2`)).text.replaceAll('<!-- -->', '')).toContain('Part 2 of 3')
  })
})

it('says so where an address asks for a part that is not there any more', async () => {
  const { id } = await newProject()
  const { path } = await newLink(id)
  const { text } = await visit(`${path}?part=7`)
  expect(text).toContain('this part is no longer there')
  expect(text).not.toContain('Nothing is scheduled yet')
})

describe('the links of a project', () => {
  it('are the owner’s to make and end, the owner’s and staff’s to read (T-109)', async () => {
    const { id } = await newProject()
    const { id: linkId } = await newLink(id)
    const calls = [
      ['listLinks', { id }],
      ['createLink', { id, name: 'Other' }],
      ['revokeLink', { id, linkId }],
    ] as const
    const statuses = async (who: Browser) =>
      Promise.all(calls.map(async ([name, input]) => (await act(name, input, who)).status))
    expect(await statuses(staff)).toEqual([200, 404, 404])
    expect(await statuses(stranger)).toEqual([404, 404, 404])
    expect(await statuses(newBrowser())).toEqual([401, 401, 401])
    const other = await newProject()
    expect(errorOf(await act('revokeLink', { id: other.id, linkId }))).toEqual({ status: 404, code: 'not_found' })
    expect((await getLink((await newLink(id)).token)).status).toBe(200)
  })

  it('refuse what they cannot take', async () => {
    const project = await newProject()
    const revisionId = await issue(await newProject(), 'A')
    const { id } = project
    for (const [given, status] of [
      [{ name: '' }, 400],
      [{ name: 'A\nB' }, 400],
      [{ name: 'x'.repeat(101) }, 400],
      [{ expiresAt: '2020-01-01' }, 400],
      [{ expiresAt: '2026-02-31' }, 400],
      [{ expiresAt: 'tomorrow' }, 400],
      [{ expiresAt: '2027-13-01T00:00:00Z' }, 400],
      [{ revisionId }, 404],
      [{ revisionId: 'B' }, 404],
    ] as const)
      expect((await act('createLink', { id, name: 'Jo', ...given })).status).toBe(status)
    await db()
      .insertInto('project_link')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          project_id: id,
          revision_id: null,
          token_hash: Buffer.from(`${id} ${index}`),
          name: 'Jo',
          shows_prices: false,
          shows_notes: false,
          shows_files: false,
          takes_comments: false,
          takes_approval: false,
          created_at: new Date(),
          expires_at: null,
          revoked_at: null,
          last_opened_at: null,
        })),
      )
      .execute()
    expect(errorOf(await act('createLink', { id, name: 'Jo' }))).toEqual({ status: 400, code: 'invalid_input' })
  })

  it('are made and ended by forms, and shown once', async () => {
    const { id } = await newProject()
    const post = (form: string, fields: Record<string, string>, who: Browser = owner) =>
      who.send(`/au/project-builder/links/?projectId=${id}&form=${form}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id, ...fields }).toString(),
      })
    const sent = await post('create', { name: '<b>Inert</b>', files: 'on', expiresAt: '2090-01-31' })
    expect(sent.status).toBe(200)
    const made = await sent.text()
    const [, path = ''] = /value="http[^"]*?(\/au\/l\/[\w-]+\/)"/.exec(made) ?? []
    expect((await visit(path)).status).toBe(200)
    expect(made).not.toContain('<b>Inert')
    const page = await (await owner.get(`/au/project-builder/links/?projectId=${id}`)).text()
    expect(page).not.toContain(path)
    expect(page).toContain('Until 31 Jan 2090')
    const wrong = await post('create', { name: 'Jo', expiresAt: '2001-01-01' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('must be in the future')
    const [{ id: linkId }] = (await listed(id)) as [{ id: string }]
    expect((await post('revoke', { linkId }, stranger)).status).toBe(302)
    expect((await visit(path)).status).toBe(200)
    expect((await post('revoke', { linkId })).status).toBe(303)
    expect((await visit(path)).status).toBe(410)
  })
})
