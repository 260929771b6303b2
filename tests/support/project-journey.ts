import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Products of the demo that everybody may see. */
export const SKUS = ['97140C6AF', '872010W', '97124C4AF'] as const

/** A name that no other test uses. */
export function newProjectName(): string {
  return `Harbour Street ${randomUUID().slice(0, 8)}`
}

interface GivenProject {
  readonly name?: string
  /** Rooms with the codes of what is in them. */
  readonly rooms: Readonly<Record<string, readonly string[]>>
}

/** Makes a project for whoever is signed in; answers its id. */
export async function givenProject(page: Page, { name = newProjectName(), rooms }: GivenProject): Promise<string> {
  const { shoppingList } = await projectCall(page, 'createShoppingList', {
    projectDetails: { projectName: name, projectType: 'hotel', projectLocation: 'NSW' },
    selectedRoomDetails: Object.keys(rooms),
    specifierDetails: { username: 'Ari Lane' },
  })
  for (const [roomName, skus] of Object.entries(rooms))
    for (const sku of skus)
      await projectCall(page, 'updateShoppingList', { shoppingListId: shoppingList.id, sku, items: [{ roomName }] })
  return shoppingList.id
}

interface ProjectAnswer {
  readonly shoppingList: { readonly id: string; readonly version: number; readonly roomLabels: readonly string[] }
}

/** Calls an action of projects as the page's own scripts do. */
export async function projectCall(page: Page, name: string, data: object): Promise<ProjectAnswer> {
  const headers = { 'x-market': 'au', origin: process.env['SITE_URL'] ?? '' }
  const response = await page.request.post(`/action/projectBuilder/${name}`, { data, headers })
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}
