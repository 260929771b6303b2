import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROFILE_INPUT } from '#app/features/accounts/testing/profile.ts'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { fetchPdf, orderPdf } from '#tests/support/files/project-exports.ts'
import { importFeed } from '#tests/support/site.ts'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson, db, dataDir } = usePeople()

let owner: Browser
let staff: Browser
let stranger: Browser

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
  stranger = await newPerson()
})

const MINIMAL = { prefer: 'return=minimal' }
const act = (name: string, input: object, who = owner) => who.act(`projectBuilder/${name}`, input, 'au')
const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  code: (body['error'] as { code?: string } | undefined)?.code,
})
const line = (sku: string, quantity = 1, id: string = randomUUID()) => ({ id, sku, quantity, note: '', tag: '' })

interface Saved {
  readonly id: string
  readonly version: number
  readonly lines: readonly string[]
}

/** Type A × 40 with one room of two lines. */
async function newProject(): Promise<Saved> {
  const { body } = await owner.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Ensuite 1'],
    },
    'au',
    MINIMAL,
  )
  const { projectId: id } = body['project'] as { projectId: string }
  const lines = [randomUUID(), randomUUID()] as const
  return save({ id, version: 1, lines }, [line('00TB-1.5/A', 2, lines[0]), line('HI100', 1, lines[1])])
}

const types = new Map<string, string>()

async function save({ id, version, lines }: Saved, lineItems: readonly object[]): Promise<Saved> {
  const typeId = types.getOrInsertComputed(id, () => randomUUID())
  const { status, body } = await act('saveProject', {
    id,
    version,
    unitTypes: [{ id: typeId, name: 'Type A', count: 40 }],
    rooms: [{ name: 'Ensuite 1', unitTypeId: typeId, lineItems }],
  })
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return { id, version: (body['shoppingList'] as { version: number }).version, lines }
}

const issued = (project: Saved, label: string, more: object = {}) =>
  act('issueRevision', { id: project.id, version: project.version, label, purpose: 'For tender', ...more })
const revisionIn = ({ body }: { body: Record<string, unknown> }) => body['revision'] as { id: string; label: string }

describe('a revision', () => {
  it('is issued, listed with the label to follow, and read as it was', async () => {
    const project = await newProject()
    const answer = await issued(project, ' B ', { note: 'Levels 3 to 5' })
    const revision = revisionIn(answer)
    expect(answer).toMatchObject({ status: 200 })
    expect(revision).toMatchObject({
      label: 'B',
      purpose: 'For tender',
      note: 'Levels 3 to 5',
      version: project.version,
    })
    expect(revision).toMatchObject({ author: expect.stringMatching(/\w+ \w+/), issuedAt: expect.stringMatching(/^20/) })
    const listed = await act('listRevisions', { id: project.id }, staff)
    expect(listed.body).toMatchObject({ revisions: [revision], nextLabel: 'C' })

    const whole = await act('getProjectById', { projectId: project.id })
    const frozen = await act('getRevision', { id: project.id, revisionId: revision.id })
    expect(frozen.body['shoppingList']).toEqual({ ...(whole.body['shoppingList'] as object), isShared: false })
    await save(project, [])
    expect(await act('getRevision', { id: project.id, revisionId: revision.id })).toMatchObject({ body: frozen.body })
  })

  it('refuses what it cannot take, by code', async () => {
    const project = await newProject()
    await issued(project, 'P01')
    expect(errorOf(await issued(project, 'p01'))).toEqual({ status: 409, code: 'label_taken' })
    const stale = await issued({ ...project, version: project.version - 1 }, 'P02')
    expect(errorOf(stale)).toEqual({ status: 409, code: 'conflict' })
    expect(stale.body).toMatchObject({ currentVersion: project.version })
    for (const label of ['', '   ', 'Thirteen long', 'A\nB'])
      expect(errorOf(await issued(project, label))).toEqual({ status: 400, code: 'invalid_input' })
    expect(errorOf(await issued(project, 'P02', { purpose: '' }))).toEqual({ status: 400, code: 'invalid_input' })
    const other = await newProject()
    const { id: revisionId } = revisionIn(await issued(other, 'A'))
    for (const id of [revisionId, 'B', randomUUID()])
      expect(errorOf(await act('getRevision', { id: project.id, revisionId: id }))).toEqual({
        status: 404,
        code: 'not_found',
      })
  })

  it('has one of many that are issued under one label at once', async () => {
    const project = await newProject()
    const answers = await Promise.all(Array.from({ length: 8 }, () => issued(project, 'A')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)])
  })

  it('is the owner’s to issue and restore, the owner’s and staff’s to read (T-124)', async () => {
    const project = await newProject()
    const { id: revisionId } = revisionIn(await issued(project, 'A'))
    const { id, version } = project
    const reads = [
      ['listRevisions', { id }],
      ['getRevision', { id, revisionId }],
      ['compareRevisions', { id, from: revisionId }],
      ['listHistory', { id }],
    ] as const
    const writes = [
      ['issueRevision', { id, version, label: 'B', purpose: 'For review' }],
      ['restoreState', { id, version, former: 1 }],
    ] as const
    const statuses = async (who: Browser) =>
      Promise.all([...reads, ...writes].map(async ([name, input]) => (await act(name, input, who)).status))
    expect(await statuses(staff)).toEqual([200, 200, 200, 200, 404, 404])
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses(newBrowser())).toEqual([401, 401, 401, 401, 401, 401])
  })

  it('keeps what revisions have in common once', async () => {
    const project = await newProject()
    for (const label of ['A', 'B', 'C']) await issued(project, label)
    const parts = await db()
      .selectFrom('project_revision_part')
      .select('hash')
      .where('project_id', '=', project.id)
      .execute()
    // The schedule, its room, the list of products, and two products.
    expect(parts).toHaveLength(5)
  })
})

