import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { db, newPerson, site } = usePeople()

const SKU = 'FM1000C'
const ROOMS = [{ name: 'Ensuite', note: 'stone', lineItems: [{ sku: SKU, quantity: 2, note: 'tall' }] }]

interface Listed {
  readonly id: string
  readonly name: string
  readonly isOwn: boolean
  readonly news: readonly { sku: string; kind: string; replacedBy: readonly string[] }[]
}

let owner: Browser
let other: Browser

beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

const act = (name: string, input: object, who = owner, headers: Record<string, string> = {}) =>
  who.act(`projectBuilder/${name}`, input, 'au', headers)

async function saved(name: string, rooms: object[] = ROOMS): Promise<Listed> {
  const { status, body } = await act('saveTemplate', { name, rooms })
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return body['template'] as Listed
}

async function listed(who = owner): Promise<readonly Listed[]> {
  return (await act('listTemplates', {}, who)).body['templates'] as Listed[]
}

async function newProject(who = owner): Promise<{ id: string; version: number; unitTypeId: string }> {
  const input = {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite'],
  }
  const { body } = await act('createShoppingList', input, who)
  const { projectId: id } = body['shoppingList'] as { projectId: string }
  const unitTypeId = randomUUID()
  await act('saveProject', { id, version: 1, unitTypes: [{ id: unitTypeId, name: 'Type A', count: 40 }] }, who)
  return { id, version: 2, unitTypeId }
}

