import { describe, expect, it } from 'vitest'
import { usePeople } from '#tests/support/browser/use-people.ts'
import { hiddenValue, postForm } from '#tests/support/console.ts'
import { locationOf, useOperator } from '#tests/support/staff.ts'

const people = usePeople()
const { db } = people
const { staff } = useOperator(people)

const post = (path: string, fields: Record<string, string>) => postForm(staff(), `/au/console/${path}`, fields)
const counts = async () =>
  (await db().selectFrom('stock').select(['sku', 'quantity']).orderBy('sku').execute()).map(
    ({ sku, quantity }) => `${sku} ${quantity}`,
  )
const DELIVERY = { id: 'standard', name: 'Standard', rates: '0: 18.50', place: '1', was: '' }
const CODE = { code: 'WINTER', name: 'Winter', markets: 'au', was: '' }

describe('forms of stock', () => {
  it.each(['1,5', '4 0', '1,0400', '4.0', '40 pieces'])(
    'do not take the quantity %s for another one',
    async (typed) => {
      const refused = await post('stock/new/?form=save', { sku: 'A1', quantity: typed, unlisted: 'A1', was: '' })
      const html = await refused.text()
      expect([refused.status, html.includes('Write a whole number'), html.includes(`value="${typed}"`)]).toEqual([
        400,
        true,
        true,
      ])
      expect(await counts()).toEqual([])
    },
  )

  it('ask once about a code that the catalogue does not have, and again about another one', async () => {
    const fields = { sku: 'NO-SUCH', quantity: '7', was: '' }
    const first = await post('stock/new/?form=save', fields)
    const html = await first.text()
    expect([first.status, html.includes('The catalogue has no NO-SUCH.')]).toEqual([400, true])
    for (const kept of ['save it all the same', 'value="7"']) expect(html).toContain(kept)
    expect(hiddenValue(html, 'unlisted')).toBe('NO-SUCH')
    const other = await post('stock/new/?form=save', { ...fields, sku: 'NO-OTHER', unlisted: 'NO-SUCH' })
    expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('no NO-OTHER')])
    expect(await counts()).toEqual([])
    expect(await locationOf(post('stock/new/?form=save', { ...fields, unlisted: 'NO-SUCH' }))).toContain('done=')
    expect(await counts()).toEqual(['NO-SUCH 7'])
  })

  it.each(['new', '.', '..'])('refuse the code %s, whose page nobody could open', async (sku) => {
    const refused = await post('stock/new/?form=save', { sku, quantity: '1', unlisted: sku, was: '' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('must be another code')])
    expect((await staff().act('console/setStock', { sku, quantity: 1 })).status).toBe(400)
    expect(await counts()).toEqual([])
  })
})

describe('forms of records that there are not', () => {
  it.each(['deliveries/xx.y/', 'deliveries/au.x.y/', 'codes/winter/', 'codes/OTHER/', 'stock/NEW/', 'stock/a%2Fb/'])(
    'save nothing at %s, and say what is gone',
    async (path) => {
      const fields = { ...DELIVERY, ...CODE, percent: '5', sku: 'A1', quantity: '1' }
      expect((await post(`${path}?form=save`, fields)).status).toBe(404)
      const list = path.split('/')[0]
      expect(await locationOf(post(`${path}?form=remove`, { was: '' }))).toBe(`/au/console/${list}/?done=gone`)
      expect(await counts()).toEqual([])
      for (const table of ['shipping_method', 'discount_code'] as const)
        expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
    },
  )

  it('leave the record alone that another address names', async () => {
    await post('codes/new/?form=save', { ...CODE, percent: '5' })
    await post('deliveries/new/?form=save', DELIVERY)
    for (const path of ['codes/winter/', 'deliveries/xx.standard/', 'deliveries/AU.standard/']) {
      const was = hiddenValue(await (await staff().get('/au/console/codes/WINTER/')).text(), 'was')
      expect(await locationOf(post(`${path}?form=remove`, { was }))).toContain('done=gone')
    }
    expect((await staff().get('/au/console/codes/WINTER/')).status).toBe(200)
    expect((await staff().get('/au/console/deliveries/au.standard/')).status).toBe(200)
  })

  it('are not ended by a call either', async () => {
    for (const [call, input] of [
      ['console/endDelivery', { market: 'au', id: 'x' }],
      ['console/endCode', { code: 'WINTER' }],
      ['console/setStock', { sku: 'A1', quantity: null }],
    ] as const)
      expect([call, (await staff().act(call, input)).status]).toEqual([call, 404])
  })
})

describe('forms hold to the rules of the file', () => {
  it.each<[string, Record<string, string>, string]>([
    ['codes', { ...CODE, offAUD: '0' }, 'This must be more than nothing.'],
    ['codes', { ...CODE, offNZD: '5' }, 'This is missing: the code holds in Australia.'],
    ['codes', { ...CODE, offAUD: '5', offNZD: '5' }, 'This is for New Zealand, where the code does not hold.'],
    ['codes', { ...CODE, percent: '1,5' }, 'Write a whole number'],
    ['deliveries', { ...DELIVERY, states: 'Mars' }, 'This has Mars, which is none of Australia'],
    ['deliveries', { ...DELIVERY, postcodes: '2000-1000' }, 'is no range of postcodes'],
  ])('%s: %o', async (list, fields, problem) => {
    const refused = await post(`${list}/new/?form=save`, fields)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(problem)])
  })
})
