import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdfPages } from '#tests/support/pdf.ts'
import { usePeople, type Browser, type Person } from '#tests/support/use-people.ts'

const { db, newBrowser, newPerson } = usePeople()

const SKU = 'FM1000C'
const INTERNAL_SKU = 'ZZINTSKU1'

interface Made {
  readonly projectId: string
  readonly version: number
}

async function act(who: Browser, name: string, input: object): Promise<Made> {
  const { status, body } = await who.act(`projectBuilder/${name}`, input)
  expect({ name, status, error: body['error'] }).toEqual({ name, status: 200, error: undefined })
  return body['shoppingList'] as Made
}

async function newProject(owner: Browser, sku = SKU, projectName = 'Harbour House'): Promise<Made> {
  const { projectId } = await act(owner, 'createShoppingList', {
    projectDetails: { projectName, projectType: 'commercial', projectLocation: 'NSW', opportunityNumber: 'zzopp1' },
    customerDetails: {
      customerName: 'zzcust',
      customerAddress: '1 zzcust Street',
      customerEmail: 'zzcust@x.test',
      customerPhone: '0412345678',
    },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  return act(owner, 'updateShoppingList', {
    shoppingListId: projectId,
    sku,
    items: [{ roomName: 'Kitchen 1', quantity: 3, roomNotes: 'zznote' }],
  })
}

const share = (owner: Browser, shoppingListId: string, isShared = true) =>
  owner.act('projectBuilder/shareProject', { shoppingListId, isShared })

const linkTo = (projectId: string, company = 'Studio%20Smith') =>
  `/au/project-builder/share-summary/?projectId=${projectId}&company=${company}`

async function post(who: Browser, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await who.send(`/au/api/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

const orderPdf = (who: Browser, shoppingListId: string, filename: string, html: string, more: object = {}) =>
  post(who, 'pdf-my-project-html', { html, filename, shoppingListId, isLandscapeMode: false, emailId: '', ...more })

const download = (who: Browser, filename: unknown) => post(who, 'download-project-pdf', { filename })

async function fetchPdf(who: Browser, filename: string) {
  for (let asked = 0; asked < 100; asked++) {
    const answer = await download(who, filename)
    if (answer.status !== 202) return answer
    await sleep(200)
  }
  throw new Error('the PDF did not come')
}

let owner: Person
let other: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

describe('the PDF of a project', () => {
  it('is ordered, asked for and fetched, with the name, version, date and link of the server on every page', async () => {
    const { projectId } = await newProject(owner)
    const filename = 'Harbour_House_summary_ab12.pdf'
    const html = '<article><h1>Other name</h1><p>MARKER-ONE</p><p class="new-page">MARKER-TWO</p></article>'
    const ordered = await orderPdf(owner, projectId, filename, html, { isLandscapeMode: true })
    expect(ordered.status).toBe(202)
    const pdf = await fetchPdf(owner, filename)
    expect(pdf.status).toBe(200)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toContain(`filename="${filename}"`)
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.body.toString('latin1')) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
    const pages = readPdfPages(pdf.body).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(pages).toHaveLength(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Harbour House')
      expect(page).toContain('Version 1')
      expect(page).toContain(`Page ${index + 1} of 2`)
      expect(page).toContain('Not shared')
      expect(page).not.toContain('share-summary')
      expect(page).toMatch(/\d{1,2} \w{3,4} 20\d\d, \d\d:\d\d AE[DS]T/)
    }
    expect(pages[0]).toContain('MARKER-ONE')
    expect(pages[1]).toContain('MARKER-TWO')
    expect(pdf.body.toString('latin1')).toMatch(/\/Author <FEFF[^]*\/Creator <FEFF[^]*\/Prev \d+/)

    await owner.act('projectBuilder/shareProject', { shoppingListId: projectId, isShared: true })
    await orderPdf(owner, projectId, 'Shared_summary_ab12.pdf', html)
    const [shared = ''] = readPdfPages((await fetchPdf(owner, 'Shared_summary_ab12.pdf')).body)
    expect(shared.replaceAll(/\s+/g, '')).toContain(`/au/project-builder/share-summary/?projectId=${projectId}·`)
    expect(shared).not.toContain('Not shared')
    const kept = await db().selectFrom('project_pdf').select('expires_at').where('project_id', '=', projectId).execute()
    expect(kept[0]?.expires_at.getTime()).toBeLessThan(Date.now() + 61 * 60_000)
  })

  it('is refused for visitors, for the projects of others and from other sites (T-009)', async () => {
    const { projectId } = await newProject(owner)
    const html = '<p>MARKER</p>'
    expect((await orderPdf(newBrowser(), projectId, 'a_summary_ab12.pdf', html)).status).toBe(401)
    const foreign = await orderPdf(other, projectId, 'a_summary_ab12.pdf', html)
    const missing = await orderPdf(other, randomUUID(), 'a_summary_ab12.pdf', html)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(foreign.body).toEqual(missing.body)
    const elsewhere = await post(
      owner,
      'pdf-my-project-html',
      { html, filename: 'a.pdf', shoppingListId: projectId },
      { origin: 'https://evil.example' },
    )
    expect(elsewhere.status).toBe(403)
    expect((await download(newBrowser(), 'a_summary_ab12.pdf')).status).toBe(401)
    const outsider = await newPerson({ profile: false })
    expect((await orderPdf(outsider, projectId, 'a.pdf', html)).status).toBe(403)
  })

  it('may be made by staff of any project, and of it belongs to them alone', async () => {
    const staff = await newPerson({ isStaff: true })
    const { projectId } = await newProject(owner)
    expect((await orderPdf(staff, projectId, 's_summary_ab12.pdf', '<p>STAFF</p>')).status).toBe(202)
    expect((await fetchPdf(staff, 's_summary_ab12.pdf')).status).toBe(200)
    expect((await download(owner, 's_summary_ab12.pdf')).status).toBe(404)
  })

  it('takes names that are no names of PDFs for what they are (T-011 to T-013)', async () => {
    const names = [
      '../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '%252e%252e/secret.pdf',
      '..\\..\\secret.pdf',
      '/etc/passwd',
      'a.pdf\0.exe',
      `${'a'.repeat(5_000)}.pdf`,
      '.',
      '',
      'index',
      '*',
      '*.pdf',
      'a.pdf\r\nset-cookie: x=1',
      'a".pdf',
    ]
    for (const name of names) {
      const { status, headers, body } = await download(owner, name)
      expect({ name: name.slice(0, 40), is4xx: status >= 400 && status < 500 }).toEqual({
        name: name.slice(0, 40),
        is4xx: true,
      })
      expect(headers.has('set-cookie')).toBe(false)
      expect(body.toString()).not.toContain('root:')
    }
    for (const name of ['.', '', 'index', '*', '*.pdf']) expect((await download(owner, name)).status).toBe(404)
    for (const wrong of [['a.pdf'], { a: 1 }, 5, null, { __proto__: { x: 1 } }])
      expect((await download(owner, wrong)).status).toBe(400)
    expect((await post(owner, 'download-project-pdf', '{')).status).toBe(400)
    expect((await post(owner, 'download-project-pdf', '{"__proto__":{"filename":"a.pdf"}}')).status).toBe(400)
    const { projectId } = await newProject(owner)
    for (const name of ['../a.pdf', 'a/b.pdf', 'a', '.pdf'])
      expect((await orderPdf(owner, projectId, name, '<p>x</p>')).status).toBe(400)
  })

  it('belongs to who ordered it, whatever others ask for or order under its name (T-014, T-016)', async () => {
    const [mine, theirs] = [await newProject(owner), await newProject(other)]
    const filename = 'Same_summary_zz99.pdf'
    expect((await download(other, filename)).status).toBe(404)
    await Promise.all([
      orderPdf(owner, mine.projectId, filename, '<p>MARKER-OWNER</p>'),
      orderPdf(other, theirs.projectId, filename, '<p>MARKER-OTHER</p>'),
    ])
    const [a, b] = await Promise.all([fetchPdf(owner, filename), fetchPdf(other, filename)])
    const [mineText, theirText] = [readPdfPages(a.body).join(' '), readPdfPages(b.body).join(' ')]
    expect(mineText).toContain('MARKER-OWNER')
    expect(mineText).not.toContain('MARKER-OTHER')
    expect(theirText).toContain('MARKER-OTHER')
    expect(theirText).not.toContain('MARKER-OWNER')
    const third = await newPerson()
    const [known, unknown] = [await download(third, filename), await download(third, 'Never_summary_zz99.pdf')]
    expect([known.status, known.body.toString()]).toEqual([unknown.status, unknown.body.toString()])
    expect((await download(newBrowser(), filename)).status).toBe(401)
  })

  it('is not found by guessing (T-015)', async () => {
    const { projectId } = await newProject(owner)
    await orderPdf(owner, projectId, 'Guess_summary_aaaa.pdf', '<p>x</p>')
    const guesser = await newPerson()
    const statuses: number[] = []
    for (let tried = 0; tried < 500 && statuses.at(-1) !== 429; tried++) {
      statuses.push((await download(guesser, `Guess_summary_${tried.toString(36).padStart(4, 'a')}.pdf`)).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]))
    expect((await fetchPdf(owner, 'Guess_summary_aaaa.pdf')).status).toBe(200)
  })

  it('sends no mail, whatever address the page names (T-010)', async () => {
    const { projectId } = await newProject(owner)
    const mails = async () =>
      Number(
        (
          await db()
            .selectFrom('mail_outbox')
            .select(sql<string>`count(*)`.as('n'))
            .execute()
        )[0]?.n,
      )
    const before = await mails()
    for (const emailId of ['victim@x.test', 'a@x.test\r\nBcc: b@x.test'])
      expect((await orderPdf(owner, projectId, 'm_summary_ab12.pdf', '<p>x</p>', { emailId })).status).toBe(202)
    await fetchPdf(owner, 'm_summary_ab12.pdf')
    expect(await mails()).toBe(before)
  })

  it('is gone once it has expired', async () => {
    const { projectId } = await newProject(owner)
    await orderPdf(owner, projectId, 'old_summary_ab12.pdf', '<p>x</p>')
    expect((await fetchPdf(owner, 'old_summary_ab12.pdf')).status).toBe(200)
    await db()
      .updateTable('project_pdf')
      .set({ expires_at: new Date(0) })
      .where('file_name', '=', 'old_summary_ab12.pdf')
      .execute()
    expect((await download(owner, 'old_summary_ab12.pdf')).status).toBe(404)
  })

  it('says so where it could not be made', async () => {
    const { projectId } = await newProject(owner)
    const deep = '<div>'.repeat(500)
    expect((await orderPdf(owner, projectId, 'deep_summary_ab12.pdf', deep)).status).toBe(202)
    const { status, body } = await fetchPdf(owner, 'deep_summary_ab12.pdf')
    expect(status).toBe(503)
    expect(body.toString()).toContain('nested too deeply')
  })

  it('is refused beyond 5 MB before all of it is read', async () => {
    const { projectId } = await newProject(owner)
    expect((await orderPdf(owner, projectId, 'b.pdf', 'x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
  })
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

  it('can be shared by its owner only, and the link allows no change', async () => {
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

  it('is reached by its short form after signing in only', async () => {
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
    for (const control of ['Share', 'Save', 'Print', 'Export to Excel', 'Download CSV', 'Back to products'])
      expect(text).toContain(`>${control}</button>`)
  })
})
