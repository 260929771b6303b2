import type { Page } from '@playwright/test'
import { expect, open, seriousFindings, test } from '../support/browser/journey.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

test(
  'an enquiry says what is missing, is sent once proved, and the form is empty again',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/about-us/contact-us/')
    await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible()
    await submit(page).click()
    for (const sentence of [
      'Purpose of enquiry is required.',
      'Please enter a valid first name.',
      'Email is required.',
      'Description is required.',
      'Please check the box if you want to proceed.',
      'reCaptcha verification failed. Please try again.',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
    expect(await seriousFindings(page)).toEqual([])

    await page.getByLabel('Purpose of Enquiry').selectOption('Project Enquiry')
    await expect(page.getByLabel('Project Type')).toBeVisible()
    await page.getByLabel('Purpose of Enquiry').selectOption('General Enquiry')
    await expect(page.getByLabel('Project Type')).toBeHidden()
    await page.getByLabel('Purpose of Enquiry').selectOption('Project Enquiry')
    await expect(page.getByLabel('Project Type')).toHaveValue('')
    await page.getByLabel('Project Type').selectOption('Hospital & Healthcare')
    await page.getByLabel('Name', { exact: true }).fill('Ari Lane')
    await page.getByLabel('Email', { exact: true }).fill('ari@studio')
    await page.getByLabel('Phone', { exact: true }).fill('12a')
    await page.getByLabel('Message').fill('Which basin mixers are lead free?')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('ari@studio.test')
    await page.getByLabel('Phone', { exact: true }).fill('0255501200')
    await page.getByLabel('State').selectOption('ACT')
    await expect(page.locator('[data-sound]')).not.toHaveCount(0)
    await page.getByLabel(/I agree/).check()
    await submit(page).click()
    await expect(page.getByText('reCaptcha verification failed. Please try again.')).toBeVisible()

    await page.getByLabel("I'm not a robot").click()
    await expect(page.getByText('Verified')).toBeVisible({ timeout: 30_000 })
    const sent = page.waitForRequest('**/action/product/submitContactForm')
    await submit(page).click()
    const { formData, recaptchaValue } = (await sent).postDataJSON()
    expect(formData).toEqual({
      First_Name: 'Ari Lane',
      Purpose_of_Enquiry: 'Project',
      Email: 'ari@studio.test',
      Occupation: '',
      Preferred_Contact_Method: '',
      Street_Address: '',
      Message: 'Which basin mixers are lead free?',
      Phone: '0255501200',
      State: 'ACT',
      Country: 'AU',
      ProjectType: 'Hospital & Healthcare',
      Source_Site: 'Specify',
    })
    expect(recaptchaValue).not.toBe('')
    await expect(page.getByText('Your query has been submitted.')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Purpose of Enquiry')).toHaveValue('')
    const events = await page.evaluate(() => window.dataLayer)
    expect(events).toEqual([
      { event: 'contact_submit', purpose: 'Project', isError: false, market: 'au' },
      { event: 'enquiry', purpose: 'Project', projectType: 'Hospital & Healthcare', market: 'au' },
    ])
  },
)

test(
  'from a product it is a general enquiry; New Zealand has no states; the notice opens',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/nz/about-us/contact-us/?fromproduct=true')
    await expect(page.getByLabel('Purpose of Enquiry')).toHaveValue('General')
    await expect(page.getByLabel('State')).toHaveCount(0)
    await page.getByRole('button', { name: 'Read the privacy collection notice' }).click()
    await expect(page.getByRole('dialog', { name: 'Privacy collection notice' })).toContainText('two years')
  },
)

test(
  'the proof is loaded for who begins with the form, not for who looks for an address',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/au/about-us/contact-us/')
    const place = page.getByText('Loading the security check…')
    await expect(place).toBeVisible()
    await expect(place).not.toBeInViewport()
    await page.getByLabel('Phone').evaluate((field) => field.focus({ preventScroll: true }))
    await expect(page.getByLabel("I'm not a robot")).toBeAttached()
  },
)