describe('the differences', () => {
  it('of two revisions, and of one and now, are those that were made', async () => {
    const project = await newProject()
    const a = revisionIn(await issued(project, 'A'))
    const second = await save(project, [line('00TB-1.5/A', 3, project.lines[0])])
    const b = revisionIn(await issued(second, 'B'))
    const between = async (from: string, to: string) => {
      const { body } = await act('compareRevisions', { id: project.id, from, to })
      return (body['changes'] as Record<string, unknown>[]).map(
        ({ unitType, room, sku, kind, before, after }) =>
          `${unitType} / ${room} / ${sku}: ${kind} ${before} > ${after}`,
      )
    }
    const changes = ['Type A / Ensuite 1 / 00TB-1.5/A: quantity 2 > 3', 'Type A / Ensuite 1 / HI100: removed 1 > null']
    expect(await between(a.id, b.id)).toEqual(changes)
    expect(await between(a.id, 'now')).toEqual(changes)
    expect(await between(b.id, 'now')).toEqual([])
    expect(await between(String(project.version), 'now')).toEqual(changes)
    expect(await between(b.id, b.id.toUpperCase())).toEqual([])
    for (const [from, to] of [
      ['99', 'now'],
      ['x', 'y'],
      [a.id, randomUUID()],
      [randomUUID(), a.id],
    ])
      expect(errorOf(await act('compareRevisions', { id: project.id, from, to }))).toEqual({
        status: 404,
        code: 'not_found',
      })
  })
})

describe('the page', () => {
  const post = (id: string, form: string, fields: Record<string, string>, who = owner) =>
    who.send(`/au/project-builder/revisions/?projectId=${id}&form=${form}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id, ...fields }).toString(),
    })
  const read = async (id: string, more = '') =>
    (await owner.get(`/au/project-builder/revisions/?projectId=${id}${more}`)).text()

  it('issues, compares and restores without script', async () => {
    const project = await newProject()
    const { id } = project
    const fields = { version: String(project.version), label: 'T1', purpose: 'For tender', note: '<b>Inert</b>' }
    const sent = await post(id, 'issue', fields)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/au/project-builder/revisions/?projectId=${id}`])
    const page = await read(id)
    expect(page).toContain('As issued in T1')
    expect(page).toContain('value="T2"')
    expect(page).not.toContain('<b>Inert')
    const again = await post(id, 'issue', fields)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('Revision T1 has been issued already.')

    const emptied = await save(project, [])
    expect(await read(id)).toMatch(/\d changes since (<!-- -->)?T1/)
    const builder = await (await owner.get(`/au/project-builder/edit/?projectId=${id}&step=3`)).text()
    expect(builder).toMatch(/\d changes since T1/)
    const compared = await read(id, `&from=${project.version}&to=now`)
    expect(compared).toContain('Removed')
    const before = (await read(id)).replaceAll('<!-- -->', '')
    expect(before).toMatch(/\w+ \w+ saved the schedule/)
    expect(before).not.toContain('“save”')
    const back = { version: String(emptied.version), former: String(project.version) }
    const restored = await post(id, 'restore', back)
    expect(restored.status).toBe(303)
    expect(restored.headers.get('location')).toMatch(/&restored=true#restored$/)
    const notice = (await read(id, '&restored=true')).replaceAll('<!-- -->', '')
    expect(notice).toMatch(new RegExp(`Version ${project.version}, as it was until [^<]*, is restored`))
    expect(notice).toContain(`Undo: go back to version ${emptied.version}`)
    expect(await read(id)).toContain('As issued in T1')
  })

  it('shows a revision to its owner and staff, as it was', async () => {
    const project = await newProject()
    const { id: revisionId } = revisionIn(await issued(project, 'A'))
    await save(project, [])
    const address = `/au/project-builder/revision/?projectId=${project.id}&revisionId=${revisionId}`
    for (const who of [owner, staff]) {
      const page = await (await who.get(address)).text()
      expect(page).toContain('Revision A, For tender')
      expect(page).toContain('00TB-1.5/A')
    }
    expect((await stranger.get(address)).headers.get('location')).toBe('/au/project-builder/')
    expect((await newBrowser().get(address)).headers.get('location')).toContain('login=true')
    expect((await owner.get(address.replace(revisionId, randomUUID()))).status).toBe(404)
  })
})

