import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_ASKED } from '#app/features/blanks/ask.server.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'
import { fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import { importFeed } from '#tests/support/site.ts'

const { dataDir, db, mailbox, newBrowser, newPerson } = usePeople()

const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
const page = async (who: Browser, path: string) => (await who.get(path)).text()

/** A project with two pieces of a product in each of twenty units. */
async function newProject(owner: Person, sku = 'FM1001C'): Promise<string> {
  const { body } = await owner.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Ensuite 1'],
    },
    'au',
    { prefer: 'return=minimal' },
  )
  const { projectId: id } = body['project'] as { projectId: string }
  const unitTypeId = randomUUID()
  const rooms = [{ name: 'Ensuite 1', unitTypeId, lineItems: [{ sku, quantity: 2, note: '' }] }]
  const saved = { id, version: 1, rooms, unitTypes: [{ id: unitTypeId, name: 'Type A', count: 20 }] }
  expect((await owner.act('projectBuilder/saveProject', saved, 'au')).status).toBe(200)
  return id
}

const compliance = (projectId: string) => `/au/project-builder/reports/compliance/?projectId=${projectId}`
const ask = (who: Browser, attribute: string, more: object = {}, sku = 'FM1001C') =>
  who.act('product/askMaker', { sku, attribute, ...more }, 'au')
const rowsOf = (attribute: string, productId = 'mixer-1') =>
  db()
    .selectFrom('blank')
    .select(['projects', 'pieces', 'people'])
    .where('product_id', '=', productId)
    .where('attribute', '=', attribute)
    .execute()

/** The fixture with attributes of its second mixer, or without the mixer. */
function feedWith(attributes: object | null): string {
  return fixtureFeed()
    .trim()
    .split('\n')
    .flatMap((line) => {
      const record = JSON.parse(line) as { productId: string; variants: { attributes: object }[] }
      if (record.productId !== 'mixer-1') return [line]
      if (!attributes) return []
      const variants = record.variants.map((each) => ({ ...each, attributes: { ...each.attributes, ...attributes } }))
      return [JSON.stringify({ ...record, variants })]
    })
    .join('\n')
}

async function until(check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error('did not come about')
    await sleep(100)
  }
}

let staff: Person
let owner: Person
beforeAll(async () => {
  staff = await newPerson()
  owner = await newPerson()
  await giveRights(db(), staff, ['catalogue.edit'])
})

describe('what products do not state', () => {
  it('is counted by projects and pieces, asked for with one press, and answered by one letter (T-153)', async () => {
    const others = [await newPerson(), await newPerson()]
    const projects = await Promise.all([owner, ...others].map((each) => newProject(each)))
    for (const [index, each] of [owner, ...others].entries()) {
      const html = await page(each, compliance(projects[index]!))
      expect(textOf(html)).toContain('Flow Ask the maker : WELS flow rate of Fixture Mixer 01, FM1001C')
    }
    await until(async () => (await rowsOf('wels-flow-rate'))[0]?.pieces === '120')
    expect(await rowsOf('wels-flow-rate')).toEqual([{ projects: 3, pieces: '120', people: 0 }])

    expect((await ask(owner, 'wels-flow-rate', { projectId: projects[0] })).status).toBe(200)
    expect((await ask(owner, 'wels-flow-rate', { projectId: projects[0] })).status).toBe(200)
    expect(await rowsOf('wels-flow-rate')).toEqual([{ projects: 3, pieces: '120', people: 1 }])
    expect(textOf(await page(owner, compliance(projects[0]!)))).toContain('Flow Asked Undo')
    expect(textOf(await page(others[0]!, compliance(projects[1]!)))).toContain('Flow Ask the maker')

    const list = textOf(await page(staff, '/au/console/gaps/?column=askers'))
    expect(list).toMatch(
      /WELS flow rate Fixture Mixer 01 FM1001C Caroma Tapware &gt; Basin Mixers 3 120 1 \d+ \w+ \d{4} jo-/,
    )
    expect(textOf(await page(staff, '/au/console/'))).toMatch(/Blanks that block people 120 pieces wait for/)

    // Stated for one variant, which the projects have: the other one is nobody's.
    importFeed(dataDir, feedWith({ 'wels-flow-rate': '7.5 L/min' }))
    const letter = await mailbox().next(owner.email, 1)
    expect(letter.text).toContain('WELS flow rate of Fixture Mixer 01, FM1001C, is stated now.')
    expect(letter.text).toContain('Stop these emails')
    expect(await rowsOf('wels-flow-rate')).toEqual([])
    await until(async () => !textOf(await page(owner, compliance(projects[0]!))).includes('Flow Ask'))
    // Another import tells nothing for the second time.
    importFeed(dataDir, feedWith({ 'wels-flow-rate': '7 L/min' }))
    await sleep(2_500)
    expect(mailbox().to(owner.email)).toHaveLength(2)
    expect(mailbox().to(others[0]!.email)).toHaveLength(1)
  })

  it('is closed, and said, where the product is gone', async () => {
    await ask(owner, 'warranty', {}, 'FM1001C').then(({ status }) => expect(status).toBe(400))
    expect((await ask(owner, 'leadfree')).status).toBe(200)
    const before = mailbox().to(owner.email).length
    importFeed(dataDir, feedWith(null))
    const letter = textOf((await mailbox().next(owner.email, before)).text ?? '')
    expect(letter).toContain('Lead Free of Fixture Mixer 01, FM1001C: the product is no longer in the catalogue')
    await until(async () => (await ask(owner, 'leadfree')).status === 404)
    importFeed(dataDir, feedWith({}))
    await until(async () => (await ask(owner, 'leadfree')).status === 200)
  })
})

