import { randomUUID } from 'node:crypto'
import type { Browser } from './use-people.ts'

export interface RequestedQuote {
  readonly id: string
  readonly number: string
  readonly projectId: string
  readonly lines: readonly { readonly sku: string; readonly priceCents?: number }[]
  readonly leftOut: readonly object[]
}

/** Asks for a quote for a new project with two of each of these products. `more` is of the request. */
export async function requestQuote(who: Browser, skus: readonly string[], more: object = {}): Promise<RequestedQuote> {
  const act = (name: string, input: object) => who.act(`projectBuilder/${name}`, input, 'au')
  const made = await act('createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  const { projectId: id } = made.body['shoppingList'] as { projectId: string }
  const lineItems = skus.map((sku) => ({ id: randomUUID(), sku, quantity: 2, note: '', tag: '' }))
  const rooms = [{ name: 'Ensuite 1', unitTypeId: null, lineItems }]
  const saved = await act('saveProject', { id, version: 1, unitTypes: [], rooms, allowDiscontinued: true })
  const { version } = saved.body['shoppingList'] as { version: number }
  const issued = await act('issueRevision', { id, version, label: 'A', purpose: 'For tender' })
  const { id: revisionId } = issued.body['revision'] as { id: string }
  const { body } = await act('requestQuote', { id, revisionId, place: 'Marrickville 2204', ...more })
  return { ...(body['quote'] as RequestedQuote), projectId: id }
}

/** The page of a quote; staff are led to its desk in the console. */
export async function readQuotePage(who: Browser, quoteId: string): Promise<string> {
  const page = await who.get(`/au/quotes/${quoteId}/`)
  const desk = page.headers.get('location')
  return (desk === null ? page : await who.get(desk)).text()
}
