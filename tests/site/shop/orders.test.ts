import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '#app/features/accounts/sessions/commands.server.ts'
import { importOperatorData } from '#app/features/cart/operator/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { readOrdersFile } from '#app/features/cart/operator/orders-file.ts'
import { browserOf, encoded, PASSWORD, type ActionAnswer } from '#tests/support/browser/account-browser.ts'
import { KETTLE_STREET } from '#tests/support/kettle-street.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const OPERATOR = 'orders@studio.test'
const { db, dataDir, mailbox, site, newPlace, newBrowser, newPerson } = usePeople({ CONTACT_EMAIL: OPERATOR })

/** Products of the fixture catalogue: two that everybody can order, and those that not everybody can. */
const SKU = 'FM1000C'
const PRICE_CENTS = 20_000
const OTHER_SKU = 'FM1001B'
const BUILDER_SKU = 'BB100'
const INTERNAL_SKU = 'ZZINTSKU1'
const INTERNAL_VARIANT_SKU = 'ZZINTSKU2'
const GONE_SKU = 'GB100'

const ADDRESS = { firstName: 'Jo', lastName: 'Smith', ...KETTLE_STREET }
const FILE = {
  shippingMethods: [
    { market: 'au', id: 'express', name: 'Express', rates: [{ from: 0, price: 4_900 }], postcodes: ['2000-2249'] },
    {
      market: 'au',
      id: 'standard',
      name: 'Standard',
      rates: [
        { from: 0, price: 1_850 },
        { from: 150_000, price: 0 },
      ],
    },
    { market: 'nz', id: 'standard', name: 'Standard', rates: [{ from: 0, price: 1_450 }] },
  ],
  discountCodes: [
    { code: 'TENOFF', name: 'Ten off', percent: 10 },
    { code: 'ONLYONCE', name: 'Only once', percent: 10, maxUses: 1 },
  ],
  stock: [{ sku: OTHER_SKU, quantity: 2 }],
}

interface Money {
  readonly centAmount: number
}
interface Cart {
  readonly cartId: string
  readonly cartVersion: number
  readonly lineItems: readonly {
    readonly id: string
    readonly count: number
    readonly totalPrice: Money
    readonly taxed: { readonly taxAmount: Money }
    readonly variant: { readonly sku: string; readonly isOnStock: boolean }
  }[]
  readonly totalItems: number
  readonly sum: Money
  readonly taxed: { readonly taxAmount: Money }
  readonly transaction: { readonly total: Money; readonly isShippingEstimated: boolean }
  readonly discountCodes: readonly { readonly discountId: string; readonly code: string }[]
}

const act = (who: Browser, name: string, input: object = {}) => who.act(name, input, 'au')
const messageOf = ({ body }: ActionAnswer) => (body['error'] as { message: string } | undefined)?.message

async function done<T = Cart>(who: Browser, name: string, input: object = {}): Promise<T> {
  const { status, body } = await act(who, name, input)
  expect({ name, status, error: body['error'] }).toEqual({ name, status: 200, error: undefined })
  expect(body['isError']).toBe(false)
  return body as T
}

/** Retries as a browser does after `Retry-After`. */
async function untilDone<T>(who: Browser, name: string, input: object = {}): Promise<T> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { status, body } = await act(who, name, input)
    if (status === 200) return body as T
    expect([name, status]).toEqual([name, 503])
  }
  throw new Error(`${name} was never answered`)
}

/** A cart with what an order needs. */
async function filledCart(who: Browser, wanted: Record<string, number> = { [SKU]: 2 }): Promise<Cart> {
  for (const [sku, count] of Object.entries(wanted)) await done(who, 'cart/addToCart', { variant: { sku, count } })
  await done(who, 'cart/updateCart', { shipping: ADDRESS, reference: 'PO 1' })
  return done(who, 'cart/setShippingMethod', { shippingMethodId: 'standard' })
}

interface Order {
  readonly orderId: string
  readonly orderNumber: string
  readonly items: readonly {
    readonly count: number
    readonly totalPrice: Money
    readonly variant: { readonly sku: string }
  }[]
  readonly sum: Money
  readonly status: string
}

