import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkIn } from '#tests/support/mailbox.ts'
import { readPaperPages } from '#tests/support/files/pdf-accessibility.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson, db, mailbox } = usePeople()

let owner: Person
let staff: Browser
let stranger: Browser

beforeAll(async () => {
  owner = await newPerson()
  staff = await newPerson({ isStaff: true })
  stranger = await newPerson()
})

const act = (name: string, input: object, who: Browser = owner) => who.act(`projectBuilder/${name}`, input, 'au')
const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
  status,
  code: (body['error'] as { code?: string } | undefined)?.code,
})

interface Saved {
  readonly id: string
  readonly version: number
  readonly lines: readonly [string, string]
}

const line = (id: string, sku: string, quantity: number) => ({ id, sku, quantity, note: '', tag: '' })

async function newProject(who: Browser = owner): Promise<Saved> {
  const { body } = await who.act(
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
  const lines = [randomUUID(), randomUUID()] as const
  return save({ id, version: 1, lines }, [line(lines[0], '00TB-1.5/A', 2), line(lines[1], 'HI100', 1)], who)
}

async function save({ id, version, lines }: Saved, lineItems: readonly object[], who: Browser = owner): Promise<Saved> {
  const rooms = [{ name: 'Ensuite 1', unitTypeId: null, lineItems }]
  const { status, body } = await act('saveProject', { id, version, unitTypes: [], rooms }, who)
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  return { id, version: (body['shoppingList'] as { version: number }).version, lines }
}

const ALL = { comments: true, approval: true }

async function newLink(id: string, more: object = ALL, who: Browser = owner): Promise<string> {
  const { body } = await act('createLink', { id, name: 'Harbour Plumbing', ...more }, who)
  return new URL((body['link'] as { url: string }).url).pathname.split('/').at(-2)!
}

const decide = (token: string, input: object, who: Browser = newBrowser()) =>
  who.act('link/decide', { token, name: 'Dan Reid', decision: 'approved', ...input }, 'au')
const comment = (token: string, input: object, who: Browser = newBrowser()) =>
  who.act('link/comment', { token, name: 'Dan Reid', ...input }, 'au')
const said = async (id: string, who: Browser = owner) =>
  (await act('listComments', { id }, who)).body['comments'] as Record<string, unknown>[]
const idOf = ({ body }: { body: Record<string, unknown> }) => (body['comment'] as { id: string }).id

describe('what a recipient says', () => {
  it('is bound to what the line was, and open again once it has changed (T-112)', async () => {
    const project = await newProject()
    const [first, second] = project.lines
    const token = await newLink(project.id)
    expect((await decide(token, { lineItemId: first })).status).toBe(200)
    expect((await decide(token, { lineItemId: second, decision: 'question', text: 'Which spout?' })).status).toBe(200)
    expect((await decide(token, { text: 'All good' })).status).toBe(200)
    expect(await said(project.id)).toMatchObject([
      { lineItemId: first, kind: 'approved', sku: '00TB-1.5/A', quantity: 2, author: 'Dan Reid', changed: '' },
      { lineItemId: second, kind: 'question', text: 'Which spout?', changed: '' },
      { lineItemId: null, kind: 'approved', text: 'All good', quantity: 3, changed: '' },
    ])
    const changed = await save(project, [line(first, '00TB-1.5/A', 5), line(second, 'HI100', 1)])
    expect((await said(project.id)).map((each) => each['changed'])).toEqual([
      'Approved for 2 of 00TB-1.5/A; now 5 of 00TB-1.5/A. Needs approval again.',
      '',
      'The schedule has changed since. Needs approval again.',
    ])
    const page = await (await newBrowser().get(`/au/l/${token}/`)).text()
    expect(page).toContain('now 5 of 00TB-1.5/A. Needs approval again.')
    await save(changed, [line(first, '00TB-1.5/A', 2), line(second, 'HI100', 1)])
    expect((await said(project.id)).map((each) => each['changed'])).toEqual(['', '', ''])
  })

  it('is of the revision that the link shows', async () => {
    const project = await newProject()
    const { id, version, lines } = project
    const issued = await act('issueRevision', { id, version, label: 'A', purpose: 'For tender' })
    const token = await newLink(id, { ...ALL, revisionId: (issued.body['revision'] as { id: string }).id })
    await save(project, [])
    expect((await decide(token, { lineItemId: lines[0] })).status).toBe(200)
    expect(await said(id)).toMatchObject([
      { revisionLabel: 'A', quantity: 2, changed: 'The line has been taken out since.' },
    ])
    expect(await (await newBrowser().get(`/au/l/${token}/`)).text()).not.toContain('taken out since')
  })

  it('is refused for a line that has changed while it was looked at (T-112)', async () => {
    const project = await newProject()
    const token = await newLink(project.id)
    const page = await (await newBrowser().get(`/au/l/${token}/?on=${project.lines[0]}`)).text()
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(page) ?? []
    expect(seen).toBe('00TB-1.5/A 2')
    await save(project, [line(project.lines[0], '00TB-1.5/A', 3)])
    const refused = await decide(token, { lineItemId: project.lines[0], seen })
    expect(errorOf(refused)).toEqual({ status: 409, code: 'conflict' })
    expect(refused.body).toMatchObject({ bound: '00TB-1.5/A 3' })
    expect(await said(project.id)).toEqual([])
  })

  it('is shown by its last twenty threads of a line, the others on request (T-102)', async () => {
    const { id, lines } = await newProject()
    const token = await newLink(id)
    await comment(token, { lineItemId: lines[0], text: 'First of all' })
    await sql`
      insert into project_remark
        (project_id, link_id, line_item_id, kind, text, author, is_owner, place, sku, name, quantity, bound, created_at)
      select project_id, link_id, line_item_id, kind, 'No. ' || number || repeat(' x', 990), author, is_owner, place, sku,
        name, quantity, bound, created_at + number * interval '1 millisecond'
      from project_remark, generate_series(1, 4900) number where project_id = ${id}`.execute(db())
    const pageOf = async (query: string) => (await newBrowser().get(`/au/l/${token}/${query}`)).text()
    const page = await pageOf('')
    expect(page.length).toBeLessThan(300_000)
    expect(page).toContain('No. 4881 ')
    expect(page).not.toContain('No. 4880 ')
    expect(page).toContain('Earlier: 4,881 comments')
    await sql`
      insert into project_remark
        (project_id, link_id, line_item_id, parent_id, kind, text, author, is_owner, place, sku, name, quantity, bound,
          created_at)
      select project_id, link_id, line_item_id, remark_id, kind, 'Reply ' || number || '.', author, is_owner, place, sku,
        name, quantity, bound, created_at + number * interval '1 second'
      from project_remark, generate_series(1, 23) number
      where project_id = ${id} and text like 'No. 4900 %'`.execute(db())
    const replied = await pageOf('')
    expect(replied).toContain('3 earlier answers')
    expect([replied.includes('Reply 3.'), replied.includes('Reply 4.')]).toEqual([false, true])
    const asked = await pageOf(`?on=${lines[0]}`)
    expect(asked).toContain('No. 4701 ')
    expect(asked).not.toContain('No. 4700 ')
    expect(asked.length).toBeLessThan(1_500_000)
    const { body } = await act('listComments', { id, page: 2 })
    expect(body).toMatchObject({ total: 4_901, page: 2, pages: 246 })
    expect((body['comments'] as { text: string }[]).map(({ text }) => text.slice(0, 8))).toEqual(
      Array.from({ length: 20 }, (_, index) => `No. ${4_861 + index}`),
    )
    const own = await (await owner.get(`/au/project-builder/comments/?projectId=${id}&page=246`)).text()
    expect(own).toContain('First of all')
    expect(own).toContain('Page 246 of 246')
  })

  it('is what the link allows (T-111)', async () => {
    const { id, lines } = await newProject()
    const [silent, talking, deciding] = [
      await newLink(id, {}),
      await newLink(id, { comments: true }),
      await newLink(id, { approval: true }),
    ]
    const [lineItemId] = lines
    const statuses = async (token: string) => [
      (await decide(token, { lineItemId })).status,
      (await decide(token, { lineItemId, decision: 'rejected', text: 'No' })).status,
      (await decide(token, { lineItemId, decision: 'question', text: 'Why?' })).status,
      (await comment(token, { lineItemId, text: 'Hello' })).status,
    ]
    expect(await statuses(silent)).toEqual([403, 403, 403, 403])
    expect(await statuses(talking)).toEqual([403, 403, 200, 200])
    expect(await statuses(deciding)).toEqual([200, 200, 200, 200])
  })

  it('is refused where it is not what it may be, by code', async () => {
    const { id, lines } = await newProject()
    const token = await newLink(id)
    for (const [input, status] of [
      [{ decision: 'maybe' }, 400],
      [{ name: '' }, 400],
      [{ name: 'x'.repeat(101) }, 400],
      [{ name: 'A\nB' }, 400],
      [{ text: 'x'.repeat(2_001) }, 400],
      [{ text: 'a\u0000b' }, 400],
      [{ lineItemId: randomUUID() }, 404],
      [{ lineItemId: 'x' }, 404],
    ] as const)
      expect((await decide(token, input)).status).toBe(status)
    expect(errorOf(await decide('A'.repeat(27), {}))).toEqual({ status: 404, code: 'not_found' })
    const other = await newProject()
    const elsewhere = idOf(await comment(await newLink(other.id), { text: 'Hello' }))
    expect(errorOf(await comment(token, { text: 'Hi', commentId: elsewhere }))).toEqual({
      status: 404,
      code: 'not_found',
    })
    const links = (await act('listLinks', { id })).body['links'] as { id: string }[]
    await act('revokeLink', { id, linkId: links[0]!.id })
    expect(errorOf(await decide(token, { lineItemId: lines[0] }))).toEqual({ status: 410, code: 'link_revoked' })
    expect(await said(id)).toEqual([])
  })

  it('is twenty remarks a minute at most (T-111)', async () => {
    const { id } = await newProject()
    const token = await newLink(id)
    const sent = await Promise.all(Array.from({ length: 24 }, (_, n) => comment(token, { text: `${n}` })))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  it('is read by those with the same link and the owner, not over other links (T-111)', async () => {
    const { id, lines } = await newProject()
    const [one, other] = [await newLink(id), await newLink(id)]
    await comment(one, { lineItemId: lines[0], text: '<b>zzsecret</b>' })
    const page = async (token: string) => (await newBrowser().get(`/au/l/${token}/`)).text()
    expect(await page(one)).toContain('&lt;b&gt;zzsecret&lt;/b&gt;')
    expect(await page(one)).not.toContain('<b>zzsecret')
    expect(await page(other)).not.toContain('zzsecret')
  })
})

describe('the page of a link', () => {
  it('takes words without script, and remembers the name', async () => {
    const { id, lines } = await newProject()
    const path = `/au/l/${await newLink(id)}/`
    const dan = newBrowser()
    const post = (fields: Record<string, string>) =>
      dan.send(`${path}?form=say&on=${lines[0]}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'null',
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams({ on: lines[0], seen: '00TB-1.5/A 2', ...fields }).toString(),
      })
    const empty = await post({ name: 'Dan', text: '', say: 'rejected' })
    expect(empty.status).toBe(400)
    expect(await empty.text()).toContain('Please add a reason or a question.')
    const sent = await post({ name: 'Dan Ünal', text: 'Two\nlines', say: 'question' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#line-${lines[0]}`])
    expect(await said(id)).toMatchObject([{ author: 'Dan Ünal', kind: 'question', text: 'Two\nlines' }])
    expect(await (await dan.get(`${path}?on=project`)).text()).toContain('value="Dan Ünal"')
  })
})

describe('the owner', () => {
  it('answers and resolves, and nobody else does (T-111)', async () => {
    const { id } = await newProject()
    const token = await newLink(id)
    const commentId = idOf(await decide(token, { decision: 'question', text: 'Which spout?' }))
    const builder = async () => (await owner.get(`/au/project-builder/edit/?projectId=${id}&step=3`)).text()
    expect(await builder()).toMatch(/>1<span class="visually-hidden"> comment waiting/)
    for (const [who, status] of [
      [stranger, 404],
      [staff, 404],
      [newBrowser(), 401],
    ] as const) {
      expect((await act('answerComment', { id, commentId, text: 'No' }, who)).status).toBe(status)
      expect((await act('resolveComment', { id, commentId }, who)).status).toBe(status)
    }
    expect((await act('answerComment', { id, commentId, text: 'The long one' })).status).toBe(200)
    expect((await comment(token, { commentId, text: 'Thanks' })).status).toBe(200)
    expect((await act('resolveComment', { id, commentId })).status).toBe(200)
    expect(await said(id)).toMatchObject([
      { kind: 'question', resolvedAt: expect.stringMatching(/^20/) },
      { commentId, isOwner: true, text: 'The long one' },
      { commentId, isOwner: false, text: 'Thanks' },
    ])
    expect(await builder()).not.toContain(' waiting</span>')
    const page = await (await newBrowser().get(`/au/l/${token}/`)).text()
    for (const shown of ['Which spout?', 'The long one', 'Thanks']) expect(page).toContain(shown)
    await act('resolveComment', { id, commentId, isResolved: false })
    expect(await said(id)).toMatchObject([{ resolvedAt: null }, {}, {}])
    expect((await act('listComments', { id }, staff)).status).toBe(200)
    expect((await act('listComments', { id }, stranger)).status).toBe(404)
  })

  it('reads, answers and resolves on a page without script', async () => {
    const { id } = await newProject()
    const commentId = idOf(await comment(await newLink(id), { text: '<i>zzwords</i>' }))
    const path = `/au/project-builder/comments/?projectId=${id}`
    const post = (form: string, fields: Record<string, string>, who: Browser = owner) =>
      who.send(`${path}&form=${form}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id, commentId, ...fields }).toString(),
      })
    const read = async () => (await owner.get(path)).text()
    expect(await read()).toContain('Waiting: 1')
    expect(await read()).not.toContain('<i>zzwords')
    expect((await post('answer', { text: 'zzanswer' })).status).toBe(303)
    expect(await read()).toContain('zzanswer')
    expect((await post('resolve', { isResolved: 'true' })).status).toBe(303)
    expect(await read()).toContain('Nothing is waiting for you')
    expect((await stranger.get(path)).headers.get('location')).toBe('/au/project-builder/')
  })

  it('has the record as CSV and PDF, inert (T-114)', async () => {
    const { id, lines } = await newProject()
    const token = await newLink(id)
    await decide(token, { lineItemId: lines[0], text: '=1+1' })
    await comment(token, { text: '<b>zzbold</b>' })
    const record = async (format: string, who: Browser = owner) =>
      who.send(`/au/api/comment-record/?projectId=${id}&format=${format}`)
    const csv = await (await record('csv')).text()
    expect(csv.split('\r\n')).toHaveLength(4)
    expect(csv).toMatch(/Dan Reid,Harbour Plumbing,Approved,,Ensuite 1,00TB-1\.5\/A,Tūroa Basin,2,'=1\+1/)
    const pdf = await record('pdf')
    const text = readPaperPages(Buffer.from(await pdf.arrayBuffer()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(text).toContain('Approved')
    expect(text).toContain('<b>zzbold</b>')
    expect((await record('csv', staff)).status).toBe(200)
    expect((await record('csv', stranger)).status).toBe(404)
    expect((await record('csv', newBrowser())).status).toBe(401)
  })
})

it('breaks no word of what was decided in the PDF of the record', async () => {
  const { id, lines } = await newProject()
  const token = await newLink(id)
  await decide(token, { lineItemId: lines[0], text: 'a long reason '.repeat(40) })
  const pdf = await owner.send(`/au/api/comment-record/?projectId=${id}&format=pdf`)
  const text = readPaperPages(Buffer.from(await pdf.arrayBuffer())).join('\n')
  for (const whole of ['Approved', 'Revision', 'As it was']) expect(text).toContain(whole)
})

describe('mails', () => {
  const due = () =>
    db()
      .updateTable('mail_outbox')
      .set({ next_attempt_at: new Date(0) })
      .where('kind', '=', 'remarks')
      .where('sent_at', 'is', null)
      .execute()

  it('collect what was said, come once an hour at most, and can be stopped', async () => {
    const jo = await newPerson()
    const { id } = await newProject(jo)
    const token = await newLink(id, ALL, jo)
    await Promise.all(['one', 'two', 'three'].map((text) => comment(token, { text: `zz${text}` })))
    const waiting = () =>
      db()
        .selectFrom('mail_outbox')
        .selectAll()
        .where('kind', '=', 'remarks')
        .where('recipient', '=', jo.email)
        .execute()
    const [mail, ...more] = await waiting()
    expect(more).toEqual([])
    expect(mail!.next_attempt_at.getTime() - mail!.created_at.getTime()).toBe(300_000)
    await due()
    const first = await mailbox().next(jo.email, 1)
    expect(first.subject).toBe('3 new comments on Harbour House')
    for (const text of ['zzone', 'zztwo', 'zzthree', 'Harbour Plumbing']) expect(first.text).toContain(text)

    await comment(token, { text: 'zzfour' })
    const [, next] = (await waiting()).toSorted((a, b) => Number(a.created_at) - Number(b.created_at))
    expect(next!.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    await due()
    const second = await mailbox().next(jo.email, 2)
    expect(second.subject).toBe('1 new comment on Harbour House')
    expect(second.text).not.toContain('zzone')

    const stop = linkIn(second)
    const shown = await newBrowser().get(stop.pathname + stop.search)
    expect(await shown.text()).toContain('Stop these mails')
    const post = (wantsMails: string) =>
      newBrowser().send(`${stop.pathname}${stop.search}&form=choose`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'null',
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams({ wantsMails }).toString(),
      })
    expect((await post('false')).status).toBe(303)
    await comment(token, { text: 'zzfive' })
    expect(await waiting()).toHaveLength(2)
    const ended = await newBrowser().get('/au/mails/?token=x.y.z')
    expect(ended.status).toBe(410)
    // Nor is it asked to try again.
    expect(await ended.text()).toMatch(/This link no longer works(?!.*Try again)/s)
  })
})

describe('a page that is open', () => {
  it('hears that something was said, of its own project alone (T-115)', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const [token, elsewhere] = [await newLink(project.id), await newLink(other.id)]
    async function follow(query: string, who: Browser) {
      const controller = new AbortController()
      const { status, headers, body } = await who.send(`/au/api/live-changes/?${query}`, { signal: controller.signal })
      expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
      const heard = { text: '', stop: () => controller.abort() }
      void (async () => {
        for await (const chunk of body!) heard.text += Buffer.from(chunk).toString()
      })().catch(() => undefined)
      return heard
    }
    const [one, two, three] = [
      await follow(`token=${token}`, newBrowser()),
      await follow(`projectId=${project.id}`, owner),
      await follow(`token=${elsewhere}`, newBrowser()),
    ]
    await expect.poll(() => three.text, { timeout: 10_000 }).toContain(':\n\n')
    const commentId = idOf(await comment(token, { text: 'Hello' }))
    const changes = ({ text }: { text: string }) => text.match(/event: changed/g)?.length ?? 0
    await expect.poll(() => [changes(one), changes(two)], { timeout: 10_000 }).toEqual([1, 1])
    await act('resolveComment', { id: project.id, commentId })
    await expect.poll(() => [changes(one), changes(two)], { timeout: 10_000 }).toEqual([2, 2])
    expect(changes(three)).toBe(0)
    for (const heard of [one, two, three]) heard.stop()
    expect((await stranger.send(`/au/api/live-changes/?projectId=${project.id}`)).status).toBe(404)
    expect((await newBrowser().send(`/au/api/live-changes/?projectId=${project.id}`)).status).toBe(401)
    expect((await newBrowser().send('/au/api/live-changes/')).status).toBe(404)
  })

  it('hears what was said between its loading and its listening', async () => {
    const project = await newProject()
    const token = await newLink(project.id)
    const page = await (await owner.get(`/au/project-builder/comments/?projectId=${project.id}`)).text()
    expect(page).toContain('Nobody has said anything yet.')
    await comment(token, { text: 'Between the two' })
    const controller = new AbortController()
    const query = new URLSearchParams({ projectId: project.id, seen: '0' })
    const { body } = await owner.send(`/au/api/live-changes/?${query}`, { signal: controller.signal })
    let heard = ''
    void (async () => {
      for await (const chunk of body!) heard += Buffer.from(chunk).toString()
    })().catch(() => undefined)
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('event: changed')
    controller.abort()
  })

  it('is one of twenty of an address (T-115)', async () => {
    const query = `token=${await newLink((await newProject()).id)}`
    const place = newBrowser()
    const controller = new AbortController()
    // Answers are held: a stream of one that is collected as garbage ends.
    const open = await Promise.all(
      Array.from({ length: 22 }, () => place.send(`/au/api/live-changes/?${query}`, { signal: controller.signal })),
    )
    const statuses = open.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(20).fill(200), 204, 204])
    controller.abort()
    await expect
      .poll(async () => {
        const again = new AbortController()
        const { status } = await place.send(`/au/api/live-changes/?${query}`, { signal: again.signal })
        again.abort()
        return status
      })
      .toBe(200)
  })
})

describe('a link that asks for an address', () => {
  it('takes words from who has typed in the code that was mailed, and says under which address (T-113)', async () => {
    const { id } = await newProject()
    const token = await newLink(id, { comments: true, approval: true, confirmAddress: true })
    const recipient = newBrowser()
    const address = `dan-${randomUUID()}@builder.test`
    const say = (more: object = {}) =>
      recipient.act('link/comment', { token, name: 'Dan', text: 'Hello', ...more }, 'au')
    const confirm = (more: object = {}) => recipient.act('link/confirmAddress', { token, address, ...more }, 'au')
    expect((await say()).status).toBe(403)
    expect(await (await recipient.get(`/au/l/${token}/?on=project`)).text()).toContain('Confirm your address first')

    expect((await confirm()).body).toMatchObject({ isSent: true, confirmation: null })
    const [code = ''] = /\b\d{6}\b/.exec((await mailbox().next(address)).subject ?? '') ?? []
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await confirm({ code: wrong })).status).toBe(400)
    expect((await confirm({ code, address: 'other@builder.test' })).status).toBe(400)
    const { confirmation } = (await confirm({ code: ` ${code} ` })).body as { confirmation: string }
    expect((await say()).body).toMatchObject({ comment: { author: 'Dan', address } })

    const other = await newLink(id, { comments: true, confirmAddress: true })
    const elsewhere = await newBrowser().act(
      'link/comment',
      { token: other, name: 'Eve', text: 'x', confirmation },
      'au',
    )
    expect(elsewhere.status).toBe(403)
    const record = await owner.get(`/au/api/comment-record/?projectId=${id}`)
    expect(await record.text()).toContain(address)
  })

  it('has few codes sent and few tried (T-113)', async () => {
    const { id } = await newProject()
    const token = await newLink(id, { comments: true, confirmAddress: true })
    const address = `eve-${randomUUID()}@builder.test`
    const statuses = async (times: number, more: object) => {
      const found: number[] = []
      for (let call = 0; call < times; call++)
        found.push((await newBrowser().act('link/confirmAddress', { token, address, ...more }, 'au')).status)
      return found
    }
    expect(await statuses(4, {})).toEqual([200, 200, 200, 429])
    expect((await statuses(7, { code: '123456' })).at(-1)).toBe(429)
    expect((await newBrowser().act('link/confirmAddress', { token, address: 'no address' }, 'au')).status).toBe(400)
    const plain = await newLink(id, { comments: true })
    expect((await newBrowser().act('link/confirmAddress', { token: plain, address }, 'au')).status).toBe(403)
  })
})
