import type { Browser, Page } from '@playwright/test'
import { signInAs } from './account-journey.ts'
import { givenProject } from './project-journey.ts'

/** A product of the demo. */
export const SKU = '97140C6AF'

/** Calls an action as the page's own scripts do. */
export async function call<Answer>(page: Page, name: string, data: object): Promise<Answer> {
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '' }
  const response = await page.request.post(`/action/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** The address of a quote that waits for an answer. */
export async function givenQuote(page: Page, skus: readonly string[] = [SKU]): Promise<string> {
  const id = await givenProject(page, { rooms: { 'Kitchen 1': skus } })
  const issued = { id, version: skus.length + 1, label: 'A', purpose: 'For tender' }
  const { revision } = await call<{ revision: { id: string } }>(page, 'projectBuilder/issueRevision', issued)
  const asked = { id, revisionId: revision.id, place: 'Marrickville 2204' }
  const { quote } = await call<{ quote: { id: string } }>(page, 'projectBuilder/requestQuote', asked)
  return `/au/quotes/${quote.id}/`
}

/** A page of staff. */
export async function newOffice(browser: Browser): Promise<Page> {
  const office = await browser.newPage({ baseURL: process.env['SITE_URL'] ?? '' })
  await signInAs(office, 'staff@specify.test')
  return office
}
