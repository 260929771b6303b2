import type { Page } from '@playwright/test'

export const view = (projectId: string) => `/au/project-builder/view/?projectId=${projectId}`
export const room = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const lines = (page: Page, name: string) => room(page, name).locator('tbody tr')
/** Its words differ from step to step. */
export const save = (page: Page) => page.getByRole('button', { name: /^Save (?:&|and) continue$/i })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800

/** Goes to a step by its tab, or by its heading on a phone. */
export async function goToStep(page: Page, name: string): Promise<void> {
  const step = isPhone(page)
    ? page.getByRole('button', { name, exact: true })
    : page.getByRole('tablist', { name: 'Steps' }).getByRole('tab', { name, exact: true })
  await step.click()
}

/** Waits until so many drafts of a project are on the device: within two seconds, so that a crash loses little. */
export async function draftsKept(page: Page, projectId: string, count: number): Promise<void> {
  await page.waitForFunction(
    ([id, wanted]) => Object.keys(localStorage).filter((key) => key.includes(id)).length === wanted,
    [projectId, count] as const,
    { timeout: 2_000 },
  )
}

export async function menu(page: Page, of: string, action: string): Promise<void> {
  const opener = page.getByRole('button', { name: `More actions for ${of}` })
  await opener.click()
  await opener.locator('xpath=..').getByRole('menuitem', { name: action, exact: true }).click()
}
