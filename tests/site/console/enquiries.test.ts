import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { usePeople } from '#tests/support/browser/use-people.ts'
import { postForm } from '#tests/support/console.ts'
import { useStaff } from '#tests/support/staff.ts'
import { givenEnquiries } from '#tests/support/work-items.ts'

const people = usePeople()
const { db, mailbox } = people
const { logged, staff } = useStaff(people)

describe('an enquiry', () => {
  it('is found, answered by mail once, and keeps what was said', async () => {
    const work = staff('work')
    const email = `priya-${randomUUID()}@harbour.test`
    const [id] = await givenEnquiries(db(), [{ Email: email, Message: 'Spout of <b>160</b>?\nThank you' }])
    const list = await (await work.get(`/au/console/enquiries/?q=${encodeURIComponent(email)}`)).text()
    expect(list).toContain(`/au/console/enquiries/${id}/`)
    const path = `/au/console/enquiries/${id}/`
    const html = await (await work.get(path)).text()
    expect(html).toContain('Spout of &lt;b&gt;160&lt;/b&gt;?')

    const answer = { text: 'Dear Priya,\n\nit is 160 mm.', version: '0' }
    const both = await Promise.all(
      ['', '\n\nRegards'].map((end) =>
        postForm(work, `${path}?form=answer`, { ...answer, text: `${answer.text}${end}` }),
      ),
    )
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['303', '409'])
    const refused = await both.find(({ status }) => status === 409)!.text()
    expect(refused).toContain('Somebody has worked on this enquiry meanwhile.')
    expect(refused).toContain('it is 160 mm.')
    const mail = await mailbox().next(email)
    expect([mail.subject, mail.text?.includes('it is 160 mm.'), mail.text?.includes('Spout of <b>160</b>?')]).toEqual([
      'Your enquiry',
      true,
      true,
    ])
    expect(await (await work.get(path)).text()).toMatch(/to the customer.*(?:Sent|On its way)/s)
    expect(await (await work.get(`/au/console/enquiries/?q=${encodeURIComponent(email)}`)).text()).not.toContain(id)
  })

  it('of a spammer is closed with all others that the filters find, in one go', async () => {
    const work = staff('work')
    const word = `spam${randomUUID().slice(0, 8)}`
    await givenEnquiries(
      db(),
      Array.from({ length: 450 }, (_, n) => ({ Message: `${word} offer ${n}` })),
    )
    const [kept] = await givenEnquiries(db(), [{ Message: 'A real one' }])
    const path = `/au/console/enquiries/?q=${word}`
    expect(await (await work.get(path)).text()).toContain('450 found')
    const before = (await logged()).length
    const { status, headers } = await postForm(work, `${path}&form=spam`, { all: '1' })
    expect([status, headers.get('location')]).toEqual([303, `${path}&done=spam&rows=450`])
    expect((await logged()).slice(before)).toMatchObject([{ subject_id: '450 of them', after: { state: 'spam' } }])
    expect(await (await work.get(path)).text()).toContain('Nothing is found with these filters.')
    expect(await (await work.get(`${path}&state=spam`)).text()).toContain('450 found')
    expect(await db().selectFrom('work_item').selectAll().where('item_id', '=', kept!).execute()).toEqual([])
    expect((await postForm(work, `${path}&form=spam`, {})).status).toBe(400)
  })
})
