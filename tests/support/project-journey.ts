import type { Page } from '@playwright/test'

interface NewProject {
  readonly projectType?: string
  readonly projectLocation?: string
  readonly rooms?: readonly string[]
}

/** Makes a project of whoever is signed in, and answers its id and version. */
export async function newProject(
  page: Page,
  projectName: string,
  { projectType = 'hotel', projectLocation = 'NSW', rooms = ['Kitchen'] }: NewProject = {},
): Promise<{ shoppingListId: string; version: number }> {
  const { shoppingList } = await callProjects(page, 'createShoppingList', {
    projectDetails: { projectName, projectType, projectLocation },
    selectedRoomDetails: rooms,
    specifierDetails: { username: 'Jo Smith' },
  })
  return shoppingList
}

/** Calls an action of projects in the Australian market. */
export async function callProjects(page: Page, name: string, data: object) {
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '' }
  const response = await page.request.post(`/action/projectBuilder/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}
