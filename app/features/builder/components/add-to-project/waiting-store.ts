import { useSyncExternalStore } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'
import {
  readWaiting,
  type AddRequest,
  type WaitingProduct,
  type WaitingStage,
} from '#app/features/projects/schedule/waiting-product.ts'

const KEY = 'waiting-product'

/**
 * The browser's storage is shared by all tabs: a mailed link opens in a new one. The tab that shows the product takes
 * it over.
 */
type Keeper = 'browser' | 'tab' | 'page'

/** Undefined until it is known whether a product waits. */
let waiting: WaitingProduct | null | undefined
let keeper: Keeper = 'page'
const listeners = new Set<() => void>()

function set(next: WaitingProduct | null, by: Keeper): void {
  waiting = next
  keeper = by
  const text = next && JSON.stringify(next)
  writeStored('localStorage', KEY, keeper === 'browser' ? text : null)
  writeStored('sessionStorage', KEY, keeper === 'tab' ? text : null)
  for (const listener of listeners) listener()
}

function read(): WaitingProduct | null {
  if (waiting !== undefined) return waiting
  const inTab = readWaiting(readStored('sessionStorage', KEY), Date.now())
  waiting = inTab ?? readWaiting(readStored('localStorage', KEY), Date.now())
  keeper = inTab ? 'tab' : 'browser'
  return waiting
}

/** Another tab has taken or dropped it. */
function follow({ key, newValue }: StorageEvent): void {
  if (key !== KEY || newValue !== null || !waiting || keeper !== 'browser') return
  waiting = null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', follow)
  }
}

/** The product that waits in a market, in the given stage if any; null for none. */
export function useWaitingProduct(locale: Locale, stage?: WaitingStage): WaitingProduct | null {
  const offer = useSyncExternalStore(subscribe, read, () => null)
  return offer?.locale === locale && (stage === undefined || offer.stage === stage) ? offer : null
}

/** Stores the product to add; `isDetour` while sign-in or profile come first. */
export function wantProduct(request: AddRequest, locale: Locale, isDetour: boolean): void {
  set({ request, locale, stage: 'account', since: Date.now() }, isDetour ? 'browser' : 'page')
}

/** The dialog is open: other tabs need not open it, too. After a reload this one does. */
export function takeWaiting(): void {
  if (waiting && keeper === 'browser') set(waiting, 'tab')
}

export function dropWaiting(): void {
  if (read()) set(null, 'page')
}

export function waitForProject(): void {
  const offer = read()
  if (offer) set({ ...offer, stage: 'project', since: Date.now() }, 'browser')
}

export function nameProject(projectId: string): void {
  const offer = read()
  if (offer?.stage === 'project') set({ ...offer, request: { ...offer.request, projectId } }, 'browser')
}

/** The project that it waited for is shown: its rooms can be chosen. */
export function offerIn(projectId: string): void {
  const offer = read()
  if (offer?.stage === 'project' && offer.request.projectId === projectId) set({ ...offer, stage: 'account' }, 'tab')
}
