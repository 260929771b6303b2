import { beforeAll, expect, it } from 'vitest'
import { importOperatorData } from '#app/features/cart/operator/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { readOrdersFile } from '#app/features/cart/operator/orders-file.ts'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { db, site, newBrowser, newPerson } = usePeople()

/** A product of the fixture catalogue. */
const SKU = 'FM1000C'
const ADDRESS = {
  firstName: 'Jo',
  lastName: 'Smith',
  streetName: 'Kettle Street',
  city: 'Sydney',
  postalCode: '2000',
  country: 'AU',
}

const SHIPPING = { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: 1_850 }] }

beforeAll(async () => {
  const outcome = readOrdersFile(JSON.stringify({ shippingMethods: [SHIPPING] }))
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('; '))
  await importOperatorData(db(), { by: commandLine('work'), requestId: null, data: outcome.data }, new Date())
})

/** Posts a form as a browser without script does. */
async function post(browser: Browser, path: string, fields: Record<string, string>) {
  const response = await browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, location: response.headers.get('location'), body: await response.text() }
}

async function lineOf(browser: Browser): Promise<{ id: string; count: number } | undefined> {
  const { body } = await browser.act('cart/getCart', {})
  return (body['lineItems'] as { id: string; count: number }[])[0]
}

it('a cart is changed by forms, for its owner only', async () => {
  const owner = await newPerson()
  const added = await post(owner, '/au/cart/?form=add', { sku: SKU })
  expect([added.status, added.location]).toEqual([303, `/au/cart/?added=${SKU}`])
  const { id = '' } = (await lineOf(owner)) ?? {}
  const refused = await post(owner, '/au/cart/?form=count', { [`count.${id}`]: '0' })
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('A whole number from 1 to 9,999, please.')
  expect((await post(owner, '/au/cart/?form=count', { [`count.${id}`]: '4' })).status).toBe(303)
  expect((await lineOf(owner))?.count).toBe(4)

  const other = await newPerson()
  expect((await post(other, '/au/cart/?form=remove', { lineItemId: id })).status).toBe(404)
  expect((await lineOf(owner))?.count).toBe(4)
  const unknown = await post(other, '/au/cart/?form=add', { sku: 'NOT-THERE' })
  expect(unknown.status).toBe(404)
  expect(unknown.body).toContain('role="alert"')

  const signedOut = await post(newBrowser(), '/au/cart/?form=remove', { lineItemId: id })
  expect([signedOut.status, signedOut.location]).toEqual([303, '/au/login/?redirect=%2Fau%2Fcart%2F'])
  expect((await post(owner, '/au/cart/?form=remove', { lineItemId: id })).status).toBe(303)
  expect(await lineOf(owner)).toBeUndefined()
})

it('an order is placed once, and only as it was reviewed', async () => {
  const owner = await newPerson()
  await post(owner, '/au/cart/?form=add', { sku: SKU })
  const wrong = await post(owner, '/au/checkout/?form=address', { ...ADDRESS, postalCode: '20' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toContain('Postcode has 4 digits')
  expect(wrong.body).toContain('value="Kettle Street"')
  expect((await post(owner, '/au/checkout/?form=address', ADDRESS)).location).toBe('/au/checkout/?saved=1')
  const { body } = await owner.act('cart/getAvailableShippingMethods', {})
  const [method] = body['shippingMethods'] as { shippingMethodId: string }[]
  const choices = { isBilledThere: 'on', shippingMethodId: method?.shippingMethodId ?? '', reference: '' }
  expect((await post(owner, '/au/checkout/?form=choose', choices)).location).toBe('/au/checkout/?saved=1')
  const page = await (await owner.get('/au/checkout/')).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(token).not.toBe('')

  const tooLong = await post(owner, '/au/checkout/?form=place', { ...choices, reference: 'x'.repeat(150), token })
  expect(tooLong.status).toBe(400)
  const changed = await post(owner, '/au/checkout/?form=place', { reference: 'PO 0', token })
  expect(changed.location).toBe('/au/checkout/?saved=1')
  const stale = await post(owner, '/au/checkout/?form=place', { reference: 'PO 1', token })
  expect(stale.status).toBe(409)
  expect(stale.body).toContain('have changed. Please review your order again.')
  const fresh = /name="token" value="([^"]+)"/.exec(stale.body)?.[1] ?? ''
  // The reference was not saved: nothing of what was reviewed depends on it.
  const order = { reference: 'PO 1', token: fresh }
  const [one, two] = await Promise.all([
    post(owner, '/au/checkout/?form=place', order),
    post(owner, '/au/checkout/?form=place', order),
  ])
  const again = await post(owner, '/au/checkout/?form=place', order)
  expect([one.status, two.status, again.location]).toEqual([303, 303, one.location ?? two.location])
  const ordered = await owner.get(again.location ?? '')
  expect(await ordered.text()).toContain('PO 1')
  expect(again.location).toMatch(/^\/au\/orders\/[\da-f-]{36}\/\?placed=1$/)
  const { body: orders } = await owner.act('cart/queryOrders', {})
  expect(orders['total']).toBe(1)
})
