import { customer } from '@specify/core/actor.ts'
import { ownCart } from '../contents/access.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer, givenCart, orderOf, READER, sessionOf } from '#tests/support/orders.ts'
import { resetCart } from '../contents/commands.server.ts'
import { redeemDiscount, removeDiscount } from './discount-commands.server.ts'
import { readCart } from '../contents/queries.server.ts'

import { NOW } from '../testing/carts.ts'
import { CODES, importOrdersFile, METHOD, outcomeOf, SKU } from '../testing/operator-data.ts'

const database = useDatabase()
const operatorSays = (file: object) => importOrdersFile(database(), file)

const redeem = (accountId: string, code: string, now = NOW) =>
  redeemDiscount(database(), { owner: ownCart(customer(accountId), 'au'), code, version: null, reader: READER }, now)
const cartOf = (accountId: string, now = NOW) => readCart(database(), { accountId, locale: 'au' }, READER, now)

beforeAll(() => operatorSays({ shippingMethods: [METHOD], discountCodes: CODES }))

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