describe('a question', () => {
  it('is refused for what makes no sense, and for who may not (T-153)', async () => {
    const projectId = await newProject(owner)
    const stranger = await newPerson()
    expect((await ask(owner, 'no-such')).status).toBe(400)
    expect((await ask(owner, 'item-code')).status).toBe(400)
    expect((await ask(owner, 'IsNZ41121Compliant')).status).toBe(400)
    expect((await ask(owner, 'cistern-series')).body['error']).toMatchObject({
      message: expect.stringContaining('not stated for products of this kind'),
    })
    expect((await ask(owner, 'wels-rating')).status).toBe(409)
    expect((await ask(owner, 'leadfree', {}, 'NOSUCH1')).status).toBe(404)
    expect((await ask(stranger, 'leadfree', { projectId })).status).toBe(404)
    expect((await ask(newBrowser(), 'leadfree')).status).toBe(401)
    expect(textOf(await page(newBrowser(), '/au/compare/?sku=FM1001C&sku=FM1002C'))).not.toContain('Ask the maker')
  })

  it('counts once, and an account has a thousand at most (T-153)', async () => {
    const asker = await newPerson()
    const accountId = await accountIdOf(db(), asker.email)
    await sql`
      insert into asked_blank (product_id, attribute, sku, name, account_id, locale, asked_at)
      select 'p' || n, 'warranty', 'S' || n, 'Product', ${accountId}, 'au', now()
      from generate_series(1, ${MOST_ASKED}) n`.execute(db())
    const refused = await ask(asker, 'leadfree')
    expect([refused.status, refused.body['error']]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('1,000 open questions') }),
    ])
    await sql`delete from asked_blank where sku = 'S1'`.execute(db())
    expect((await ask(asker, 'leadfree')).status).toBe(200)
    expect((await ask(asker, 'leadfree')).status).toBe(200)
  })

  it('is asked and taken back without script, and leads back to its page alone (T-153)', async () => {
    const asker = await newPerson()
    const fields = { sku: 'FM1003C', attribute: 'leadfree', back: '/au/compare/?sku=FM1003C' }
    const sent = await postForm(asker, '/au/questions/?form=ask', fields)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, fields.back])
    expect(textOf(await page(asker, '/au/questions/'))).toContain('Lead Free of Fixture Mixer 03 FM1003C')
    const undone = await postForm(asker, '/au/questions/?form=withdraw', { ...fields, back: '//evil.test/' })
    expect(undone.headers.get('location')).toBe('/au/questions/')
    expect(await rowsOf('leadfree', 'mixer-3')).toEqual([])
    const refused = await postForm(asker, '/au/questions/?form=ask', { ...fields, sku: 'NOSUCH1' })
    expect(refused.status).toBe(404)
    expect(textOf(await refused.text())).toContain('NOSUCH1 is not in the catalogue')
  })
})

describe('waiting projects', () => {
  it('wait no longer once they are closed, or do not have the product any more', async () => {
    const [first, second] = [await newProject(owner, 'FM1005C'), await newProject(owner, 'FM1005C')]
    for (const id of [first, second]) await page(owner, compliance(id))
    await until(async () => (await rowsOf('watermark-licence', 'mixer-5'))[0]?.projects === 2)
    await db().updateTable('project').set({ status: 'closed' }).where('project_id', '=', first).execute()
    expect(await rowsOf('watermark-licence', 'mixer-5')).toEqual([{ projects: 1, pieces: '40', people: 0 }])
    const rooms = [{ name: 'Ensuite 1', lineItems: [{ sku: 'FM1007C', quantity: 1, note: '' }] }]
    expect((await owner.act('projectBuilder/saveProject', { id: second, version: 2, rooms }, 'au')).status).toBe(200)
    await page(owner, compliance(second))
    await until(async () => (await rowsOf('watermark-licence', 'mixer-5')).length === 0)
    expect(await rowsOf('watermark-licence', 'mixer-7')).toEqual([{ projects: 1, pieces: '1', people: 0 }])
  })

  it('are those of the reader who compares, with the pieces that they have', async () => {
    const reader = await newPerson()
    await Promise.all([newProject(reader, 'FM1011B'), newProject(reader, 'FM1013B'), newProject(owner, 'FM1011B')])
    await page(newBrowser(), '/au/compare/?sku=FM1011B&sku=FM1011C')
    expect(textOf(await page(reader, '/au/compare/?sku=FM1011B&sku=FM1011C'))).toContain(
      'WELS Rating of Fixture Mixer 11',
    )
    await until(async () => (await rowsOf('wels-rating', 'mixer-11')).length > 0)
    expect(await rowsOf('wels-rating', 'mixer-11')).toEqual([{ projects: 1, pieces: '40', people: 0 }])
    expect(await rowsOf('wels-rating', 'mixer-13')).toEqual([])
  })

  it('count for people who may change them: staff who look on, and recipients of links, count for nothing (T-153)', async () => {
    const projectId = await newProject(owner, 'FM1009C')
    const internal = await newPerson({ isStaff: true })
    expect(textOf(await page(internal, compliance(projectId)))).not.toContain('Ask the maker')
    const made = await owner.act('projectBuilder/createLink', { id: projectId, name: 'Certifier' })
    const token = new URL((made.body['link'] as { url: string }).url).pathname.split('/').at(-2)!
    const html = textOf(await page(newBrowser(), `/au/project-builder/reports/compliance/?token=${token}`))
    expect(html).toContain('Missing data')
    expect(html).not.toContain('Ask the maker')
    await sleep(6_000)
    expect(await rowsOf('watermark-licence', 'mixer-9')).toEqual([])
  })
})