describe('templates', () => {
  it('are kept, renamed, given other rooms, and deleted', async () => {
    const { id } = await saved('  Standard <ensuite>  ')
    expect((await listed())[0]).toMatchObject({ id, name: 'Standard <ensuite>', isOwn: true, news: [] })
    await act('updateTemplate', { id, name: 'Ensuite B' })
    await act('updateTemplate', { id, rooms: [{ name: 'Bath', lineItems: [{ sku: 'BB100', quantity: 1 }] }] })
    expect((await listed())[0]).toMatchObject({
      name: 'Ensuite B',
      rooms: [{ name: 'Bath', lineItems: [{ sku: 'BB100' }] }],
    })
    expect((await act('deleteTemplate', { id })).body).toEqual({ isError: false, id })
    expect((await listed()).map((each) => each.id)).not.toContain(id)
  })

  it('are inserted n times into a type, with rooms and lines of their own', async () => {
    const { id: templateId } = await saved('Ensuite')
    const { id, version, unitTypeId } = await newProject()
    const { body } = await act('insertTemplate', { id, version, templateId, copies: 3, unitTypeId })
    const { roomGroups, lineItems } = body['shoppingList'] as {
      roomGroups: { roomName: string; unitTypeId: string | null }[]
      lineItems: { id: string; totalQuantity: number; roomNotes: string }[]
    }
    expect(roomGroups.map(({ roomName, unitTypeId: type }) => [roomName, type])).toEqual([
      ['Ensuite', null],
      ['Ensuite 2', unitTypeId],
      ['Ensuite 3', unitTypeId],
      ['Ensuite 4', unitTypeId],
    ])
    expect(lineItems.map(({ totalQuantity, roomNotes }) => [totalQuantity, roomNotes])).toEqual([
      [80, 'tall'],
      [80, 'tall'],
      [80, 'tall'],
    ])
    expect(new Set(lineItems.map((each) => each.id)).size).toBe(3)
    const late = await act('insertTemplate', { id, version, templateId, copies: 1 })
    expect(late).toMatchObject({ status: 409, body: { currentVersion: version + 1 } })
  })

  it('start a project of their own, by call and by the form of their page', async () => {
    const { id: templateId } = await saved('Ensuite')
    const details = { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' }
    const { body } = await act('createFromTemplate', {
      templateId,
      projectDetails: details,
      specifierDetails: { username: 'Jo Smith' },
    })
    expect(body['shoppingList']).toMatchObject({
      roomGroups: [{ roomName: 'Ensuite' }],
      lineItems: [{ roomNotes: 'tall' }],
    })
    expect((await act('createFromTemplate', { templateId, projectDetails: details }, other)).status).toBe(400)
    const theirs = { templateId, projectDetails: details, specifierDetails: { username: 'Jo Smith' } }
    expect((await act('createFromTemplate', theirs, other)).status).toBe(404)

    const page = `/au/project-builder/start/?template=${templateId}`
    const post = (form: string, fields: Record<string, string>) =>
      owner.send(`${page}&form=${form}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url },
        body: new URLSearchParams(fields).toString(),
      })
    expect(await (await owner.send(page)).text()).toContain('In one of your projects')
    const refused = await post('new', { ...details, projectType: '' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('type is required.')])
    expect((await post('new', details)).headers.get('location')).toContain('/project-builder/edit/?projectId=')
    const { id } = await newProject()
    expect((await post('existing', { projectId: id })).headers.get('location')).toContain(id)
    expect((await post('existing', { projectId: 'none' })).status).toBe(400)
    expect((await other.send(page)).status).toBe(404)
  })

  it('say what is gone, and what is discontinued with what replaced it', async () => {
    const { id } = await saved('Old ones', [
      {
        name: 'Bath',
        lineItems: [
          { sku: 'GB100', quantity: 1 },
          { sku: SKU, quantity: 1 },
        ],
      },
    ])
    const rooms = [
      {
        name: 'Bath',
        note: '',
        lineItems: [{ sku: 'WAS-SOLD', productId: 'p', name: 'Old Tap', quantity: 1, note: '' }],
      },
    ]
    await saved('Gone')
    await db()
      .updateTable('project_template')
      .set({ rooms: JSON.stringify(rooms) })
      .where('name', '=', 'Gone')
      .execute()
    const all = await listed()
    expect(all.find((each) => each.id === id)?.news).toEqual([
      { sku: 'GB100', name: expect.any(String), kind: 'discontinued', replacedBy: expect.any(Array) },
    ])
    expect(all.find(({ name }) => name === 'Gone')?.news).toEqual([
      { sku: 'WAS-SOLD', name: 'Old Tap', kind: 'gone', replacedBy: [] },
    ])
  })

  it('are the own ones only: those of others are not there (T-127)', async () => {
    const { id: templateId } = await saved('Mine')
    expect((await listed(other)).filter(({ isOwn }) => isOwn)).toEqual([])
    const { id, version } = await newProject()
    const refused: [string, object, Browser][] = [
      ['updateTemplate', { id: templateId, name: 'Taken' }, other],
      ['deleteTemplate', { id: templateId }, other],
      ['insertTemplate', { id, version, templateId }, other],
      ['insertTemplate', { id, version, templateId: randomUUID() }, owner],
      ['deleteTemplate', { id: 'standard-ensuite' }, owner],
    ]
    for (const [name, input, who] of refused)
      expect({ name, status: (await act(name, input, who)).status }).toEqual({ name, status: 404 })
    expect((await listed()).find((each) => each.id === templateId)?.name).toBe('Mine')
  })

  it('are shared with the company: members insert them, their maker and its admins change them', async () => {
    const [admin, maker, member] = [await newPerson(), await newPerson(), await newPerson()]
    const company = (who: Browser, name: string, input: object = {}) => who.act(`company/${name}`, input, 'au')
    const alone = await act('saveTemplate', { name: 'Ours', rooms: ROOMS, isShared: true }, maker)
    expect([alone.status, (await act('listTemplates', {}, maker)).body['mayShare']]).toEqual([403, false])
    expect((await listed(maker)).some(({ name }) => name === 'Ours')).toBe(false)
    for (const person of [maker, member]) {
      await company(admin, 'invite', { email: person.email, role: 'member' })
      const { invitations } = (await company(person, 'members')).body as { invitations: { id: string }[] }
      expect((await company(person, 'accept', { inviteId: invitations[0]!.id })).status).toBe(200)
    }
    const { body } = await act('saveTemplate', { name: 'Ours', rooms: ROOMS, isShared: true }, maker)
    const { id: templateId } = body['template'] as Listed
    const seen = async (who: Browser) => (await listed(who)).find(({ id }) => id === templateId)
    expect(await seen(maker)).toMatchObject({ isOwn: true, isShared: true, mayChange: true })
    expect(await seen(admin)).toMatchObject({ isOwn: false, isShared: true, mayChange: true })
    expect(await seen(member)).toMatchObject({ isOwn: false, isShared: true, mayChange: false })
    expect(await seen(owner)).toBeUndefined()

    const { id, version } = await newProject(member)
    const statusOf = async (name: string, input: object, who: Browser) => (await act(name, input, who)).status
    expect(await statusOf('insertTemplate', { id, version, templateId }, member)).toBe(200)
    const change = { id: templateId, isShared: false }
    for (const who of [member, other]) {
      expect(await statusOf('updateTemplate', change, who)).toBe(404)
      expect(await statusOf('deleteTemplate', { id: templateId }, who)).toBe(404)
    }
    expect(await statusOf('updateTemplate', { id: templateId, name: 'Ours, renamed' }, admin)).toBe(200)
    expect(await seen(member)).toMatchObject({ name: 'Ours, renamed' })

    expect((await company(maker, 'leave')).status).toBe(200)
    expect([await seen(maker), await seen(member)]).toMatchObject([undefined, { isShared: true }])
    expect(await statusOf('updateTemplate', change, maker)).toBe(404)
    expect(await statusOf('deleteTemplate', { id: templateId }, admin)).toBe(200)
    expect(await seen(member)).toBeUndefined()
  })

  it('refuse what no template can hold (T-127)', async () => {
    const line = { sku: SKU, quantity: 1 }
    const room = (part: object = {}) => ({ name: 'Bath', lineItems: [line], ...part })
    const refused: [object, number, RegExp][] = [
      [{ name: ' ', rooms: ROOMS }, 400, /up to 60 characters/],
      [{ name: 'x'.repeat(61), rooms: ROOMS }, 400, /up to 60 characters/],
      [{ name: 'a\u0000b', rooms: ROOMS }, 400, /cannot be used/],
      [{ name: 'No rooms', rooms: [] }, 400, /1 to 50 rooms/],
      [{ name: 'Many', rooms: Array.from({ length: 51 }, (_, at) => room({ name: `R ${at}` })) }, 400, /1 to 50 rooms/],
      [{ name: 'Twice', rooms: [room(), room({ name: 'bath' })] }, 400, /two have one name/],
      [
        { name: 'Lines', rooms: [room({ lineItems: Array.from({ length: 1_001 }, () => line) })] },
        400,
        /1000 line items/,
      ],
      [{ name: 'Half', rooms: [room({ lineItems: [{ ...line, quantity: 1.5 }] })] }, 400, /1 to 9999/],
      [{ name: 'Code', rooms: [room({ lineItems: [{ ...line, sku: 'NONE' }] })] }, 404, /no product NONE/],
    ]
    for (const [input, status, sentence] of refused) {
      const { status: got, body } = await act('saveTemplate', input)
      expect({ got, message: (body['error'] as { message: string }).message }).toEqual({
        got: status,
        message: expect.stringMatching(sentence),
      })
    }
    const { id: templateId } = await saved('Sound')
    const { id, version } = await newProject()
    for (const copies of [0, -1, 1.5, 101]) {
      const { status } = await act('insertTemplate', { id, version, templateId, copies })
      expect({ copies, status }).toEqual({ copies, status: 400 })
    }
    expect((await act('insertTemplate', { id, version, templateId, unitTypeId: randomUUID() })).status).toBe(400)
  })
})
