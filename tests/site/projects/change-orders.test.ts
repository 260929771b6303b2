import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { db, newPerson } = usePeople()

let owner: Person
let other: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

const TEXT = 'Level 3\nIncrease FM1000C from 12 to 16\nDelete 6 x FM1002C\nSwap FM1003C for FM1003B'
const ROWS = [
  { line: 2, kind: 'set', sku: 'FM1000C', from: 12, quantity: 16, room: 'Level 3' },
  { line: 3, kind: 'remove', sku: 'FM1002C', quantity: 6, room: 'Level 3' },
  { line: 4, kind: 'out', sku: 'FM1003C', quantity: null, room: 'Level 3' },
  { line: 4, kind: 'in', sku: 'FM1003B', quantity: null, room: 'Level 3' },
] as const

/** A project with twelve, ten and eight products on one level. */
async function newProject(): Promise<{ id: string; version: number }> {
  const made = await owner.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  const id = (made.body['shoppingList'] as { projectId: string }).projectId
  const rows = [['FM1000C', 12], ['FM1002C', 10], ['FM1003C', 8]].map(([sku, quantity], at) => ({ line: at + 1, sku, quantity, room: 'Level 3' })) // prettier-ignore
  const { body } = await owner.act('projectBuilder/addListRows', { id, version: 1, importId: randomUUID(), rows })
  return { id, version: body['version'] as number }
}

/** The schedule as the database holds it. */
async function stored(id: string): Promise<string> {
  const row = await db()
    .selectFrom('project')
    .select(['unit_types', 'rooms', 'substitutions'])
    .where('project_id', '=', id)
    .executeTakeFirstOrThrow()
  return JSON.stringify(row)
}

async function quantities(id: string): Promise<string[]> {
  const { body } = await owner.act('projectBuilder/getProjectById', { shoppingListId: id })
  const { lineItems } = body['shoppingList'] as { lineItems: readonly { quantity: number; variant: { sku: string } }[] }
  return lineItems.map(({ quantity, variant }) => `${quantity} ${variant.sku}`)
}

const change = (id: string, more: object = {}) => ({ id, mode: 'changes', rows: ROWS, ...more })

describe('a change order', () => {
  it('is read, planned without a change, applied once, and taken back byte for byte', async () => {
    const { id, version } = await newProject()
    const before = await stored(id)
    const form = new FormData()
    for (const [name, value] of Object.entries({ projectId: id, text: TEXT, mode: 'auto' })) form.set(name, value)
    const read = (await (await owner.send('/au/api/read-list/', { method: 'POST', body: form })).json()) as {
      mode: string
      rows: readonly { code: string; quantity: string; change: { kind: string; from: string } }[]
    }
    expect(read.mode).toBe('changes')
    expect(read.rows.map((row) => `${row.change.kind} ${row.code} ${row.quantity}`)).toEqual([
      'set FM1000C 16',
      'remove FM1002C 6',
      'out FM1003C ',
      'in FM1003B ',
    ])
    const plan = await owner.act('projectBuilder/planListChanges', change(id))
    expect(plan.body).toMatchObject({ version, rows: [{ effects: [{ was: 12, now: 16 }] }, { effects: [{ was: 10, now: 4 }] }, { effects: [{ was: 8, now: 0 }] }, { effects: [{ sku: 'FM1003B', was: 0, now: 8 }] }] }) // prettier-ignore
    expect(await stored(id)).toBe(before)
    const importId = randomUUID()
    const apply = () =>
      owner.act('projectBuilder/applyListChanges', { ...change(id), version, importId, reason: 'client' })
    expect((await apply()).body).toMatchObject({ version: version + 1, applied: 4, wasThere: false })
    expect((await apply()).body).toMatchObject({ version: version + 1, wasThere: true })
    expect(await quantities(id)).toEqual(['16 FM1000C', '4 FM1002C', '8 FM1003B'])
    const { body } = await owner.act('projectBuilder/getSubstitutions', { id })
    expect(body['substitutions']).toMatchObject([{ from: { sku: 'FM1003C' }, to: { sku: 'FM1003B' }, reason: 'client', lines: [{ quantity: 8 }] }]) // prettier-ignore
    expect((await owner.act('projectBuilder/undoListRows', { id, version: version + 1, importId })).status).toBe(200)
    expect(await stored(id)).toBe(before)
  })

  it('changes nothing while a row is open, after somebody else’s change, or of another’s project', async () => {
    const { id, version } = await newProject()
    const apply = (more: object, who = owner) =>
      who.act('projectBuilder/applyListChanges', { ...change(id), version, importId: randomUUID(), ...more })
    const open = { rows: [{ ...ROWS[0], from: 11 }] }
    expect((await apply(open)).body).toMatchObject({
      error: { message: 'Line 2: The list says from 11; there are 12.' },
    })
    expect((await apply({ rows: [] })).status).toBe(400)
    expect((await apply({ mode: 'set', rows: [] })).status).toBe(400)
    expect((await apply({ rows: [{ ...ROWS[0], sku: 'NOSUCH1' }] })).status).toBe(404)
    expect((await apply({}, other)).status).toBe(404)
    expect((await other.act('projectBuilder/planListChanges', change(id))).status).toBe(404)
    expect((await apply({ version: version - 1 })).status).toBe(409)
    expect(await quantities(id)).toEqual(['12 FM1000C', '10 FM1002C', '8 FM1003C'])
  })

  it('sets a project to a list, and keeps what that does not name unless it is ticked', async () => {
    const { id, version } = await newProject()
    const rows = [{ line: 1, kind: 'set', sku: 'FM1000C', quantity: 3, room: 'Level 3' }]
    const { body } = await owner.act('projectBuilder/planListChanges', change(id, { mode: 'set', rows }))
    const unnamed = body['unnamed'] as readonly { lineItemId: string; sku: string }[]
    expect(unnamed.map(({ sku }) => sku)).toEqual(['FM1002C', 'FM1003C'])
    const removed = [unnamed[0]!.lineItemId]
    await owner.act('projectBuilder/applyListChanges', {
      ...change(id, { mode: 'set', rows, removed }),
      version,
      importId: randomUUID(),
    })
    expect(await quantities(id)).toEqual(['3 FM1000C', '8 FM1003C'])
  })
})
