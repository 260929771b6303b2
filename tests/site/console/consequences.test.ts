import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'

const { db, mailbox, newPerson } = usePeople()

const PATH = '/au/console/consequences/'
const FILE = '/au/api/console-consequences/'
/** A product that nothing of the fixtures has specified. */
const SKU = 'FM1002C'

let owner: Person
let colleague: Person
let manager: Person
let reader: Person

beforeAll(async () => {
  ;[owner, colleague, manager, reader] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()]
  await giveRights(db(), manager, ['catalogue.edit', 'insight'])
  await giveRights(db(), reader, ['insight'])
  const projectId = await newProject(owner, 'First House', 12)
  // The form takes no such name; what a former version took is there all the same.
  await db().updateTable('project').set({ project_name: '=cmd|calc' }).where('project_id', '=', projectId).execute()
  await newProject(owner, 'Second House', 3)
})

async function newProject(by: Person, projectName: string, quantity: number): Promise<string> {
  const made = await by.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName, projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  const { projectId: id } = made.body['shoppingList'] as { projectId: string }
  const rows = [{ line: 1, sku: SKU, quantity, room: 'Level 3' }]
  await by.act('projectBuilder/addListRows', { id, version: 1, importId: randomUUID(), rows })
  return id
}

const textOf = async (by: Person, address: string) => (await by.get(address)).text()
const logOf = async (by: Person) =>
  db()
    .selectFrom('staff_log')
    .select(['action', 'subject_id', 'after'])
    .where('account_id', '=', (await accountIdOf(db(), by.email))!)
    .where('action', '<>', 'set rights')
    .orderBy('log_id')
    .execute()
const lettersTo = async (person: Person) =>
  db()
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('kind', '=', 'product-news')
    .where('recipient', '=', person.email)
    .execute()

describe('consequences', () => {
  it('are those of all products that a list finds, for who may see the list (T-154)', async () => {
    const found = `?found=${encodeURIComponent('q=FM1002C')}`
    const html = await textOf(manager, PATH + found)
    expect(html).toContain('Products of a list')
    expect(html).toMatch(/Open projects[\s\S]{0,200}2/)
    expect(await textOf(manager, FILE + found)).toContain('Second House')
    expect((await reader.get(PATH + found)).status).toBe(404)
    expect((await reader.get(FILE + found)).status).toBe(404)
    expect(await textOf(manager, `${PATH}?found=brand%3DNobody`)).not.toContain('Show owners')
    expect((await manager.get(`${FILE}?found=%00%25`)).status).toBe(400)
  })

  it('are shown to those with a right, and to everybody else as an address that is not there (T-154)', async () => {
    for (const address of [PATH, `${FILE}?skus=${SKU}`]) expect((await owner.get(address)).status).toBe(404)
    const news = { skus: [SKU], kind: 'discontinued' }
    for (const name of ['console/tellOwners', 'console/previewLetter'])
      for (const person of [owner, reader]) expect((await person.act(name, news)).status).toBe(404)
    const html = await textOf(reader, `${PATH}?skus=${SKU}+NOWHERE-1`)
    expect(html).toMatch(/Open projects<\/dt><dd>2</)
    expect(html).toMatch(/Pieces in them, with units<\/dt><dd>15</)
    expect(html).toContain('One SKU is neither in the catalogue nor in any project: NOWHERE-1')
    expect([html.includes(owner.email), html.includes('Tell the owners')]).toEqual([false, false])
    expect(await logOf(reader)).toEqual([])
  })

  it('name owners on demand, each look with a row of the log, and in a file without formulas (T-154)', async () => {
    const html = await textOf(reader, `${PATH}?skus=${SKU}&owners=1`)
    expect(html).toContain(owner.email)
    const csv = await textOf(reader, `${FILE}?skus=${SKU}`)
    expect(csv).toMatch(/^Project,Stage,Owner,Email/)
    expect(csv).toContain("'=cmd|calc")
    expect(csv.trim().split('\r\n')).toHaveLength(3)
    expect(await logOf(reader)).toEqual([
      { action: 'look at owners', subject_id: SKU, after: { projects: 2, page: 1 } },
      { action: 'download owners', subject_id: SKU, after: { projects: 2 } },
    ])
  })

  it('take odd addresses, and say where there are too many SKUs', async () => {
    const many = Array.from({ length: 301 }, (_, n) => `A${n}`).join('+')
    expect(await textOf(reader, `${PATH}?skus=${many}`)).toContain('At most 300 SKUs')
    for (const query of [
      'skus=%00&owners=1',
      'skus=%F0%9F%98%80',
      'skus=A&page=-1&owners=1',
      `skus=${'x'.repeat(7_000)}`,
    ])
      expect((await reader.get(`${PATH}?${query}`)).status).toBe(200)
    expect((await reader.get(`${FILE}?skus=`)).status).toBe(400)
  })
})

describe('a letter to owners', () => {
  it('is shown first, goes once to everybody who may edit, with their projects alone, and can be stopped (T-155)', async () => {
    await newProject(colleague, 'Own House', 7)
    const fields = { kind: 'discontinued', day: '2027-03-01', note: 'Stock ends in March.' }
    const preview = await postForm(manager, `${PATH}?skus=${SKU}&form=preview`, fields)
    const html = await preview.text()
    expect([preview.status, html.includes('Send 2 letters')]).toEqual([200, true])
    expect(await lettersTo(owner)).toEqual([])
    const sent = await postForm(manager, `${PATH}?skus=${SKU}&form=tell`, fields)
    expect(sent.headers.get('location')).toContain('done=tell&rows=2')
    const mail = await mailbox().next(owner.email, 1)
    expect(mail.text).toContain('Second House')
    expect(mail.text).toContain('Stock ends in March.')
    expect(mail.text).toContain(`replace=${SKU}`)
    expect(mail.text).not.toContain('Own House')
    // Other words are not another cause.
    const again = await postForm(manager, `${PATH}?skus=${SKU.toLowerCase()}&form=tell`, { ...fields, note: '' })
    expect([again.status, (await lettersTo(owner)).length]).toEqual([409, 1])
    expect((await logOf(manager)).at(-1)).toMatchObject({ action: 'tell owners', after: { letters: 2, skus: 1 } })

    const stop = new URL(/https?:\S+\/mails\/\S+/.exec(mail.text!)![0])
    await postForm(owner, `${stop.pathname}${stop.search}&form=choose`, { wantsMails: 'false' })
    const other = await postForm(manager, `${PATH}?skus=${SKU}&form=tell`, { kind: 'changed', day: '', note: '' })
    expect(other.headers.get('location')).toContain('done=tell&rows=1')
    expect((await lettersTo(owner)).length).toBe(1)
  })

  it('is refused for what is no news', async () => {
    for (const [fields, status] of [
      [{ kind: 'gone', day: '', note: '' }, 400],
      [{ kind: 'changed', day: '2027-02-30', note: '' }, 400],
      [{ kind: 'changed', day: '', note: 'x'.repeat(601) }, 400],
      [{ kind: 'changed', day: '', note: 'a\0b' }, 400],
    ] as const)
      expect((await postForm(manager, `${PATH}?skus=${SKU}&form=preview`, fields)).status).toBe(status)
    expect((await postForm(manager, `${PATH}?form=tell`, { kind: 'changed' })).status).toBe(400)
  })
})
