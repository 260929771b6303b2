import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Products of the demo that everybody may see. */
export const SKUS = ['97140C6AF', '872010W', '97124C4AF'] as const

/** A name that no other test uses. */
export function newProjectName(): string {
  return `Harbour Street ${randomUUID().slice(0, 8)}`
}

interface NewProject {
  readonly projectType?: string
  readonly projectLocation?: string
  readonly rooms?: readonly string[]
}

/** Creates a project for the signed-in account and returns its id and version. */
export async function newProject(
  page: Page,
  projectName: string,
  { projectType = 'hotel', projectLocation = 'NSW', rooms = ['Kitchen'] }: NewProject = {},
): Promise<{ readonly shoppingListId: string; readonly version: number }> {
  const { shoppingList } = await callProjects(page, 'createShoppingList', {
    projectDetails: { projectName, projectType, projectLocation },
    selectedRoomDetails: rooms,
    specifierDetails: { username: 'Jo Smith' },
  })
  return shoppingList
}

interface GivenProject {
  readonly name?: string
  /** Rooms with the codes of what is in them. */
  readonly rooms: Readonly<Record<string, readonly string[]>>
}

/** Makes a project with products in its rooms; answers its id. */
export async function givenProject(page: Page, { name = newProjectName(), rooms }: GivenProject): Promise<string> {
  const { shoppingListId } = await newProject(page, name, { rooms: Object.keys(rooms) })
  for (const [roomName, skus] of Object.entries(rooms))
    for (const sku of skus)
      await callProjects(page, 'updateShoppingList', { shoppingListId, sku, items: [{ roomName }] })
  return shoppingListId
}

interface ProjectAnswer {
  readonly shoppingList: {
    readonly shoppingListId: string
    readonly version: number
    readonly roomLabels: readonly string[]
  }
}

/** Calls an action of projects as the page's own scripts do. */
export async function callProjects(page: Page, name: string, data: object): Promise<ProjectAnswer> {
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '' }
  const response = await page.request.post(`/action/projectBuilder/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}
