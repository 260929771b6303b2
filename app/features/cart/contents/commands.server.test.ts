import { customer } from '@specify/core/actor.ts'
import { ownCart } from './access.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer, givenCart, orderOf, READER, sessionOf, STANDARD_CENTS } from '#tests/support/orders.ts'
import { changeCart, resetCart } from './commands.server.ts'
import { redeemDiscount, removeDiscount } from '../pricing/discount-commands.server.ts'
import { importOperatorData } from '../operator/commands.server.ts'
import { readOrdersFile } from '../operator/orders-file.ts'
import { markOrder } from '../orders/mark-order.server.ts'
import { findOrder, listOrders } from '../orders/queries.server.ts'
import { readCart } from './queries.server.ts'

const database = useDatabase()
const NOW = new Date('2026-03-01T00:00:00Z')
const SKU = 'A100'

async function operatorSays(file: object): Promise<void> {
  const outcome = readOrdersFile(JSON.stringify(file))
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('; '))
  await importOperatorData(database(), outcome.data)
}
const METHOD = { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: STANDARD_CENTS }] }
const CODES = [
  { code: 'ONCE', name: 'Once', percent: 10, maxUses: 1 },
  { code: 'ONCEEACH', name: 'Once each', percent: 10, maxUsesPerAccount: 1 },
  { code: 'ALONE', name: 'Alone', percent: 20 },
  { code: 'WITH1', name: 'With others', amounts: { AUD: 500 }, canCombine: true },
  { code: 'WITH2', name: 'With others', percent: 5, canCombine: true },
  { code: 'OLD', name: 'Over', percent: 5, validUntil: '2026-01-01T00:00:00Z' },
]
const stockOf = async (sku: string) =>
  (await database().selectFrom('stock').select('quantity').where('sku', '=', sku).executeTakeFirst())?.quantity
const redeem = (accountId: string, code: string, now = NOW) =>
  redeemDiscount(database(), { owner: ownCart(customer(accountId), 'au'), code, version: null, reader: READER }, now)
const outcomeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )
const cartOf = (accountId: string, now = NOW) => readCart(database(), { accountId, locale: 'au' }, READER, now)

beforeAll(() => operatorSays({ shippingMethods: [METHOD], discountCodes: CODES }))

describe('a cart that many change at once', () => {
  it('loses no change', async () => {
    const accountId = await givenBuyer(database())
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let turn = 0; turn < 5; turn++) await givenCart(database(), accountId, [[SKU, 2]], NOW)
      }),
    )
    const { cart } = await cartOf(accountId)
    expect(cart.lines.map(({ sku, count }) => [sku, count])).toEqual([[SKU, 200]])
    expect(cart.version).toBe(101)
  })

  it('takes one of fifty changes that were made on the same version, and tells the others the version', async () => {
    const accountId = await givenBuyer(database())
    const { version } = await givenCart(database(), accountId, [[SKU, 1]], NOW)
    const owner = ownCart(customer(accountId), 'au')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        changeCart(database(), { owner, version }, (cart) => ({ ...cart, reference: `r${index}` }), NOW),
      ),
    )
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(49)
    for (const { code, details } of refused)
      expect([code, details.answer]).toEqual(['conflict', { currentVersion: version + 1 }])
    expect((await cartOf(accountId)).cart.version).toBe(version + 1)
  })
})