async function order(who: Browser, wanted?: Record<string, number>): Promise<Order> {
  await filledCart(who, wanted)
  const { token } = await done<{ token: string }>(who, 'cart/getCheckoutSessionToken')
  return done<Order>(who, 'cart/checkout', { token })
}

const NOTHING_CARRIED = { session: null, remember: null }

/** Somebody who is signed in, without the way there. */
async function quickBrowser(): Promise<Browser> {
  const now = new Date()
  const email = `jo-${randomUUID()}@studio.test`
  const { account_id: accountId } = await db()
    .insertInto('account')
    .values({
      email,
      password_hash: '',
      verified_at: now,
      legal_entity: null,
      first_name: 'Jo',
      company_name: 'Lane Studio',
      created_at: now,
      changed_at: now,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow()
  const { session } = await openSession(db(), { accountId, isRemembered: false, carried: NOTHING_CARRIED }, now)
  const browser = browserOf(site().url, newPlace())
  browser.setCookie('session', session)
  return browser
}

let buyer: Person
let other: Person
let staff: Person
beforeAll(async () => {
  const outcome = readOrdersFile(JSON.stringify(FILE))
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('; '))
  buyer = await newPerson()
  other = await newPerson()
  staff = await newPerson({ isStaff: true })
  await importOperatorData(db(), { by: commandLine('work'), requestId: null, data: outcome.data }, new Date())
})

const READING = ['cart/getCart', 'cart/getShippingMethods', 'cart/getAvailableShippingMethods', 'cart/queryOrders']
const LINE = randomUUID()
/** Every call with an input that could be meant. */
const CALLS: readonly [name: string, input: object][] = [
  ...READING.map((name) => [name, {}] as [string, object]),
  ['cart/addToCart', { variant: { sku: SKU, count: 1 } }],
  ['cart/removeLineItem', { lineItemId: LINE }],
  ['cart/updateLineItem', { lineItemId: LINE, count: 2 }],
  ['cart/updateCart', { shipping: ADDRESS }],
  ['cart/setShippingMethod', { shippingMethodId: 'standard' }],
  ['cart/redeemDiscount', { code: 'TENOFF' }],
  ['cart/removeDiscount', { discountId: LINE }],
  ['cart/checkout', { token: 'x.y.z' }],
  ['cart/resetCart', {}],
  ['cart/getCheckoutSessionToken', {}],
  ['cart/getOrder', { orderId: LINE }],
  ['cart/getMyProjects', {}],
  ['cart/addRoom', { projectId: LINE, roomName: 'Kitchen 1' }],
  ['cart/addOrder', { orderId: LINE }],
  ['cart/moveToWishlist', { lineItemId: LINE }],
  ['wishlist/getWishlist', {}],
  ['wishlist/addToWishlist', { variant: { sku: SKU }, count: 1 }],
  ['wishlist/removeLineItem', { lineItemId: LINE }],
  ['wishlist/updateLineItemCount', { lineItemId: LINE, count: 2 }],
  ['wishlist/moveToCart', { lineItemId: LINE }],
  ['wishlist/deleteWishlist', {}],
]

describe('a visitor', () => {
  it.each(CALLS)('is refused %s, with an empty result where there is one to give', async (name, input) => {
    const { status, body } = await act(newBrowser(), name, input)
    expect([status, body['isError'], messageOf({ body } as ActionAnswer)]).toEqual([401, true, 'Please sign in.'])
    if (name === 'cart/getCart') expect(body).toMatchObject({ cartId: '', lineItems: [], totalItems: 0, isEmpty: true })
    if (name === 'wishlist/getWishlist') expect(body).toMatchObject({ lineItems: [] })
    if (name === 'cart/queryOrders') expect(body).toMatchObject({ orders: [] })
  })

  it('sees an empty cart with a way in', async () => {
    const html = await (await newBrowser().get('/au/cart/')).text()
    expect(html).toContain('Your cart is empty.')
    expect(html).toContain('Sign in / Sign up')
    expect(html).toContain('Continue shopping')
    for (const page of ['/au/checkout/', '/au/orders/', `/au/orders/${LINE}/`])
      expect((await newBrowser().get(page)).headers.get('location')).toMatch(/^\/au\/\?login=true/)
  })
})

describe('a cart', () => {
  it('is priced by the server, whatever is sent besides (T-097)', async () => {
    const browser = await quickBrowser()
    const cart = await done(browser, 'cart/addToCart', {
      variant: { sku: SKU, count: 3, price: { centAmount: 1 } },
      price: { centAmount: 1, currencyCode: 'NZD' },
      sum: { centAmount: 1 },
      totalPrice: 1,
      accountId: LINE,
    })
    expect(cart).toMatchObject({ totalItems: 3, sum: { centAmount: 3 * PRICE_CENTS, currencyCode: 'AUD' } })
    const [line] = cart.lineItems
    expect(line).toMatchObject({
      count: 3,
      price: { centAmount: PRICE_CENTS },
      totalPrice: { centAmount: 3 * PRICE_CENTS },
      taxRate: { includedInPrice: true },
      variant: { sku: SKU, isOnStock: true },
    })
    const updated = await done(browser, 'cart/updateLineItem', { lineItem: { id: line!.id, count: 5 } })
    expect(updated.totalItems).toBe(5)
    expect((await done(browser, 'cart/getCart')).cartVersion).toBe(updated.cartVersion)
    const nz = await browser.act('cart/getCart', {}, 'nz')
    expect(nz.body).toMatchObject({ totalItems: 0, isEmpty: true })
    expect(await done(browser, 'cart/removeLineItem', { lineItem: { id: line!.id } })).toMatchObject({ isEmpty: true })
  })

  it.each([0, -1, 10_000, 1.5, '1e3', null, 1e308, {}])('takes no count of %j (T-097)', async (count) => {
    const browser = await quickBrowser()
    const { lineItems } = await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })
    const lineItemId = lineItems[0]!.id
    for (const [name, input] of [
      ['cart/addToCart', { variant: { sku: SKU, count } }],
      ['cart/addToCart', { variant: { sku: SKU }, count }],
      ['cart/updateLineItem', { lineItemId, count }],
      ['wishlist/addToWishlist', { variant: { sku: SKU }, count }],
    ] as const)
      expect([name, (await act(browser, name, input)).status]).toEqual([name, 400])
    expect((await done(browser, 'cart/getCart')).totalItems).toBe(1)
  })

  it('holds no more than 9999 of a product', async () => {
    const browser = await quickBrowser()
    await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 9_999 } })
    expect((await act(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })).status).toBe(409)
    expect((await done(browser, 'cart/getCart')).totalItems).toBe(9_999)
  })

  it('takes what staff may order from staff only; to others it does not exist (T-051, T-053, T-097)', async () => {
    for (const name of ['cart/addToCart', 'wishlist/addToWishlist']) {
      const unknown = await act(buyer, name, { variant: { sku: 'NOSUCH1', count: 1 } })
      expect(unknown.status).toBe(404)
      for (const sku of [INTERNAL_SKU, INTERNAL_VARIANT_SKU, SKU.toLowerCase(), 'FM-1000-C'])
        expect((await act(buyer, name, { variant: { sku, count: 1 } })).body).toEqual(unknown.body)
    }
    for (const sku of [BUILDER_SKU, GONE_SKU]) {
      const refused = await act(buyer, 'cart/addToCart', { variant: { sku, count: 1 } })
      expect(refused.status).toBe(403)
      expect(JSON.stringify(refused.body)).not.toMatch(/77777|30000/)
    }
    const nz = await buyer.act('cart/addToCart', { variant: { sku: BUILDER_SKU, count: 1 } }, 'nz')
    expect(nz.status).toBe(200)
    const { totalItems } = await done(staff, 'cart/addToCart', { variant: { sku: INTERNAL_SKU, count: 1 } })
    expect(totalItems).toBe(1)
    await done(staff, 'cart/addToCart', { variant: { sku: BUILDER_SKU, count: 1 } })
    const wished = await done<object>(buyer, 'wishlist/addToWishlist', { variant: { sku: BUILDER_SKU }, count: 1 })
    expect(JSON.stringify(wished)).toContain('"kind":"contact"')
    expect(JSON.stringify(wished)).not.toContain('77777')
  })

  it('of somebody who has left staff shows nothing of what is kept for staff, and cannot be ordered', async () => {
    const leaver = await newPerson({ isStaff: true })
    await filledCart(leaver, { [INTERNAL_SKU]: 1, [SKU]: 1 })
    const { token } = await done<{ token: string }>(leaver, 'cart/getCheckoutSessionToken')
    const inTime = await done<Order>(leaver, 'cart/checkout', { token })
    await filledCart(leaver, { [INTERNAL_SKU]: 1 })
    const late = await done<{ token: string }>(leaver, 'cart/getCheckoutSessionToken')
    await db().updateTable('account').set({ is_internal_user: false }).where('email', '=', leaver.email).execute()
    const cart = await act(leaver, 'cart/getCart')
    expect(JSON.stringify(cart.body)).not.toContain('987654321')
    expect((await act(leaver, 'cart/checkout', { token: late.token })).status).toBe(409)
    for (const [name, input] of [
      ['cart/getOrder', { orderId: inTime.orderId }],
      ['cart/queryOrders', {}],
    ] as const)
      expect(JSON.stringify((await act(leaver, name, input)).body)).not.toMatch(/zzint/i)
  })

  it('keeps to its owner: lines, addresses and orders of others are not found (T-097)', async () => {
    const { orderId } = await order(other)
    const { lineItems } = await filledCart(other)
    const [line] = lineItems
    const { body } = await other.call('addAddress', { address: ADDRESS })
    const { addresses } = body['account'] as { addresses: { addressId: string }[] }
    const before = await act(other, 'cart/getCart')
    for (const [name, input] of [
      ['cart/removeLineItem', { lineItemId: line!.id }],
      ['cart/updateLineItem', { lineItemId: line!.id, count: 9 }],
      ['cart/moveToWishlist', { lineItemId: line!.id }],
      ['cart/updateCart', { shippingAddressId: addresses[0]!.addressId }],
      ['cart/updateCart', { billingAddressId: addresses[0]!.addressId }],
      ['cart/getOrder', { orderId }],
      ['cart/addOrder', { orderId }],
      ['cart/removeDiscount', { discountId: randomUUID() }],
    ] as const)
      expect([name, (await act(buyer, name, input)).status]).toEqual([name, 404])
    const listed = await done<{ orders: Order[] }>(buyer, 'cart/queryOrders', { orderIds: [orderId] })
    expect(listed.orders).toEqual([])
    expect((await buyer.get(`/au/orders/${orderId}/`)).status).toBe(404)
    expect((await act(other, 'cart/getCart')).body).toEqual(before.body)
  })

  it('is changed from this site only (T-073)', async () => {
    const headers = { origin: 'https://elsewhere.test' }
    const { status } = await buyer.act('cart/addToCart', { variant: { sku: SKU, count: 1 } }, 'au', headers)
    expect(status).toBe(403)
  })

  it('refuses a version that is none, and one that is past', async () => {
    const browser = await quickBrowser()
    const { cartVersion } = await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })
    for (const version of [0, -1, 1.5, '2', 1e308, null])
      expect((await act(browser, 'cart/updateCart', { reference: 'x', cartVersion: version })).status).toBe(400)
    for (const version of [cartVersion - 1, cartVersion + 1]) {
      const stale = await act(browser, 'cart/updateCart', { reference: 'x', cartVersion: version })
      expect([stale.status, stale.body['currentVersion']]).toEqual([409, cartVersion])
    }
    expect((await done(browser, 'cart/getCart')).cartVersion).toBe(cartVersion)
  })
})

