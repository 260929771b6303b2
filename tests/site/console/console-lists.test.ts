import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { usePeople } from '#tests/support/browser/use-people.ts'
import { postForm } from '#tests/support/console.ts'
import { useStaff } from '#tests/support/staff.ts'
import { givenEnquiries, givenOrder } from '#tests/support/work-items.ts'

const people = usePeople()
const { db } = people
const { newStaff, staff } = useStaff(people)

describe('a list', () => {
  it('has pages of 200 real rows, each row once, in either order', async () => {
    const work = staff('work')
    const sku = `L${randomUUID().slice(0, 6).toUpperCase()}`
    // Some of the same moment: the id decides.
    const numbers = await Promise.all(
      Array.from({ length: 430 }, (_, n) =>
        givenOrder(db(), { sku, placedAt: new Date(1_760_000_000_000 + (n % 300)) }),
      ),
    )
    for (const order of ['', '&order=up']) {
      const seen: string[] = []
      let address = `/au/console/orders/?q=${sku}${order}`
      for (let page = 0; page < 4 && address; page++) {
        const html = await (await work.get(address)).text()
        const links = html.matchAll(
          /data-row-link="" href="[^"]*\/(AU-[^/]+)\/"|href="[^"]*\/(AU-[^/]+)\/" data-row-link/g,
        )
        seen.push(...Array.from(links, ([, first, second]) => (first ?? second)!))
        address = (/href="([^"]*[?&]after=[^"]*|[^"]*amp;after=[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
      }
      expect(seen.toSorted()).toEqual(numbers.toSorted())
    }
  })

  it('is saved as a view, for oneself or for everybody with the list', async () => {
    const [work, other] = [staff('work'), await newStaff(['work'])]
    const path = '/au/console/orders/?status=shipped'
    const name = `Sent ${randomUUID().slice(0, 8)}`
    expect((await postForm(work, `${path}&form=save-view`, { name })).headers.get('location')).toBe(
      `${path}&done=save-view`,
    )
    expect(await (await work.get('/au/console/orders/')).text()).toContain(name)
    expect(await (await other.get('/au/console/orders/')).text()).not.toContain(name)
    await postForm(work, `${path}&nonsense=1&form=save-view`, { name: `${name} all`, isShared: '1' })
    const seen = await (await other.get(path)).text()
    expect(seen).toContain(`${name} all`)
    const { view_id: id, query } = await db()
      .selectFrom('saved_view')
      .select(['view_id', 'query'])
      .where('name', '=', `${name} all`)
      .executeTakeFirstOrThrow()
    expect(query).toBe('status=shipped')
    expect((await other.act('console/deleteView', { list: 'orders', id })).status).toBe(404)
    expect((await work.act('console/deleteView', { list: 'orders', id })).status).toBe(200)
    expect((await work.act('console/saveView', { list: 'log', name })).status).toBe(404)
    expect((await work.act('console/saveView', { list: 'orders', name: ' ' })).status).toBe(400)
  })

  it('takes any address, and what it does not know is left out', async () => {
    const work = staff('work')
    for (const query of [
      'after=nonsense',
      `after=${randomUUID()}~2026-99-99%2000:00:00%2B00`,
      `after=${randomUUID()}~2026-01-01%2000:00:00%2B00`,
      'sort=password&order=up',
      'status=lost&from=yesterday&to=2026-13-01',
      'q=%27;drop%20table%20account;--&q=%5C%5C%27:*%20%26',
      `q=${'x'.repeat(3_000)}`,
      'q=%00',
      'q=<->%20%7C%20!',
    ])
      expect([query, (await work.get(`/au/console/orders/?${query}`)).status]).toEqual([query, 200])
  })

  it('is saved as CSV in which no cell is a formula', async () => {
    // Ten files a minute are what one account may have.
    const work = await newStaff(['work'])
    const email = `x-${randomUUID()}@harbour.test`
    await givenEnquiries(db(), [{ First_Name: "=cmd|' /C calc'!A0", Email: email }])
    const file = await work.get(`/au/api/console-enquiries/?q=${email}`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/)
    const lines = (await file.text()).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF?Sent,From,Message,/)
    expect(lines[1]).toContain("'=cmd|")
    expect(lines).toHaveLength(3)
  })
})