describe('a discount code', () => {
  it('of one use is redeemed once by fifty carts at the same time', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => givenBuyer(database())))
    await Promise.all(buyers.map((buyer) => givenCart(database(), buyer, [[SKU, 1]], NOW)))
    const outcomes = await Promise.all(buyers.map((buyer) => outcomeOf(redeem(buyer, 'once'))))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'code not valid')).toHaveLength(49)
    const carts = await Promise.all(buyers.map((buyer) => cartOf(buyer)))
    expect(carts.filter(({ totals }) => totals.discountCents > 0)).toHaveLength(1)
  })

  it('that lay in a cart for too long goes to the first who orders with it', async () => {
    await operatorSays({ discountCodes: [...CODES, { code: 'LATER', name: 'Later', percent: 10, maxUses: 1 }] })
    const [first, second] = [await givenBuyer(database()), await givenBuyer(database())]
    for (const buyer of [first, second]) await givenCart(database(), buyer, [[SKU, 1]], NOW)
    await redeem(first, 'LATER')
    expect(await outcomeOf(redeem(second, 'LATER'))).toBe('code not valid')
    const nextWeek = new Date(NOW.getTime() + 7 * 86_400_000)
    expect((await cartOf(first, nextWeek)).totals.discountCents).toBeGreaterThan(0)
    await redeem(second, 'LATER', nextWeek)
    const lost = await cartOf(first, nextWeek)
    expect([lost.totals.discountCents, lost.discounts[0]?.problem]).toEqual([0, 'ended'])
    const session = sessionOf(await cartOf(second, nextWeek), second, nextWeek)
    await orderOf(database(), second, session, nextWeek)
    expect((await cartOf(first, new Date(nextWeek.getTime() + 30 * 86_400_000))).totals.discountCents).toBe(0)
  })

  it('stands alone unless all of a cart may stand together', async () => {
    const accountId = await givenBuyer(database())
    await givenCart(database(), accountId, [[SKU, 1]], NOW)
    await redeem(accountId, 'WITH1')
    await redeem(accountId, 'WITH2')
    expect(await outcomeOf(redeem(accountId, 'WITH2'))).toBe('This code is already in your cart.')
    expect(await outcomeOf(redeem(accountId, 'ALONE'))).toBe('This code cannot be combined with another.')
    const { discounts } = await cartOf(accountId)
    for (const { discountId } of discounts)
      await removeDiscount(database(), { owner: ownCart(customer(accountId), 'au'), discountId, version: null }, NOW)
    await redeem(accountId, 'ALONE')
    expect(await outcomeOf(redeem(accountId, 'WITH1'))).toBe('This code cannot be combined with another.')
    expect(await outcomeOf(redeem(accountId, 'OLD'))).toBe('code not valid')
    expect(await outcomeOf(redeem(accountId, 'UNKNOWN'))).toBe('code not valid')
  })

  it('of one use for each account is not good for a second order', async () => {
    const accountId = await givenBuyer(database())
    for (const expected of ['done', 'code not valid']) {
      await givenCart(database(), accountId, [[SKU, 1]], NOW)
      expect(await outcomeOf(redeem(accountId, 'ONCEEACH'))).toBe(expected)
      await orderOf(database(), accountId, sessionOf(await cartOf(accountId), accountId, NOW), NOW)
    }
  })

  it('is free again when its cart is emptied', async () => {
    await operatorSays({ discountCodes: [...CODES, { code: 'FREED', name: 'Freed', percent: 10, maxUses: 1 }] })
    const [first, second] = [await givenBuyer(database()), await givenBuyer(database())]
    for (const buyer of [first, second]) await givenCart(database(), buyer, [[SKU, 1]], NOW)
    await redeem(first, 'FREED')
    await resetCart(database(), ownCart(customer(first), 'au'), null, NOW)
    expect(await outcomeOf(redeem(second, 'FREED'))).toBe('done')
  })
})