describe('shipping', () => {
  it('is estimated until a method that delivers there is chosen', async () => {
    const browser = await quickBrowser()
    const before = await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })
    expect(before).toMatchObject({
      isShippingAccurate: false,
      sum: { centAmount: PRICE_CENTS },
      transaction: { isShippingEstimated: true, shippingName: 'Standard', total: { centAmount: PRICE_CENTS + 1_850 } },
    })
    expect((await act(browser, 'cart/setShippingMethod', { shippingMethodId: 'nowhere' })).status).toBe(404)
    await done(browser, 'cart/updateCart', { shipping: { ...ADDRESS, postalCode: '2800' } })
    expect((await act(browser, 'cart/setShippingMethod', { shippingMethod: { id: 'express' } })).status).toBe(404)
    const ids = async (name: string) =>
      (await done<{ shippingMethods: { shippingMethodId: string }[] }>(browser, name)).shippingMethods.map(
        ({ shippingMethodId }) => shippingMethodId,
      )
    expect(await ids('cart/getShippingMethods')).toEqual(['express', 'standard'])
    expect(await ids('cart/getAvailableShippingMethods')).toEqual(['standard'])
    await done(browser, 'cart/updateCart', { shipping: ADDRESS })
    expect(await done(browser, 'cart/setShippingMethod', { shippingMethod: { id: 'express' } })).toMatchObject({
      isShippingAccurate: true,
      shippingInfo: { shippingMethodId: 'express' },
      sum: { centAmount: PRICE_CENTS + 4_900 },
    })
    const abroad = await act(browser, 'cart/updateCart', { shipping: { ...ADDRESS, country: 'NZ' } })
    expect(abroad.status).toBe(400)
  })
})

