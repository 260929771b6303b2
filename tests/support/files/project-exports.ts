import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Browser } from '../browser/use-people.ts'

export const SKU = 'FM1000C'
export const INTERNAL_SKU = 'ZZINTSKU1'

export interface Made {
  readonly projectId: string
  readonly version: number
}

export async function act(who: Browser, name: string, input: object): Promise<Made> {
  const { status, body } = await who.act(`projectBuilder/${name}`, input)
  expect({ name, status, error: body['error'] }).toEqual({ name, status: 200, error: undefined })
  return body['shoppingList'] as Made
}

export async function newProject(owner: Browser, sku = SKU, projectName = 'Harbour House'): Promise<Made> {
  const { projectId } = await act(owner, 'createShoppingList', {
    projectDetails: { projectName, projectType: 'commercial', projectLocation: 'NSW', opportunityNumber: 'zzopp1' },
    customerDetails: {
      customerName: 'zzcust',
      customerAddress: '1 zzcust Street',
      customerEmail: 'zzcust@x.test',
      customerPhone: '0412345678',
    },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  return act(owner, 'updateShoppingList', {
    shoppingListId: projectId,
    sku,
    items: [{ roomName: 'Kitchen 1', quantity: 3, roomNotes: 'zznote' }],
  })
}

export const share = (owner: Browser, shoppingListId: string, isShared = true) =>
  owner.act('projectBuilder/shareProject', { shoppingListId, isShared })

export const linkTo = (projectId: string, company = 'Studio%20Smith') =>
  `/au/project-builder/share-summary/?projectId=${projectId}&company=${company}`

export async function post(who: Browser, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await who.send(`/au/api/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

export const orderPdf = (who: Browser, shoppingListId: string, filename: string, html: string, more: object = {}) =>
  post(who, 'pdf-my-project-html', { html, filename, shoppingListId, isLandscapeMode: false, emailId: '', ...more })

export const download = (who: Browser, filename: unknown) => post(who, 'download-project-pdf', { filename })

export async function fetchPdf(who: Browser, filename: string) {
  for (let asked = 0; asked < 100; asked++) {
    const answer = await download(who, filename)
    if (answer.status !== 202) return answer
    await sleep(200)
  }
  throw new Error('the PDF did not come')
}
