import { commandLine } from '#app/features/staff/assert-right.ts'
import { customer } from '@specify/core/actor.ts'
import { ownCart } from './access.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer, givenCart, orderOf, READER, sessionOf } from '#tests/support/orders.ts'
import { changeCart } from './commands.server.ts'
import { redeemDiscount } from '../pricing/discount-commands.server.ts'
import { markOrder } from '../orders/mark-order.server.ts'
import { findOrder, listOrders } from '../orders/queries.server.ts'
import { readCart } from './queries.server.ts'

import { NOW } from '../testing/carts.ts'
import { CODES, importOrdersFile, METHOD, outcomeOf, SKU } from '../testing/operator-data.ts'

const database = useDatabase()
const operatorSays = (file: object) => importOrdersFile(database(), file)
const stockOf = async (sku: string) =>
  (await database().selectFrom('stock').select('quantity').where('sku', '=', sku).executeTakeFirst())?.quantity
const redeem = (accountId: string, code: string, now = NOW) =>
  redeemDiscount(database(), { owner: ownCart(customer(accountId), 'au'), code, version: null, reader: READER }, now)
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
      Array.from({ length: 5 }, () =>
        outcomeOf(
          markOrder(database(), { by: commandLine('work'), orderNumber, status: 'cancelled', requestId: null }, NOW),
        ),
      ),
    )
    expect(marks.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(await stockOf('D400')).toBe(4)
    await givenCart(database(), accountId, [['D400', 1]], NOW)
    expect(await outcomeOf(redeem(accountId, 'BACK'))).toBe('done')
    expect(
      await markOrder(
        database(),
        { by: commandLine('work'), orderNumber: 'AU-NONE-NONE', status: 'shipped', requestId: null },
        NOW,
      ),
    ).toBeNull()
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