describe('a discount code', () => {
  it('takes something off and is taken out again; unknown ones are not valid', async () => {
    const browser = await quickBrowser()
    await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })
    const cart = await done(browser, 'cart/redeemDiscount', { code: ' tenoff ' })
    expect(cart.cartId).not.toBe('')
    expect(cart.sum.centAmount).toBe(PRICE_CENTS * 0.9)
    const wrong = await act(browser, 'cart/redeemDiscount', { code: 'NOSUCHCODE' })
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'code not valid'])
    const { discountId } = cart.discountCodes[0]!
    expect((await done(browser, 'cart/removeDiscount', { discountId })).sum.centAmount).toBe(PRICE_CENTS)
    expect((await act(browser, 'cart/removeDiscount', { discountId })).status).toBe(404)
  })

  it('of one use is redeemed by one of fifty (T-097)', async () => {
    const browsers: Browser[] = []
    for (let number = 0; number < 50; number++) {
      const browser = await quickBrowser()
      await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })
      browsers.push(browser)
    }
    const answers = await Promise.all(browsers.map((each) => act(each, 'cart/redeemDiscount', { code: 'ONLYONCE' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 400 && status !== 503)).toEqual([])
  })
})

describe('an order', () => {
  it('is mailed to the operator, who can answer the person that ordered', async () => {
    const person = await newPerson()
    // Soon after another order it would wait for more.
    const anHourAgo = new Date(Date.now() - 3_600_000)
    const mails = db().updateTable('mail_outbox').where('recipient', '=', OPERATOR)
    await mails.set({ created_at: anHourAgo, sent_at: anHourAgo }).execute()
    const received = mailbox().to(OPERATOR).length
    await filledCart(person, { [SKU]: 2 })
    const placed = await done<Order>(person, 'cart/checkout')
    const mail = await mailbox().next(OPERATOR, received)
    expect(mail.subject).toBe(`New order ${placed.orderNumber} from Studio Smith`)
    expect(mail.replyTo?.text).toBe(person.email)
    expect(mail.text).toContain(person.email)
    expect(mail.text).toContain('2 at $200.00: $400.00')
    expect(mail.text).not.toContain('/orders/')
  })

  it('can be placed without a session of its own, once', async () => {
    const person = await newPerson()
    expect((await act(person, 'cart/checkout')).body).toMatchObject({ error: { message: 'Your cart is empty.' } })
    const cart = await filledCart(person, { [SKU]: 1 })
    const answers = await Promise.all([act(person, 'cart/checkout'), act(person, 'cart/checkout')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { orders } = await done<{ orders: Order[] }>(person, 'cart/queryOrders')
    expect(orders.map(({ sum }) => sum)).toEqual([cart.transaction.total])
  })

  it('is placed, confirmed by mail, listed, and ordered again', async () => {
    const person = await newPerson()
    const mails = mailbox().to(person.email).length
    const cart = await filledCart(person, { [SKU]: 2, [OTHER_SKU]: 1 })
    const { token, total, cartVersion } = await done<{ token: string; total: Money; cartVersion: number }>(
      person,
      'cart/getCheckoutSessionToken',
    )
    expect([total.centAmount, cartVersion]).toEqual([cart.transaction.total.centAmount, cart.cartVersion])
    const placed = await done<Order>(person, 'cart/checkout', { token })
    expect(placed.orderNumber).toMatch(/^AU-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(placed.sum).toEqual(cart.transaction.total)
    expect(placed.items.map(({ count, variant }) => [variant.sku, count])).toEqual([
      [SKU, 2],
      [OTHER_SKU, 1],
    ])
    const mail = await mailbox().next(person.email, mails)
    expect(mail.subject).toBe(`We have received your order ${placed.orderNumber}`)
    expect(mail.text).toContain(`${site().url}/au/orders/${placed.orderId}/`)
    expect(mail.text).toContain(`2 at $200.00: $400.00`)
    expect(await done(person, 'cart/getCart')).toMatchObject({ isEmpty: true, totalItems: 0 })
    const { orders } = await done<{ orders: Order[] }>(person, 'cart/queryOrders')
    expect(orders.map(({ orderId }) => orderId)).toEqual([placed.orderId])
    expect(await done<Order>(person, 'cart/getOrder', { orderId: placed.orderId })).toEqual(placed)
    const again = await done<Cart & { notAdded: object[] }>(person, 'cart/addOrder', { orderId: placed.orderId })
    expect([again.totalItems, again.notAdded]).toEqual([3, []])
    for (const page of ['/au/orders/', `/au/orders/${placed.orderId}/`])
      expect(await (await person.get(page)).text()).toContain(placed.orderNumber)
    expect((await person.get('/au/orders/not-an-id/')).status).toBe(404)
  })

  it('is one for each of a hundred checkouts that are sent twice at once', async () => {
    const checkouts: { browser: Browser; token: string }[] = []
    const prepare = async () => {
      const browser = await quickBrowser()
      await filledCart(browser)
      checkouts.push({ browser, ...(await done<{ token: string }>(browser, 'cart/getCheckoutSessionToken')) })
    }
    for (let ready = 0; ready < 100; ready += 10) await Promise.all(Array.from({ length: 10 }, prepare))
    // A server that cannot keep up says so; sent again, it is still one order.
    const placed = await Promise.all(
      [...checkouts, ...checkouts].map(({ browser, token }) => untilDone<Order>(browser, 'cart/checkout', { token })),
    )
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(100)
    for (const { browser } of checkouts.slice(0, 10))
      expect((await done<{ total: number }>(browser, 'cart/queryOrders')).total).toBe(1)
  }, 180_000)

  it('needs a profile, and is placed ten times an hour by one account (T-104)', async () => {
    const stranger = await newPerson({ profile: false })
    await done(stranger, 'cart/addToCart', { variant: { sku: SKU, count: 9_999 } })
    expect((await act(stranger, 'cart/checkout', {})).status).toBe(403)
    const browser = await quickBrowser()
    const statuses: number[] = []
    for (let order = 0; order < 11; order++) {
      await filledCart(browser)
      statuses.push((await act(browser, 'cart/checkout', {})).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('is not placed with a token of somebody else, of another purpose or of nobody (T-097)', async () => {
    await filledCart(other)
    await filledCart(buyer)
    const theirs = await done<{ token: string }>(other, 'cart/getCheckoutSessionToken')
    const search = await done<{ token: string }>(buyer, 'product/getJWTToken')
    for (const token of [theirs.token, search.token, `${theirs.token}x`, 'a.b.c', '🙂'])
      expect([token, (await act(buyer, 'cart/checkout', { token })).status]).toEqual([token, 409])
    expect((await done(buyer, 'cart/getCart')).totalItems).toBeGreaterThan(0)
  })

  it('is refused where the cart changed after it was reviewed, and where there is not enough', async () => {
    const browser = await quickBrowser()
    await filledCart(browser, { [SKU]: 1 })
    const { token } = await done<{ token: string }>(browser, 'cart/getCheckoutSessionToken')
    await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })
    const stale = await act(browser, 'cart/checkout', { token })
    expect([stale.status, messageOf(stale)]).toEqual([
      409,
      'Your cart or its prices have changed. Please review your order again.',
    ])
    const short = await done(browser, 'cart/addToCart', { variant: { sku: OTHER_SKU, count: 50 } })
    expect(short).toMatchObject({ hasOutOfStockItems: true })
    expect((await act(browser, 'cart/getCheckoutSessionToken')).status).toBe(409)
  })

  it('needs goods, an address and a method', async () => {
    const browser = await quickBrowser()
    const problem = async () => messageOf(await act(browser, 'cart/getCheckoutSessionToken'))
    expect(await problem()).toBe('Your cart is empty.')
    await done(browser, 'cart/addToCart', { variant: { sku: SKU, count: 1 } })
    expect(await problem()).toBe('Choose a delivery address.')
    await done(browser, 'cart/updateCart', { shipping: ADDRESS })
    expect(await problem()).toBe('Choose how the order is delivered.')
  })

  it('is listed, shown and marked by the operator, and its owner gets a mail', async () => {
    const person = await newPerson()
    const { orderNumber } = await order(person)
    const first = await mailbox().next(person.email, mailbox().to(person.email).length - 1)
    expect(first).toBeDefined()
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/orders.ts', ...args], {
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
      })
    expect(run('list', 'placed').stdout).toContain(orderNumber)
    expect(run('show', orderNumber).stdout).toContain('Kettle Street')
    const marked = run('mark', orderNumber, 'shipped')
    expect([marked.status, marked.stdout]).toEqual([0, `${orderNumber} is shipped now.\n`])
    expect(run('mark', orderNumber, 'cancelled').status).toBe(1)
    const file = path.join(os.tmpdir(), `orders-${randomUUID()}.json`)
    writeFileSync(file, JSON.stringify({ stock: [{ sku: 'X', quantity: -1 }] }))
    const refused = run('check', file)
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('stock.0.quantity')])
    const subjects = () =>
      mailbox()
        .to(person.email)
        .map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 20_000 }).toContain(`Your order ${orderNumber} is on its way`)
  })

  it('stays without its owner when the account is deleted (T-072)', async () => {
    const person = await newPerson()
    const { orderId } = await order(person)
    await filledCart(person)
    const { status } = await person.call('deleteAccount', { password: encoded(PASSWORD) })
    expect(status).toBe(200)
    const kept = await db().selectFrom('customer_order').selectAll().where('order_id', '=', orderId).execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/Kettle|Smith|@/)
    expect(await db().selectFrom('order_person').selectAll().where('order_id', '=', orderId).execute()).toEqual([])
  })
})

