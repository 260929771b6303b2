import { newAccount } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { givenQuote, newOffice, SKU } from '#tests/support/browser/quote-journey.ts'

test('staff stage the deliveries of a quote @desktop', async ({ page, browser }) => {
  await newAccount(page)
  const path = await givenQuote(page, [SKU, '96340C6AF'])
  const office = await newOffice(browser)
  await open(office, path)
  const section = office.getByRole('region', { name: 'Staged deliveries' })
  for (const [at, name] of ['Level 1–3', 'Rest'].entries()) {
    await section.getByRole('button', { name: 'Add a delivery' }).click()
    const fields = section.getByRole('group', { name: `Delivery ${at + 1}` })
    await fields.getByRole('textbox', { name: `Delivery ${at + 1}` }).fill(name)
    await fields.getByLabel('Day').fill(`2028-0${at + 3}-30`)
  }
  const pieces = (sku: string, stage: string) => section.getByLabel(`${sku}: pieces in ${stage}`)
  await pieces(SKU, 'Level 1–3').fill('2')
  await expect(section.getByRole('row', { name: SKU })).toContainText('2 of 1: 1 too many')
  expect(await seriousFindings(office)).toEqual([])
  await office.getByRole('button', { name: 'Send answer' }).click()
  await expect(office.getByText(`${SKU}: Deliveries add up to 2, the line is for 1.`)).toBeVisible()
  await pieces(SKU, 'Level 1–3').fill('1')
  await section.getByRole('group', { name: 'Delivery 2' }).getByRole('button', { name: 'Put the rest here' }).click()
  await expect(pieces('96340C6AF', 'Rest')).toHaveValue('1')
  await section.getByRole('button', { name: 'Remove delivery 1' }).click()
  await expect(pieces(SKU, 'Rest')).toHaveValue('')
  await section.getByRole('button', { name: 'Undo' }).click()
  await expect(pieces(SKU, 'Level 1–3')).toHaveValue('1')
  // What was typed last is saved before the answer is sent.
  await office.getByRole('button', { name: 'Send answer' }).click()
  await expect(office.getByText('The answer as sent')).toBeVisible()
  await office.close()

  await open(page, path)
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  await expect(deliveries.getByRole('listitem')).toContainText(['30 Mar 2028', '30 Apr 2028'])
  expect(await seriousFindings(page)).toEqual([])
})
