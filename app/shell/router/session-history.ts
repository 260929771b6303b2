import { whenIdle } from '#app/core/when-idle.ts'
import type { Location, NavigationType, To } from 'react-router'

export type HistoryAction = `${NavigationType}`

/** Router state of a history entry; the server's scroll script reads the key. */
interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  /** Place of the entry in the tab's history. */
  readonly idx?: number
}

const FIRST_KEY = 'default'

export function currentLocation(): Location {
  const { pathname, search, hash } = location
  const { usr = null, key = FIRST_KEY } = entryState()
  return { pathname, search, hash, state: usr, key }
}

/** A new place in the site. Throws where the address is of another site. */
export function placeOf(to: To, state: unknown): Location {
  const written = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  const { origin, pathname, search, hash } = new URL(written, location.href)
  if (origin !== location.origin) throw new Error('External navigation is not allowed')
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) }
}

export function hrefOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${pathname}${search}${hash}`
}

/** The entries of this tab: where the reader is among them, and new ones. */
export class SessionHistory {
  private index = entryState().idx ?? 0
  private readonly first = location.href

  constructor() {
    // To write it takes a phone long; the reader goes nowhere before.
    whenIdle(() => this.mark())
  }

  /** The entry that a document begins with has its place from here on, unless the browser has gone on to an anchor. */
  private mark(): void {
    if (entryState().idx === undefined && location.href === this.first)
      history.replaceState({ ...entryState(), idx: this.index }, '')
  }

  /** Counts the entries that a step of the browser has moved; null for an entry of another origin. */
  moved(): number | null {
    const { idx } = entryState()
    if (idx === undefined) return null
    const delta = idx - this.index
    this.index = idx
    return delta
  }

  /** A browser that refuses more entries loads the page instead. */
  write(action: HistoryAction, place: Location): void {
    const isNew = action === 'PUSH'
    this.mark()
    if (isNew) this.index++
    const state: EntryState = { usr: place.state, key: place.key, idx: this.index }
    try {
      if (isNew) history.pushState(state, '', hrefOf(place))
      else history.replaceState(state, '', hrefOf(place))
    } catch {
      location.assign(hrefOf(place))
    }
  }
}

function entryState(): EntryState {
  return (history.state as EntryState | null) ?? {}
}

/** Returns whether two places are the same page, the second at an anchor. */
export function isOtherAnchor(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== ''
}
