import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { enquiryNumber } from '#app/features/console/replies/enquiry-number.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, postForm } from '#tests/support/console.ts'
import { givenEnquiries } from '#tests/support/work-items.ts'

const { db, newPerson, mailbox } = usePeople()

let staff: Person

beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['work'])
})

const post = (path: string, fields: Record<string, string>) => postForm(staff, path, fields)
const logOf = (id: string) =>
  db().selectFrom('staff_log').select(['action', 'before', 'after']).where('subject_id', '=', id).execute()
const findByTitle = (title: string) =>
  db().selectFrom('saved_reply').selectAll().where('title', '=', title).executeTakeFirst()

async function givenReply(text: string): Promise<{ readonly id: string; readonly title: string }> {
  const title = `Spares ${randomUUID().slice(0, 8)}`
  expect((await staff.act('console/saveReply', { title, text })).status).toBe(200)
  return { title, id: (await findByTitle(title))!.reply_id }
}
/** The text in the field of the answer. */
const typedIn = (html: string) => /<textarea[^>]*name="text"[^>]*>([^<]*)/.exec(html)?.[1]

describe('a saved reply', () => {
  it('is added, changed and removed by forms, each with its row of the log', async () => {
    const title = `Lead times ${randomUUID().slice(0, 8)}`
    const [added, again] = await Promise.all(
      [1, 2].map(() => post('/au/console/replies/new/?form=save', { title, text: 'Two weeks, {name}.' })),
    )
    for (const { status, headers } of [added!, again!])
      expect([status, headers.get('location')]).toEqual([303, '/au/console/replies/?done=save-replies'])
    const { reply_id: id } = (await findByTitle(title))!
    const path = `/au/console/replies/${id}/`
    expect(await (await staff.get('/au/console/replies/')).text()).toContain(title)
    expect(await (await staff.get(path)).text()).toContain('Two weeks, {name}.')
    expect((await post(`${path}?form=save`, { title, text: 'Three weeks.', was: '1' })).status).toBe(303)
    const late = await post(`${path}?form=save`, { title, text: 'Four weeks.', was: '1' })
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringMatching(/changed this reply meanwhile.*Four weeks\./s),
    ])
    expect((await post(`${path}?form=remove`, { was: '2' })).status).toBe(303)
    expect((await staff.get(path)).status).toBe(404)
    expect(await logOf(id)).toEqual([
      { action: 'add reply', before: {}, after: { characters: 18 } },
      { action: 'change reply', before: { characters: 18 }, after: { characters: 12 } },
      { action: 'remove reply', before: { characters: 12 }, after: {} },
    ])
  })

  it('has a title of its own, known words, and an end (T-149)', async () => {
    const { title } = await givenReply('Yes.')
    for (const [input, status, text] of [
      [{ title: title.toUpperCase(), text: 'No.' }, 409, 'There is a reply'],
      [{ title: 'Hello', text: 'Hello {firstname}' }, 400, 'Nothing is filled in for {firstname}'],
      [{ title: 'Long', text: 'x'.repeat(3_001) }, 400, 'at most 3,000 characters'],
      [{ title: 'x'.repeat(81), text: 'Yes.' }, 400, 'at most 80 characters'],
      [{ title: ' ', text: 'Yes.' }, 400, 'is missing'],
      [{ id: randomUUID(), title: 'Gone', text: 'Yes.', version: 1 }, 404, 'has been removed'],
    ] as const) {
      const answer = await staff.act('console/saveReply', input)
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(text)])
    }
    const { count } = await db()
      .selectFrom('saved_reply')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 100 - Number(count) }, () => ({
      title: randomUUID(),
      text: 'x',
      changed_at: new Date(),
    }))
    await db().insertInto('saved_reply').values(rows).execute()
    expect((await staff.act('console/saveReply', { title: 'One more', text: 'x' })).status).toBe(409)
    await db().deleteFrom('saved_reply').where('text', '=', 'x').execute()
  })

  it('fills in an answer, and never in place of what was typed without asking (T-149)', async () => {
    const [first, second] = [await givenReply('Hello {name}, yes.'), await givenReply('No.')]
    const [id = ''] = await givenEnquiries(db(), [{}])
    const path = `/au/console/enquiries/${id}/`
    expect(await (await staff.get(path)).text()).toContain(first.title)
    const chosen = await post(`${path}?form=reply`, { reply: first.id, text: '' })
    expect([chosen.status, typedIn(await chosen.text())]).toEqual([200, 'Hello {name}, yes.'])
    const typed = { reply: second.id, text: 'My own words', filledBy: first.id }
    const asked = await (await post(`${path}?form=reply`, typed)).text()
    expect([typedIn(asked), asked.includes('Add it below my text')]).toEqual(['My own words', true])
    const below = await post(`${path}?form=reply`, { ...typed, how: 'below' })
    expect(typedIn(await below.text())).toBe('My own words\n\nNo.')
    expect(typedIn(await (await post(`${path}?form=reply`, { ...typed, how: 'replace' })).text())).toBe('No.')
    // What a reply has filled in are nobody's own words.
    const other = await post(`${path}?form=reply`, { ...typed, text: 'Hello {name}, yes.' })
    expect(typedIn(await other.text())).toBe('No.')
    for (const reply of ['', 'nonsense', randomUUID()]) {
      const refused = await post(`${path}?form=reply`, { ...typed, reply })
      expect([refused.status >= 400 && refused.status < 500, typedIn(await refused.text())]).toEqual([
        true,
        'My own words',
      ])
    }
  })
})

