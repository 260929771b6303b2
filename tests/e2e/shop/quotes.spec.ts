import type { Page } from '@playwright/test'
import { newAccount, signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenProject } from '#tests/support/browser/project-journey.ts'

const SKU = '97140C6AF'

/** Calls an action as the page's own scripts do. */
async function call<Answer>(page: Page, name: string, data: object): Promise<Answer> {
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '' }
  const response = await page.request.post(`/action/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** The address of a quote for one product that waits for an answer. */
async function givenQuote(page: Page): Promise<string> {
  const id = await givenProject(page, { rooms: { 'Kitchen 1': [SKU] } })
  const issued = { id, version: 2, label: 'A', purpose: 'For tender' }
  const { revision } = await call<{ revision: { id: string } }>(page, 'projectBuilder/issueRevision', issued)
  const asked = { id, revisionId: revision.id, place: 'Marrickville 2204' }
  const { quote } = await call<{ quote: { id: string } }>(page, 'projectBuilder/requestQuote', asked)
  return `/au/quotes/${quote.id}/`
}

test('staff see what an answer comes to; its freight is in a cart with other goods @desktop', async ({
  page,
  browser,
}) => {
  await newAccount(page)
  const path = await givenQuote(page)
  await call(page, 'cart/addToCart', { variant: { sku: SKU, count: 2 } })

  const office = await browser.newPage({ baseURL: process.env['SITE_URL'] ?? '' })
  await signInAs(office, 'staff@specify.test')
  await open(office, path)
  const form = office.getByRole('region', { name: 'Answer' })
  const price = form.getByLabel('Each, inc GST')
  const total = form.getByLabel('Sums of this answer').getByRole('definition').last()
  await price.fill('ten')
  await form.getByRole('button', { name: 'Send answer' }).click()
  await expect(form.getByText('Write an amount in dollars and cents, such as 1,050.00.')).toBeVisible()
  await price.fill('$1,050.00')
  await expect(form.getByText('1 × $1,050.00 = $1,050.00')).toBeVisible()
  await form.getByLabel('Freight, inc GST').fill('99.99')
  await expect(total).toHaveText('$1,149.99')
  await form.getByLabel('Lead time for all lines').fill('4 weeks')
  expect(await seriousFindings(office)).toEqual([])
  await form.getByRole('button', { name: 'Send answer' }).click()
  await expect(office.getByRole('table', { name: 'Products' })).toContainText('4 weeks')
  await office.close()

  await open(page, path)
  await expect(page.getByText('Your cart holds 2 other items, which stay.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask again' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept and fill the cart' }).click()
  await expect(page.getByRole('status').getByText('1 piece is in your cart at the quoted prices')).toBeInViewport()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('Freight as quoted')
  await expect(summary).toContainText('$99.99')
  await expect(summary.getByRole('group', { name: 'Delivery of the other items' })).toBeVisible()
})
