import { newAccount } from '#tests/support/browser/account-journey.ts'
import { expect, open, test } from '#tests/support/browser/journey.ts'
import { call, givenQuote, newOffice, SKU } from '#tests/support/browser/quote-journey.ts'

test('who types while the other side decides learns it @desktop', async ({ page, browser }) => {
  await newAccount(page)
  const path = await givenQuote(page)
  const office = await newOffice(browser)
  await open(office, path)
  const price = office.getByLabel(`${SKU}: each, inc GST`)
  const send = office.getByRole('button', { name: 'Send answer' })
  await price.fill('300')
  await send.click()
  await expect(office.getByText('The answer as sent')).toBeVisible()

  // Its refusal is no error of the site's, which the page of the journey would take it for.
  const customer = await page.context().newPage()
  await open(customer, path)
  await price.fill('310')
  await send.click()
  await expect(office.getByText(/^Sent\./)).toBeVisible()
  await customer.getByRole('button', { name: 'Accept and fill the cart' }).click()
  await expect(customer.getByText('now comes to $310.00 inc GST. Nothing was accepted.')).toBeVisible()
  await customer.getByRole('button', { name: 'Accept and fill the cart' }).click()
  await expect(customer.getByText('1 piece is in your cart')).toBeVisible()

  await price.fill('320')
  const over = office.getByText('It has been accepted already. What you typed since was not sent.')
  await expect(over).toBeVisible()
  const saves: string[] = []
  office.on('request', (request) => request.url().includes('saveDraft') && saves.push(request.url()))
  await send.click()
  await expect(over).toBeVisible()
  await open(office, path)
  await expect(office.getByRole('table', { name: 'Products' })).toContainText('$310.00')
  expect(saves).toEqual([])
  await expect(call(page, 'quote/accept', { quoteId: path.split('/')[3] })).resolves.toMatchObject({ isError: false })
  await office.close()
})