describe('an order', () => {
  it('is made once by each of a hundred checkouts that are sent twice at the same time', async () => {
    await operatorSays({ stock: [{ sku: 'B200', quantity: 1_000 }] })
    const buyers = await Promise.all(Array.from({ length: 100 }, () => givenBuyer(database())))
    const sessions = await Promise.all(
      buyers.map(async (buyer) => {
        await givenCart(database(), buyer, [['B200', 3]], NOW)
        return sessionOf(await cartOf(buyer), buyer, NOW)
      }),
    )
    const twice = [...sessions, ...sessions]
    const placed = await Promise.all(twice.map((session) => orderOf(database(), session.accountId, session, NOW)))
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(100)
    for (const buyer of buyers) expect((await listOrders(database(), { accountId: buyer, page: 1 })).total).toBe(1)
    expect(await stockOf('B200')).toBe(700)
    const mails = await database()
      .selectFrom('mail_outbox')
      .select('about')
      .where('kind', '=', 'order-placed')
      .where('account_id', 'in', buyers)
      .execute()
    expect(new Set(mails.map(({ about }) => about))).toEqual(new Set(placed.map(({ orderId }) => orderId)))
    expect(mails).toHaveLength(100)
  })

  it('of the last ones in stock goes to as many as there are', async () => {
    await operatorSays({ stock: [{ sku: 'C300', quantity: 5 }] })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => givenBuyer(database())))
    const sessions = await Promise.all(
      buyers.map(async (buyer) => {
        await givenCart(
          database(),
          buyer,
          [
            ['C300', 1],
            [SKU, 1],
          ],
          NOW,
        )
        return sessionOf(await cartOf(buyer), buyer, NOW)
      }),
    )
    const outcomes = await Promise.all(
      sessions.map((session) => outcomeOf(orderOf(database(), session.accountId, session, NOW))),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'Not everything is in stock. Please change the quantities.']))
    expect(await stockOf('C300')).toBe(0)
  })

  it('is refused where the cart or a price is not what was reviewed, or the session is over', async () => {
    const accountId = await givenBuyer(database())
    await givenCart(database(), accountId, [[SKU, 1]], NOW)
    const session = sessionOf(await cartOf(accountId), accountId, NOW)
    const changed = 'Your cart or its prices have changed. Please review your order again.'
    expect(await outcomeOf(orderOf(database(), accountId, { ...session, totalCents: 1 }, NOW))).toBe(changed)
    const later = new Date(NOW.getTime() + 16 * 60_000)
    expect(await outcomeOf(orderOf(database(), accountId, session, later))).toMatch(/^This checkout has expired/)
    await givenCart(database(), accountId, [[SKU, 1]], NOW)
    expect(await outcomeOf(orderOf(database(), accountId, session, NOW))).toBe(changed)
    expect((await listOrders(database(), { accountId, page: 1 })).rows).toEqual([])
    expect((await cartOf(accountId)).cart.lines).toHaveLength(1)
  })

  it('answers the same to a session that is sent again after it is over, and leaves the new cart alone', async () => {
    const accountId = await givenBuyer(database())
    await givenCart(database(), accountId, [[SKU, 1]], NOW)
    const session = sessionOf(await cartOf(accountId), accountId, NOW)
    const { orderId } = await orderOf(database(), accountId, session, NOW)
    await givenCart(database(), accountId, [[SKU, 7]], NOW)
    const again = await orderOf(database(), accountId, session, new Date(NOW.getTime() + 3_600_000))
    expect(again.orderId).toBe(orderId)
    expect((await cartOf(accountId)).cart.lines[0]?.count).toBe(7)
  })

  it('adds up, keeps what was reviewed, and is read by its owner only', async () => {
    const accountId = await givenBuyer(database())
    await givenCart(
      database(),
      accountId,
      [
        [SKU, 3],
        ['B200', 2],
      ],
      NOW,
    )
    await redeem(accountId, 'WITH2')
    const priced = await cartOf(accountId)
    const { orderId } = await orderOf(database(), accountId, sessionOf(priced, accountId, NOW), NOW)
    const order = await findOrder(database(), accountId, orderId)
    const { lines, subtotalCents, discountCents, shipping, totalCents, taxCents } = order!.record
    expect(totalCents).toBe(priced.totals.totalCents)
    expect(lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(subtotalCents)
    expect(lines.reduce((sum, line) => sum + line.discountCents, 0)).toBe(discountCents)
    expect(lines.reduce((sum, line) => sum + line.taxCents, shipping.taxCents)).toBe(taxCents)
    expect(subtotalCents - discountCents + shipping.priceCents).toBe(totalCents)
    expect((await cartOf(accountId)).cart).toMatchObject({ lines: [], shippingMethodId: null })
    expect(await findOrder(database(), await givenBuyer(database()), orderId)).toBeNull()
    expect(await findOrder(database(), accountId, randomUUID())).toBeNull()
  })

  it('that is cancelled gives back its stock and its codes, once', async () => {
    await operatorSays({
      stock: [{ sku: 'D400', quantity: 4 }],
      discountCodes: [...CODES, { code: 'BACK', name: 'Back', percent: 10, maxUses: 1 }],
    })
    const accountId = await givenBuyer(database())
    await givenCart(database(), accountId, [['D400', 3]], NOW)
    await redeem(accountId, 'BACK')
    const { orderNumber } = await orderOf(
      database(),
      accountId,
      sessionOf(await cartOf(accountId), accountId, NOW),
      NOW,
    )
    expect(await stockOf('D400')).toBe(1)
    const marks = await Promise.all(
      Array.from({ length: 5 }, () => outcomeOf(markOrder(database(), orderNumber, 'cancelled', NOW))),
    )
    expect(marks.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(await stockOf('D400')).toBe(4)
    await givenCart(database(), accountId, [['D400', 1]], NOW)
    expect(await outcomeOf(redeem(accountId, 'BACK'))).toBe('done')
    expect(await markOrder(database(), 'AU-NONE-NONE', 'shipped', NOW)).toBeNull()
  })

  it('outlives its account without anything of the person', async () => {
    const accountId = await givenBuyer(database())
    await givenCart(database(), accountId, [[SKU, 1]], NOW)
    const { orderId } = await orderOf(database(), accountId, sessionOf(await cartOf(accountId), accountId, NOW), NOW)
    await database().deleteFrom('account').where('account_id', '=', accountId).execute()
    const kept = await database().selectFrom('customer_order').selectAll().where('order_id', '=', orderId).execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/Jo|Smith|Kettle|@/)
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from order_person where account_id = ${accountId})::int
        + (select count(*) from cart where account_id = ${accountId})::int
        + (select count(*) from mail_outbox where account_id = ${accountId})::int as left
    `.execute(database())
    expect(rows[0]?.left).toBe(0)
  })
})