describe('a wishlist', () => {
  it('counts up, moves to the cart and back, and is deleted', async () => {
    const browser = await quickBrowser()
    interface List {
      readonly lineItems: readonly { lineItemId: string; count: number; variant: { sku: string } }[]
    }
    const counts = ({ lineItems }: List) => lineItems.map(({ variant, count }) => [variant.sku, count])
    const add = (sku: string, count: number) =>
      done<List>(browser, 'wishlist/addToWishlist', { variant: { sku }, count })
    await add(SKU, 1)
    await add(OTHER_SKU, 1)
    const list = await add(SKU, 2)
    expect(counts(list)).toEqual([
      [SKU, 3],
      [OTHER_SKU, 1],
    ])
    const [first, second] = list.lineItems
    const up = await done<List>(browser, 'wishlist/updateLineItemCount', { lineItemId: first!.lineItemId })
    expect(counts(up)[0]).toEqual([SKU, 4])
    const set = await done<List>(browser, 'wishlist/updateLineItemCount', {
      lineItem: { id: first!.lineItemId, count: 2 },
    })
    expect(counts(set)[0]).toEqual([SKU, 2])
    const moved = await done<List>(browser, 'wishlist/moveToCart', { lineItemId: first!.lineItemId })
    expect(counts(moved)).toEqual([[OTHER_SKU, 1]])
    const { lineItems } = await done(browser, 'cart/getCart')
    expect(lineItems.map(({ count }) => count)).toEqual([2])
    await done(browser, 'cart/moveToWishlist', { lineItemId: lineItems[0]!.id })
    const back = await done<List>(browser, 'wishlist/getWishlist')
    expect(counts(back)).toEqual([
      [OTHER_SKU, 1],
      [SKU, 2],
    ])
    await done(browser, 'wishlist/removeLineItem', { lineItemId: second!.lineItemId })
    expect((await act(browser, 'wishlist/removeLineItem', { lineItemId: second!.lineItemId })).status).toBe(404)
    expect((await done<List>(browser, 'wishlist/deleteWishlist')).lineItems).toEqual([])
  })

  it('adds up when twenty add at the same time', async () => {
    const browser = await quickBrowser()
    const add = () => done(browser, 'wishlist/addToWishlist', { variant: { sku: SKU }, count: 1 })
    await Promise.all(Array.from({ length: 20 }, add))
    const { lineItems } = await done<{ lineItems: { count: number }[] }>(browser, 'wishlist/getWishlist')
    expect(lineItems.map(({ count }) => count)).toEqual([20])
  })
})