describe('a line that a revision changed', () => {
  it('is marked with its label, on the page and on paper', async () => {
    const project = await newProject()
    await issued(project, 'A')
    const [first, second] = project.lines as readonly [string, string]
    const changed = await save(project, [line('00TB-1.5/A', 3, first), line('HI100', 1, second)])
    const { id: revisionId } = revisionIn(await issued(changed, 'B'))
    const address = `/au/project-builder/revision/?projectId=${project.id}&revisionId=${revisionId}`
    const page = await (await owner.get(address)).text()
    const rows = [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([row]) => row.replaceAll('<!-- -->', ''))
    expect(rows.filter((row) => row.includes('△B'))).toEqual([expect.stringContaining('00TB-1.5/A')])
    const name = 'Marked_summary_ab12.pdf'
    await orderPdf(owner, project.id, name, '<p>Other</p>', { template: 'schedule', revisionId })
    const pages = readPaperPages((await fetchPdf(owner, name)).body).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(pages.join(' ')).toMatch(/Tūroa Basin B 00TB-1\.5\/A/)
    expect(pages.join(' ')).not.toMatch(/ B HI100/)
  })
})

describe('a former state', () => {
  it('is listed and restored as a new version', async () => {
    const project = await newProject()
    const emptied = await save(project, [])
    const { body } = await act('listHistory', { id: project.id })
    expect(body['states']).toMatchObject([{ version: project.version, change: 'save' }, { version: 1 }])
    const restore = { id: project.id, version: emptied.version, former: project.version }
    const restored = await act('restoreState', restore)
    expect(restored.body['shoppingList']).toMatchObject({
      version: emptied.version + 1,
      lineItems: [
        { id: project.lines[0], quantity: 2 },
        { id: project.lines[1], quantity: 1 },
      ],
    })
    expect(errorOf(await act('restoreState', restore))).toEqual({ status: 409, code: 'conflict' })
    expect(errorOf(await act('restoreState', { ...restore, version: emptied.version + 1, former: 77 }))).toEqual({
      status: 404,
      code: 'not_found',
    })
  })
})

it('names the company of the day it was issued, on its page, paper and links', async () => {
  const project = await newProject()
  const { id: revisionId } = revisionIn(await issued(project, 'A'))
  const made = await act('createLink', { id: project.id, name: 'Sam', revisionId })
  const link = new URL((made.body['link'] as { url: string }).url).pathname
  const renamed = await owner.call('update', { ...PROFILE_INPUT, companyName: 'Other Studio' })
  expect(renamed.status).toBe(200)
  const textOf = async (path: string) => (await owner.get(path)).text()
  const query = `projectId=${project.id}&revisionId=${revisionId}`
  for (const path of [`/au/project-builder/revision/?${query}`, link]) {
    expect(await textOf(path)).toContain(`by ${PROFILE_INPUT.companyName}`)
    expect(await textOf(path)).not.toContain('Other Studio')
  }
  const filename = 'Company_summary_ab12.pdf'
  await orderPdf(owner, project.id, filename, '<p>Other</p>', { template: 'schedule', revisionId })
  const paper = readPaperPages((await fetchPdf(owner, filename)).body).join(' ')
  expect([paper.includes(PROFILE_INPUT.companyName), paper.includes('Other Studio')]).toEqual([true, false])
  await owner.call('update', PROFILE_INPUT)
})

