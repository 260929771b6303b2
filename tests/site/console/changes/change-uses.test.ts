import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { changeForms, LONG } from '#tests/support/change-forms.ts'
import { giveRights, hiddenValue, postForm } from '#tests/support/console.ts'

const { db, mailbox, newPerson } = usePeople()
const { upload, press, readSet } = changeForms(db)

const PATH = '/au/console/consequences/'
const FILE = '/au/api/console-consequences/'
const DATE = { from: '2099-07-01T00:00', zone: 'au' }

let editor: Person
let reader: Person
let owner: Person
let projectId: string

beforeAll(async () => {
  ;[editor, reader, owner] = await Promise.all([newPerson(), newPerson(), newPerson()])
  await giveRights(db(), editor, ['catalogue.edit', 'catalogue.apply'])
  await giveRights(db(), reader, ['insight'])
  projectId = await newProject(owner, ['FM1003C', 'FM1004C', 'FM1005C'])
})

async function newProject(by: Person, skus: readonly string[]): Promise<string> {
  const made = await by.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  const { projectId: id } = made.body['shoppingList'] as { projectId: string }
  const rows = skus.map((sku, index) => ({ line: index + 1, sku, quantity: 2, room: 'Level 3' }))
  await by.act('projectBuilder/addListRows', { id, version: 1, importId: randomUUID(), rows })
  return id
}

const textOf = async (by: Person, address: string) => (await (await by.get(address)).text()).replaceAll('<!-- -->', '')
const idOf = (path: string) => path.split('/').findLast(Boolean)!
const prices = (dollars: number) => upload(editor, 'prices', `Code,RRP AUD inc GST\nFM1003C,${dollars}\nFM1009C,210\n`)

describe('the consequences of a change set', LONG, () => {
  it('are counted on its page, and listed on their own', async () => {
    const path = await prices(219)
    const id = idOf(path)
    const page = await textOf(editor, path)
    expect(page).toMatch(/Specified in<\/dt><dd>1 open project</)
    expect(page).toContain(`${PATH}?set=${id}`)
    const { number } = await readSet(path)
    const html = await textOf(editor, `${PATH}?set=${id}&owners=1`)
    expect(html).toMatch(new RegExp(`Changes <a[^>]*href="${path}"[^>]*>C${number}: file.csv</a>`))
    expect(html).toMatch(/Open projects<\/dt><dd>1</)
    expect(html).toMatch(/Pieces in them, with units<\/dt><dd>2</)
    expect([html.includes(owner.email), html.includes('FM1003C'), html.includes('FM1003B')]).toEqual([
      true,
      true,
      false,
    ])
    const file = await editor.get(`${FILE}?set=${id}`)
    expect(file.headers.get('content-disposition')).toContain(`consequences-C${number}-`)
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2)
    const log = await db()
      .selectFrom('staff_log')
      .select(['action', 'subject_id'])
      .where('account_id', '=', (await accountIdOf(db(), editor.email))!)
      .where('action', 'like', '% owners')
      .orderBy('log_id')
      .execute()
    expect(log).toEqual(['look at owners', 'download owners'].map((action) => ({ action, subject_id: `C${number}` })))
    await press(editor, path, 'discard')
    expect(await textOf(editor, path)).not.toContain('Specified in')
  })

  it('are there for nobody without a right to sets, and for no other id (T-154)', async () => {
    const path = await prices(229)
    const id = idOf(path)
    for (const person of [reader, owner])
      for (const address of [PATH, FILE]) expect((await person.get(`${address}?set=${id}`)).status).toBe(404)
    for (const other of [randomUUID(), projectId, 'x', `${id}'`, '%00'])
      for (const address of [PATH, FILE]) expect((await editor.get(`${address}?set=${other}`)).status).toBe(404)
    for (const name of ['console/previewLetter', 'console/tellOwners']) {
      expect((await reader.act(name, { set: id, kind: 'changed' })).status).toBe(404)
      expect((await editor.act(name, { set: randomUUID(), kind: 'changed' })).status).toBe(404)
      expect((await editor.act(name, { kind: 'changed' })).status).toBe(400)
    }
    await press(editor, path, 'discard')
    expect((await editor.act('console/tellOwners', { set: id, kind: 'changed' })).status).toBe(409)
  })

  it('take ten thousand SKUs, and no more', async () => {
    const add = async (count: number) => {
      const times = { created_at: new Date(), changed_at: new Date() }
      const { set_id: id } = await db()
        .insertInto('change_set')
        .values({
          kind: 'withdraw',
          name: 'many',
          state: 'planned',
          author_name: 'Jo',
          counts: JSON.stringify({ withdrawn: 1 }),
          ...times,
        })
        .returning('set_id')
        .executeTakeFirstOrThrow()
      const skus = Array.from({ length: count }, (_, n) => (n === 0 ? 'FM1003C' : `MANY-${n}`))
      await db().insertInto('change_row').values({ set_id: id, kind: 'withdrawn', product_id: 'many', skus }).execute()
      return id
    }
    const [most, more] = [await add(10_000), await add(10_001)]
    expect(await textOf(editor, `${PATH}?set=${most}`)).toMatch(/Open projects<\/dt><dd>1</)
    expect(await textOf(editor, `${PATH}?set=${more}`)).toContain('These changes are of more than 10,000 SKUs')
    expect([
      (await editor.get(`${FILE}?set=${most}`)).status,
      (await editor.get(`${FILE}?set=${more}`)).status,
    ]).toEqual([200, 400])
    const preview = { set: most, kind: 'discontinued' }
    expect((await editor.act('console/previewLetter', preview)).body).toMatchObject({ letters: 1 })
    expect((await editor.act('console/previewLetter', { ...preview, set: more })).status).toBe(400)
    const page = await textOf(editor, `/au/console/changes/${most}/`)
    expect([page.includes('Specified in'), page.includes(`${PATH}?set=${most}`)]).toEqual([false, true])
    await db().deleteFrom('change_set').where('name', '=', 'many').execute()
  })

  it('are written to their owners once, however often it is planned (T-155)', async () => {
    const path = await prices(239)
    const address = `${PATH}?set=${idOf(path)}`
    await press(editor, path, 'apply', DATE)
    const html = await textOf(editor, address)
    expect(hiddenValue(html, 'day')).toBe('2099-07-01')
    expect(html).toMatch(/<option value="changed" selected/)
    const fields = { kind: 'changed', day: '2099-07-01', note: '' }
    const preview = await (await postForm(editor, `${address}&form=preview`, fields)).text()
    expect(preview).toContain('FM1003C Fixture Mixer 03, Price: $203 → $239, 2 pieces')
    const sent = await postForm(editor, `${address}&form=tell`, fields)
    expect(sent.headers.get('location')).toContain('done=tell&rows=1')
    const mail = await mailbox().next(owner.email, 1)
    expect(mail.text).toContain('from 1 Jul 2099')
    expect(mail.text).toContain(`replace=FM1003C`)
    await press(editor, path, 'unschedule')
    await press(editor, path, 'plan')
    await expect.poll(async () => (await readSet(path)).state, { timeout: 50_000 }).toBe('planned')
    const again = await postForm(editor, `${address}&form=tell`, { ...fields, kind: 'unavailable', day: '' })
    expect(again.status).toBe(409)
    await press(editor, path, 'discard')
  })

  it('begin with what ends where it does nothing else', async () => {
    const path = await upload(editor, 'withdraw', 'Code\nFM1004C\n')
    expect(await textOf(editor, `${PATH}?set=${idOf(path)}`)).toMatch(/<option value="discontinued" selected/)
    await press(editor, path, 'discard')
  })
})