describe('a room of a project', () => {
  it('goes into the cart of who may read it, without what cannot be ordered', async () => {
    const { body } = await act(buyer, 'projectBuilder/createShoppingList', {
      projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Kitchen 1'],
    })
    const { projectId } = body['shoppingList'] as { projectId: string }
    for (const [sku, quantity] of [
      [SKU, 3],
      [BUILDER_SKU, 2],
    ] as const)
      await act(buyer, 'projectBuilder/updateShoppingList', {
        shoppingListId: projectId,
        sku,
        items: [{ roomName: 'Kitchen 1', quantity }],
      })
    await done(buyer, 'cart/resetCart')
    const mine = await done<{ results: { shoppingListId: string }[] }>(buyer, 'cart/getMyProjects')
    expect(mine.results.map(({ shoppingListId }) => shoppingListId)).toContain(projectId)
    const input = { projectId, roomName: 'Kitchen 1' }
    const cart = await done<Cart & { notAdded: { sku: string }[] }>(buyer, 'cart/addRoom', input)
    expect(cart.totalItems).toBe(3)
    expect(cart.notAdded.map(({ sku }) => sku)).toEqual([BUILDER_SKU])
    expect((await act(other, 'cart/addRoom', input)).status).toBe(404)

    const unitTypeId = randomUUID()
    const typed = {
      id: projectId,
      version: 3,
      unitTypes: [{ id: unitTypeId, name: 'Type A', count: 40 }],
      rooms: [{ name: 'Kitchen 1', unitTypeId, lineItems: [{ sku: SKU, quantity: 3 }] }],
    }
    expect((await act(buyer, 'projectBuilder/saveProject', typed)).status).toBe(200)
    await done(buyer, 'cart/resetCart')
    expect((await done(buyer, 'cart/addRoom', input)).totalItems).toBe(120)
    expect((await act(buyer, 'cart/addRoom', { ...input, roomName: 'Hall 1' })).status).toBe(404)
  })
})

describe('pages of somebody who is signed in', () => {
  it('show how much is in the cart, after signing in as before', async () => {
    const person = await newPerson()
    await filledCart(person, { [SKU]: 3 })
    expect(await (await person.get('/au/')).text()).toContain('Cart, 3 items')
    expect(await (await person.get('/nz/')).text()).toContain('Cart, 0 items')
    await person.call('logout', {})
    expect(await (await person.get('/au/')).text()).toContain('Cart, 0 items')
    await person.signIn(person.email)
    expect(await (await person.get('/au/')).text()).toContain('Cart, 3 items')
  })
})