describe('a catalogue that was imported since', () => {
  it('changes no revision: its names and prices are those of then (T-125)', async () => {
    const project = await newProject()
    const { id: revisionId } = revisionIn(await issued(project, 'A'))
    const read = async () => (await act('getRevision', { id: project.id, revisionId })).body
    const before = await read()
    expect(JSON.stringify(before)).toContain('Tūroa Basin')
    const renamed = fixtureFeed().replaceAll('Tūroa Basin', 'Tūroa Vessel').replaceAll('40000', '45000')
    importFeed(dataDir, renamed)
    const nameNow = async () => {
      const { body } = await act('getProjectById', { projectId: project.id })
      return (body['shoppingList'] as { lineItems: { name: string }[] }).lineItems[0]!.name
    }
    await expect.poll(nameNow, { timeout: 20_000 }).toBe('Tūroa Vessel')
    expect(await read()).toEqual(before)
    const paper = async (filename: string, more: object) => {
      const ordered = await orderPdf(owner, project.id, filename, '<p>Other</p>', { template: 'schedule', ...more })
      expect(ordered.status).toBe(202)
      return readPaperPages((await fetchPdf(owner, filename)).body)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    }
    const asIssued = await paper('Issued_summary_ab12.pdf', { revisionId })
    expect(asIssued).toMatch(/Revision A, For tender, \d/)
    expect(asIssued).toMatch(/Tūroa Basin.*\$400\.00/)
    expect(asIssued).not.toContain('Vessel')
    expect(await paper('Now_summary_ab12.pdf', {})).toMatch(/Tūroa Vessel.*\$450\.00/)
    const missing = { template: 'schedule', revisionId: randomUUID() }
    expect((await orderPdf(owner, project.id, 'None_summary_ab12.pdf', '<p>Other</p>', missing)).status).toBe(404)
    const { body } = await act('compareRevisions', { id: project.id, from: revisionId })
    const dearer = [{ kind: 'price', sku: '00TB-1.5/A', before: 40_000, after: 45_000 }]
    expect(body['changes']).toMatchObject(dearer)
    const { id: to } = revisionIn(await issued(project, 'B'))
    const between = await act('compareRevisions', { id: project.id, from: revisionId, to })
    expect(between.body['changes']).toMatchObject(dearer)
  })
})

it('the page of revisions compares those of its address, and its fields say which', async () => {
  const project = await newProject()
  const from = revisionIn(await issued(project, 'A')).id
  const changed = await save(project, [line('00TB-1.5/A', 3, project.lines[0])])
  const to = revisionIn(await issued(changed, 'B')).id
  const path = `/au/project-builder/revisions/?projectId=${project.id}`
  const shown = async (more: string) => {
    const html = await (await owner.get(path + more)).text()
    return [...html.matchAll(/<option value="([^"]*)" selected=""/g)].map(([, value]) => value)
  }
  expect(await shown(`&from=${from}&to=${to}`)).toEqual(expect.arrayContaining([from, to]))
  expect(await shown(`&from=${from}&to=now`)).toEqual(expect.arrayContaining([from, 'now']))
})

describe('the difference of two revisions', () => {
  it('goes out as Excel, CSV and PDF with the marks of the later one, to those who may see the project', async () => {
    const project = await newProject()
    const from = revisionIn(await issued(project, 'A')).id
    const changed = await save(project, [line('00TB-1.5/A', 3, project.lines[0]), line('FM1000C', 1)])
    const to = revisionIn(await issued(changed, 'B')).id
    const get = (format: string, who = owner, asked: object = { from, to }) =>
      who.get(`/au/api/revision-difference/?${new URLSearchParams({ projectId: project.id, format, ...asked })}`)
    const bytesOf = async (format: string) => Buffer.from(await (await get(format)).arrayBuffer())
    const csv = await get('csv')
    expect(csv.headers.get('content-disposition')).toContain('Harbour House Revision A to Revision B.csv')
    const rows = (await csv.text()).trim().split('\r\n')
    expect(rows[0]).toBe('Mark,Type,Room,Tag,Code,Product,Change,Before,After')
    expect(rows).toContainEqual(expect.stringMatching(/^△B,Type A,Ensuite 1,,00TB-1\.5\/A,.*,Quantity,2,3$/))
    expect(rows).toContainEqual(expect.stringMatching(/^△B,Type A,Ensuite 1,,FM1000C,.*,Added,/))
    expect(rows).toContainEqual(expect.stringMatching(/^△B,Type A,Ensuite 1,,HI100,.*,Removed,/))
    const sheet = readFirstSheet(await bytesOf('xlsx'))
    expect(sheet.map((row) => Array.from({ length: 9 }, (_, index) => row[index] ?? '').join(','))).toEqual(rows)
    const pages = readPaperPages(await bytesOf('pdf'))
    expect(pages.join(' ')).toContain('Revision A to Revision B')
    expect(pages.join(' ')).not.toContain('Not shared')
    expect((await get('csv', stranger)).status).toBe(404)
    expect((await get('csv', newBrowser())).status).toBe(401)
    expect((await get('csv', owner, { from: randomUUID() })).status).toBe(404)
    expect((await get('docx')).status).toBe(400)
  })
})