describe('a project', LONG, () => {
  it('says which of its lines change on which day, and nothing that staff alone may know', async () => {
    const dated = await prices(249)
    await press(editor, dated, 'apply', DATE)
    const ended = await upload(
      editor,
      'columns',
      'SKU,Status,Replaced by\nFM1004C,discontinued,FM1006C\nFM1008C,discontinued,\n',
      'internal-name.csv',
    )
    expect(await textOf(editor, '/au/console/')).toMatch(
      /<strong>1<\/strong><span>C\d+: file.csv<\/span><small>Open project with its products; applies 1 Jul 2099, 00:00 AEST</,
    )
    expect(await textOf(reader, '/au/console/')).not.toContain('file.csv')
    await press(editor, ended, 'apply', { ...DATE, from: '2099-08-01T00:00', until: '2099-09-01T00:00' })
    const planned = await upload(editor, 'withdraw', 'Code\nFM1005C\n')
    const pageOf = (by: Person, step: number, kind = 'edit') =>
      textOf(by, `/au/project-builder/${kind}/?projectId=${projectId}&step=${step}`)
    for (const [step, kind] of [
      [1, 'view'],
      [3, 'edit'],
    ] as const) {
      const html = await pageOf(owner, step, kind)
      expect(html).toContain('1 line changes on 1 Jul 2099<')
      expect(html).toContain('Price: $203 → $249')
      expect(html).toContain('1 line changes on 1 Aug 2099 until 1 Sept 2099<')
      expect(html).toContain('Discontinued, replaced by FM1006C')
      expect([html.includes('internal-name'), html.includes('FM1008C'), html.includes('Withdrawn')]).toEqual([
        false,
        false,
        false,
      ])
    }
    await press(editor, dated, 'unschedule')
    expect((await pageOf(owner, 3)).includes('1 Jul 2099')).toBe(false)
    const closing = { fieldName: 'status', shoppingListId: projectId, version: 2, status: 'closed' }
    expect((await owner.act('projectBuilder/updateProjectStatus', closing)).status).toBe(200)
    expect((await pageOf(owner, 3)).includes('2099')).toBe(false)
    for (const path of [dated, ended, planned]) await press(editor, path, 'discard')
  })
})
