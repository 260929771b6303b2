import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { readPdfPages } from '#tests/support/files/pdf.ts'
import { newProject, post, orderPdf, download, fetchPdf } from '#tests/support/files/project-exports.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { db, newBrowser, newPerson } = usePeople()

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
    expect(pdf.body.toString('latin1')).not.toContain('HeadlessChrome')
    expect(pdf.body.toString('latin1')).toMatch(/\/Author <FEFF[^]*\/Creator <FEFF/)

    await owner.act('projectBuilder/shareProject', { shoppingListId: projectId, isShared: true })
    await orderPdf(owner, projectId, 'Shared_summary_ab12.pdf', html)
    const [shared = ''] = readPdfPages((await fetchPdf(owner, 'Shared_summary_ab12.pdf')).body)
    expect(shared.replaceAll(/\s+/g, '')).toContain(`/au/project-builder/share-summary/?projectId=${projectId}·`)
    expect(shared).not.toContain('Not shared')
    const kept = await db().selectFrom('project_pdf').select('expires_at').where('project_id', '=', projectId).execute()
    expect(kept[0]?.expires_at.getTime()).toBeLessThan(Date.now() + 61 * 60_000)
  })

  it('is a schedule of what is saved, whatever HTML is sent', async () => {
    const { projectId } = await newProject(owner)
    const print = async (filename: string, more: object) => {
      expect(
        (await orderPdf(owner, projectId, filename, '<p>MARKER</p>', { template: 'schedule', ...more })).status,
      ).toBe(202)
      return (await fetchPdf(owner, filename)).body
    }
    const portrait = await print('Portrait_summary_ab12.pdf', {})
    const pages = readPaperPages(portrait).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(pages).toHaveLength(3)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of 3`)
      expect(page).toMatch(/Harbour House · Version 1/)
      expect(page).toMatch(/\d{1,2} \w{3,4} 20\d\d, \d\d:\d\d AE[DS]T/)
      expect(page).not.toMatch(/MARKER|\/s\/|share-summary|zzcust|zzopp|undefined/)
    }
    expect(pages[0]).toMatch(/Rooms 1 Products 1 Items 3 Total \$600\.00 Contents/)
    expect(pages[1]).toMatch(
      /Kitchen 1 Room 1 of 1 3 items · \$600\.00 .*Fixture Mixer 00 FM1000C · Chrome · \w+ zznote 3 \$200\.00 \$600\.00/,
    )
    expect(pages[2]).toMatch(/Products .*Fixture Mixer 00 .*Kitchen 1 .*Length 100 mm/)
    const raw = portrait.toString('latin1')
    for (const part of ['/StructTreeRoot', '/Outlines', '/Lang (en-AU)', '/CIDFontType2']) expect(raw).toContain(part)
    expect(raw).not.toContain('/Type3')

    await owner.act('projectBuilder/shareProject', { shoppingListId: projectId, isShared: true })
    const landscape = await print('Landscape_summary_ab12.pdf', { isLandscapeMode: true })
    expect(landscape.toString('latin1')).toMatch(/\/MediaBox \[0 0 84\d/)
    const [cover = '', lines = ''] = readPaperPages(landscape)
    const [, code = ''] = /\/au\/s\/(\w{22})\b/.exec(cover) ?? []
    expect(lines.replaceAll(/\s+/g, ' ')).toMatch(/Image Product Specification\/Details Bim Files Qty Price/)
    const short = await newBrowser().get(`/au/s/${code}/`)
    expect([short.status, short.headers.get('location')]).toEqual([
      302,
      `/au/project-builder/share-summary/?projectId=${projectId}&company=`,
    ])
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

  it('takes names that are no names of PDFs for what they are (T-011, T-012, T-013)', async () => {
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

  it('is gone once it has expired (F-28)', async () => {
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

  it('is refused beyond 5 MB before all of it is read (T-007)', async () => {
    const { projectId } = await newProject(owner)
    expect((await orderPdf(owner, projectId, 'b.pdf', 'x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
  })
})