describe('the preview of an answer', () => {
  it('is the letter that is sent, with its words filled in once (T-149)', async () => {
    const email = `priya-${randomUUID()}@harbour.test`
    const [id = ''] = await givenEnquiries(db(), [
      { Email: email, First_Name: 'Priya {staff}', Message: 'Which <b>spout</b>?' },
    ])
    const path = `/au/console/enquiries/${id}/`
    const answer = { text: 'Dear {name}\n\nyour {number} of {day}.', version: '0' }
    const page = await post(`${path}?form=preview`, answer)
    const html = await page.text()
    expect([page.status, typedIn(html)]).toEqual([200, 'Dear {name}\n\nyour {number} of {day}.'])
    const shown = html.replaceAll('<!-- -->', '')
    for (const text of [
      email,
      'Your enquiry',
      'Hello Priya {staff}',
      'Dear Priya {staff}',
      enquiryNumber(id),
      '&lt;b&gt;spout',
    ])
      expect(shown).toContain(text)
    expect(await db().selectFrom('work_note').selectAll().where('item_id', '=', id).execute()).toEqual([])
    const preview = await staff.act('console/previewAnswer', { id, text: answer.text })
    const letter = preview.body as Record<'subject' | 'greeting' | 'text' | 'below', string>
    expect((await post(`${path}?form=answer`, answer)).status).toBe(303)
    const { subject, text = '' } = await mailbox().next(email)
    expect(subject).toBe(letter.subject)
    const said = [letter.greeting, letter.text, letter.below].join('\n\n')
    expect(text.replaceAll('\r\n', '\n').trim()).toBe(said)
    expect(await (await staff.get(path)).text()).toContain(`your ${enquiryNumber(id)} of`)
    expect(await (await staff.get(`/au/console/enquiries/?state=&q=${enquiryNumber(id)}`)).text()).toContain(id)
  })

  it('says which word is not known, and it is not sent (T-149)', async () => {
    const [id = ''] = await givenEnquiries(db(), [{ First_Name: 'P'.repeat(50) }])
    const path = `/au/console/enquiries/${id}/`
    for (const form of ['preview', 'answer']) {
      const refused = await post(`${path}?form=${form}`, { text: 'Hi {nmae}', version: '0' })
      const html = await refused.text()
      expect([refused.status, typedIn(html)]).toEqual([400, 'Hi {nmae}'])
      expect(html).toContain('Nothing is filled in for {nmae}')
      expect((await post(`${path}?form=${form}`, { text: '{name}'.repeat(100), version: '0' })).status).toBe(400)
    }
    expect(await db().selectFrom('work_note').selectAll().where('item_id', '=', id).execute()).toEqual([])
  })
})