describe('the check before issue', () => {
  const checked = async ({ id }: Saved, who = owner) => {
    const { status, body } = await act('checkBeforeIssue', { id }, who)
    return { status, counts: body['counts'] as Record<string, number>, findings: body['findings'] }
  }
  const tagged = (sku: string, tag: string) => ({ ...line(sku), tag })

  it('lists findings, mends tags in the version that was shown, and records what was open (T-134)', async () => {
    const project = await newProject()
    const before = await save(project, [tagged('00TB-1.5/A', 'WB-01'), tagged('TB 200+W', 'wb-01'), line('HI100')])
    const found = await checked(before)
    expect(found.counts).toMatchObject({ 'tag-of-codes': 1, 'no-tag': 1 })
    expect(found.findings).toContainEqual(
      expect.objectContaining({
        kind: 'tag-of-codes',
        text: 'WB-01 names 2 codes: 00TB-1.5/A and TB 200+W. Proposed: WB-01A for TB 200+W.',
      }),
    )
    expect((await checked(before, staff)).status).toBe(200)
    expect((await checked(before, stranger)).status).toBe(404)
    const invented = await issued(before, 'A', { findings: {} })
    expect(revisionIn(invented)).toMatchObject({ findings: found.counts })

    const { id, version } = before
    const fix = { id, version, fix: 'new-tags' }
    expect((await act('fixTags', fix, stranger)).status).toBe(404)
    expect(errorOf(await act('fixTags', { ...fix, version: version - 1 }))).toEqual({ status: 409, code: 'conflict' })
    const path = `/au/project-builder/revisions/?projectId=${id}`
    const page = await (await owner.get(path)).text()
    expect(page).toContain('Give new tags')
    const form = new URLSearchParams({ id, version: String(version), fix: 'new-tags' })
    const posted = await owner.send(`${path}&form=tags`, { method: 'POST', body: form, redirect: 'manual' })
    expect([posted.status, posted.headers.get('location')]).toEqual([303, `${path}#check`])
    const numbered = await act('fixTags', { id, version: version + 1, fix: 'number-tags' })
    expect(numbered).toMatchObject({ status: 200, body: { changed: 1 } })
    const after = await checked(before)
    expect([after.counts['tag-of-codes'], after.counts['no-tag']]).toEqual([undefined, undefined])
    expect(await act('fixTags', { id, version: version + 2, fix: 'new-tags' })).toMatchObject({ body: { changed: 0 } })

    await issued({ ...before, version: version + 2 }, 'B')
    const [b, a] = (await act('listRevisions', { id })).body['revisions'] as { id: string; findings: object }[]
    expect([a?.findings, b?.findings]).toEqual([found.counts, after.counts])
    const frozen = await act('getRevision', { id, revisionId: a!.id })
    expect(JSON.stringify(frozen.body['shoppingList'])).toContain('wb-01')
    const shown = await (await owner.get(`${path}&from=${a!.id}&to=${b!.id}`)).text()
    expect(shown).toMatch(/Revision A: Issued with \d+ findings open: tags with more than one code \(1\)/)
    const revisionPage = await (
      await owner.get(`/au/project-builder/revision/?projectId=${id}&revisionId=${a!.id}`)
    ).text()
    expect(revisionPage).toMatch(/Issued with \d+ findings open: tags with more than one code \(1\)/)
  })

  it('gives a new tag where a finish is changed in a part of the lines, unless it is asked not to', async () => {
    const project = await newProject()
    const lines = [line('HI100', 1, project.lines[1]), tagged('00TB-1.5/A', 'BM-01'), tagged('00TB-1.5/A', 'BM-01')]
    const { id, version } = await save(project, lines)
    const first = lines[1]!.id
    const change = { id, version, scope: { lineItemIds: [first] }, finish: 'Matte White', meeting: 'keep' }
    const { body } = await act('changeFinish', change)
    expect(body).toMatchObject({
      changed: 1,
      newTags: [{ sku: 'TB 200+W', from: 'BM-01', to: 'BM-01A', lineItemIds: [first] }],
    })
    const back = { ...change, version: version + 1, finish: 'White' }
    await act('changeFinish', back)
    const kept = await act('changeFinish', { ...change, version: version + 2, newTags: false })
    expect(kept.body).toMatchObject({ changed: 1, newTags: [] })
  })
})
