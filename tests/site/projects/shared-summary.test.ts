import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { SKU, INTERNAL_SKU, act, newProject, share, linkTo } from '#tests/support/files/project-exports.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { db, newBrowser, newPerson } = usePeople()

interface SharedAnswer {
  readonly summary: {
    readonly rooms: readonly { readonly lines: readonly Record<string, unknown>[] }[]
    readonly quantity: number
  }
}

let owner: Person
let other: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

describe('a shared summary', () => {
  const visit = async (path: string) => {
    const response = await newBrowser().get(path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it('is there for anybody once it has been shared, without what is nobody else’s (T-038)', async () => {
    const staff = await newPerson({ isStaff: true })
    const { projectId } = await newProject(staff)
    expect((await visit(linkTo(projectId))).status).toBe(404)
    expect((await staff.get(linkTo(projectId))).status).toBe(200)
    expect((await share(staff, projectId)).body).toMatchObject({ isShared: true, shoppingListId: projectId })

    const { status, text, headers } = await visit(linkTo(projectId))
    const call = await visit(`/au/api/shared-project/?projectId=${projectId}`)
    expect([status, call.status]).toEqual([200, 200])
    for (const shown of ['Harbour House', 'Kitchen 1', SKU, 'by Studio Smith']) {
      expect(text).toContain(shown)
      expect(call.text).toContain(shown)
    }
    const [{ account_id: accountId }] = (await db()
      .selectFrom('project')
      .select('account_id')
      .where('project_id', '=', projectId)
      .execute()) as [{ account_id: string }]
    for (const secret of [
      'zzcust',
      '0412345678',
      staff.email,
      '0212345678',
      accountId,
      'zzopp1',
      'opportunityNumber',
      '"version"',
    ]) {
      expect(text).not.toContain(secret)
      expect(call.text).not.toContain(secret)
    }
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).toContain('<meta name="referrer" content="no-referrer"/>')
    expect(headers.get('cache-control')).toBe('private, no-store')
    for (const control of [
      '>Share<',
      '>Save<',
      '>Print<',
      'Export to Excel',
      'Download CSV',
      'View Product Detail page',
    ])
      expect(text).not.toContain(control)
  })

  it('shows prices where the project does (T-039)', async () => {
    const { projectId, version } = await newProject(owner)
    await share(owner, projectId)
    const shown = await visit(linkTo(projectId))
    expect(shown.text).toMatch(/\$[\d,]+\.\d\d/)
    expect(shown.text).toContain('centAmount')
    await act(owner, 'updateProjectStatus', {
      shoppingListId: projectId,
      version,
      fieldName: 'showPricesOnPdf',
      status: false,
    })
    for (const { text } of [
      await visit(linkTo(projectId)),
      await visit(`/au/api/shared-project/?projectId=${projectId}`),
    ]) {
      expect(text).not.toMatch(/\$[\d,]+\.\d\d/)
      expect(text).not.toContain('centAmount')
    }
  })

  it('has types, tags and totals where its project has, and no price where none is shown', async () => {
    const { projectId, version } = await newProject(owner)
    await share(owner, projectId)
    const read = async () => (await newBrowser().get(`/au/api/shared-project/?projectId=${projectId}`)).json()
    const documented = (await read()) as SharedAnswer
    expect(Object.keys(documented.summary)).toEqual(['rooms', 'quantity', 'total', 'notIncluded'])
    expect(Object.keys(documented.summary.rooms[0]!)).toEqual(['name', 'note', 'lines'])
    expect(Object.keys(documented.summary.rooms[0]!.lines[0]!).join()).toBe(
      'id,room,sku,name,note,quantity,path,unitPrice,price,product',
    )

    const typeId = randomUUID()
    await act(owner, 'saveProject', {
      id: projectId,
      version,
      details: { showPricesOnPdf: false },
      unitTypes: [{ id: typeId, name: 'Type A', count: 40 }],
      rooms: [{ name: 'Ensuite', unitTypeId: typeId, lineItems: [{ sku: SKU, quantity: 2, tag: 'BM-01' }] }],
    })
    const { summary } = (await read()) as SharedAnswer
    expect(summary).toMatchObject({ hasTypes: true, hasTags: true, quantity: 80, total: null })
    expect(summary.rooms).toMatchObject([
      {
        name: 'Ensuite',
        unitType: { name: 'Type A', count: 40 },
        lines: [{ type: 'Type A', tag: 'BM-01', quantity: 2, units: 40, totalQuantity: 80, totalPrice: null }],
      },
    ])
    const { text } = await visit(linkTo(projectId))
    for (const shown of ['Type A × 40', 'BM-01', 'Type A, Ensuite: 2 × 40 = 80']) expect(text).toContain(shown)
    expect(text).not.toMatch(/\$[\d,]+\.\d\d|centAmount|Sorted by tag/)
  })

  it('leaves out internal products, also where staff look at it (T-040)', async () => {
    const staff = await newPerson({ isStaff: true })
    const { projectId } = await newProject(staff, INTERNAL_SKU)
    await act(staff, 'updateShoppingList', {
      shoppingListId: projectId,
      sku: SKU,
      items: [{ roomName: 'Kitchen 1', quantity: 1 }],
    })
    await share(staff, projectId)
    for (const text of [(await visit(linkTo(projectId))).text, await (await staff.get(linkTo(projectId))).text()]) {
      expect(text).toContain(SKU)
      expect(text).not.toContain(INTERNAL_SKU)
      expect(text).not.toContain('Zzint')
      expect(text).toContain('1 item not included')
    }
  })

  it('does not call a project empty whose products are no longer available', async () => {
    const owner = await newPerson()
    const { projectId } = await newProject(owner)
    await share(owner, projectId)
    await sql`
      update project set rooms = jsonb_set(rooms::jsonb, '{0,items,0,sku}', '"GONE-1"') where project_id = ${projectId}
    `.execute(db())
    const page = await (await newBrowser().get(linkTo(projectId))).text()
    expect(page).toContain('1 item not included: may no longer be available.')
    expect(page).not.toContain('You have not added any products')
  })

  it('ends at once when it is taken back, and with its project (T-044)', async () => {
    const { projectId, version } = await newProject(owner)
    await share(owner, projectId)
    expect((await visit(linkTo(projectId))).status).toBe(200)
    await share(owner, projectId, false)
    expect((await visit(linkTo(projectId))).status).toBe(404)
    await share(owner, projectId)
    expect((await visit(linkTo(projectId))).status).toBe(200)
    await owner.act('projectBuilder/deleteProject', { id: projectId, version })
    expect((await visit(linkTo(projectId))).status).toBe(404)
    expect((await share(owner, projectId)).status).toBe(404)
  })

  it('can be shared by its owner only, and the link allows no change (T-044)', async () => {
    const { projectId, version } = await newProject(owner)
    expect((await share(other, projectId)).status).toBe(404)
    expect((await share(newBrowser(), projectId)).status).toBe(401)
    await share(owner, projectId)
    const changes: [string, object][] = [
      ['updateShoppingList', { shoppingListId: projectId, sku: SKU, items: [{ roomName: 'Kitchen 1' }] }],
      ['updateProject', { shoppingListId: projectId, version, items: { selectedRoomDetails: [] } }],
      ['updateProjectStatus', { shoppingListId: projectId, version, fieldName: 'status', status: 'closed' }],
      ['performMutationOnMyProjectById', { projectId, version, lineItemsToRemove: [] }],
      ['deleteProject', { id: projectId, version }],
      ['cloneProject', { shoppingListId: projectId, projectName: 'Mine' }],
      ['shareProject', { shoppingListId: projectId, isShared: false }],
    ]
    for (const [name, input] of changes)
      expect([name, (await newBrowser().act(`projectBuilder/${name}`, input)).status]).toEqual([name, 401])
    expect((await visit(linkTo(projectId))).status).toBe(200)
  })

  it('names the company of its owner, whatever the link says (T-043)', async () => {
    const { projectId } = await newProject(owner)
    await share(owner, projectId)
    const links = ['<script>alert(1)</script>', 'Evil call 123', '', 'x'.repeat(10_000)].map((company) =>
      linkTo(projectId, encodeURIComponent(company)),
    )
    for (const link of [
      ...links,
      `${linkTo(projectId, 'One')}&company=Two`,
      linkTo(projectId).replace(/&company.*/, ''),
    ]) {
      const { status, text } = await visit(link)
      if (status === 414 || status === 431) continue
      expect(status).toBe(200)
      expect(text).toContain('by Studio Smith')
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain('by Evil')
    }
  })

  it('has the same answer for whatever is not shared, and has enough of guessing (T-042)', async () => {
    const { projectId } = await newProject(owner)
    await share(owner, projectId)
    const wrong = projectId.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'))
    const guesser = newBrowser()
    const answers = new Set<string>()
    for (const id of [wrong, randomUUID(), 'x', '', "' or 1=1--", projectId.slice(0, -1)]) {
      const response = await guesser.get(`/au/api/shared-project/?projectId=${encodeURIComponent(id)}`)
      answers.add(`${response.status} ${await response.text()}`)
      expect((await guesser.get(linkTo(encodeURIComponent(id)))).status).toBe(404)
    }
    expect(answers.size).toBe(1)
    expect([...answers][0]).toMatch(/^404 /)
    const statuses: number[] = []
    while (statuses.length < 2_000 && statuses.at(-1) !== 429) {
      const batch = Array.from({ length: 50 }, () => guesser.get(`/au/api/shared-project/?projectId=${randomUUID()}`))
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
    }
    expect(statuses.at(-1)).toBe(429)
    expect((await visit(linkTo(projectId))).status).toBe(200)
  })

  it('is reached by its short form after signing in only (T-071)', async () => {
    const { projectId } = await newProject(owner)
    const short = `/au/project-builder/share/?projectId=${projectId}`
    const out = await newBrowser().get(short)
    expect([out.status, out.headers.get('location')]).toEqual([
      302,
      `/au/?${new URLSearchParams({ login: 'true', redirect: short })}`,
    ])
    const newcomer = await (await newPerson({ profile: false })).get(short)
    expect([newcomer.status, newcomer.headers.get('location')]).toEqual([
      302,
      `/au/company-registration/?${new URLSearchParams({ redirect: short })}`,
    ])
    const signedIn = await owner.get(short)
    expect(signedIn.status).toBe(302)
    expect(signedIn.headers.get('location')).toBe(`/au/project-builder/share-summary/?projectId=${projectId}&company=`)
  })
})

describe('the last step of the builder', () => {
  it('says for whom or by whom a project is, and tells staff alone its opportunity number', async () => {
    const staff = await newPerson({ isStaff: true })
    const step = (projectId: string) => `/au/project-builder/view/?projectId=${projectId}&step=4`
    const { projectId } = await newProject(staff)
    const own = await (await staff.get(step(projectId))).text()
    expect(own).toContain('For zzcust')
    expect(own).toContain('zzopp1')
    const mine = await newProject(owner)
    const text = await (await owner.get(step(mine.projectId))).text()
    expect(text).toContain('by Studio Smith')
    expect(text).not.toContain('Opportunity number')
    const colleague = await newPerson({ isStaff: true })
    expect(await (await colleague.get(step(projectId))).text()).toContain('For zzcust')
    for (const control of ['Share', 'Save', 'Print', 'Export to Excel', 'Download CSV', 'Back to products'])
      expect(text).toContain(`>${control}</button>`)
  })
})
