import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { newPerson } = usePeople()

const NEW_PROJECT = {
  projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
  specifierDetails: { username: 'Jo Smith' },
  selectedRoomDetails: ['Kitchen 1'],
}

async function newProject(who: Person): Promise<string> {
  const { body } = await who.act('projectBuilder/createShoppingList', NEW_PROJECT, 'au')
  return (body['shoppingList'] as { projectId: string }).projectId
}

const withRoom = (id: string, version: number, name: string, more: object = {}) => ({
  id,
  version,
  rooms: [{ name, lineItems: [] }],
  ...more,
})

describe('changes that save themselves', () => {
  it('belong to the account that made them, when another has signed in', async () => {
    const jo = await newPerson()
    const id = await newProject(jo)
    const save = (version: number, accountId: string) =>
      jo.act('projectBuilder/saveProject', withRoom(id, version, 'Laundry 1', { accountId, isAutomatic: true }), 'au')
    const other = await save(1, randomUUID())
    expect([other.status, (other.body['error'] as { code?: string }).code]).toEqual([401, 'unauthorized'])
    const restored = await jo.act(
      'projectBuilder/restoreState',
      { id, version: 1, former: 1, accountId: randomUUID() },
      'au',
    )
    expect(restored.status).toBe(401)
    expect((await jo.act('projectBuilder/listHistory', { id }, 'au')).body['states']).toEqual([])
    expect((await jo.act('projectBuilder/saveProject', withRoom(id, 1, 'Laundry 1'), 'au')).status).toBe(200)
  })

  it('are one change of the history, and are taken back without the details', async () => {
    const jo = await newPerson()
    const id = await newProject(jo)
    const save = (version: number, name: string, more: object = {}) =>
      jo.act('projectBuilder/saveProject', withRoom(id, version, name, { isAutomatic: true, ...more }), 'au')
    for (const [version, name] of [[1, 'A 1'], [2, 'B 1'], [3, 'C 1']] as const) expect((await save(version, name)).status).toBe(200) // prettier-ignore
    const details = { projectName: 'Harbour Hotel' }
    expect((await jo.act('projectBuilder/saveProject', { id, version: 4, details }, 'au')).status).toBe(200)
    const states = async () =>
      (await jo.act('projectBuilder/listHistory', { id }, 'au')).body['states'] as Record<string, unknown>[]
    expect((await states()).map(({ version, change, isOwn }) => [version, change, isOwn])).toEqual([
      [4, 'save', true],
      [1, 'keep', true],
    ])
    const back = await jo.act('projectBuilder/restoreState', { id, version: 5, former: 1, onlySchedule: true }, 'au')
    expect(back.body['shoppingList']).toMatchObject({ roomLabels: ['Kitchen 1'], projectName: 'Harbour Hotel' })
    const between = await jo.act('projectBuilder/restoreState', { id, version: 6, former: 2 }, 'au')
    expect([between.status, between.body['message'] ?? JSON.stringify(between.body)]).toEqual([
      404,
      expect.stringContaining('Version 2 is no longer kept.'),
    ])
  })

  it('refuse what is no switch and no account', async () => {
    const jo = await newPerson()
    const id = await newProject(jo)
    for (const more of [{ isAutomatic: 'yes' }, { isAutomatic: 1 }, { accountId: 7 }, { accountId: 'x'.repeat(101) }])
      expect((await jo.act('projectBuilder/saveProject', withRoom(id, 1, 'A 1', more), 'au')).status).toBe(400)
  })
})
