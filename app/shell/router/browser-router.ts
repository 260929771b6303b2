import type { Blocker, Location, NavigateOptions, To } from 'react-router'
import { loadWhole } from '../release.ts'
import { prefetchPage } from '../page-prefetch.ts'
import { Blockers } from './blockers.ts'
import { deferred, type Deferred } from './deferred.ts'
import { RedirectAnswer } from './loader-data.ts'
import { mergeResults, type ById } from './merge-results.ts'
import { dataUrl, requestPage, type PageAnswer } from './page-request.ts'
import { loadModules, moduleOf, showsErrors } from './route-modules.ts'
import { RouteTable, type ManifestRoute, type RouteMatch } from './route-table.ts'
import { routesToLoad, type RoutesToLoad } from './routes-to-load.ts'
import { keepPosition, positionOf } from './scroll-positions.ts'
import {
  currentLocation,
  hrefOf,
  isOtherAnchor,
  placeOf,
  SessionHistory,
  type HistoryAction,
} from './session-history.ts'

export interface RouterState {
  readonly location: Location
  readonly action: HistoryAction
  readonly matches: readonly RouteMatch[]
  readonly loaderData: ById
  readonly errors: ById | null
  readonly goingTo: Location | null
  readonly isRevalidating: boolean
  /** Height in px to show the page at; null for its top or anchor, false to stay. */
  readonly scrollTo: number | null | false
  readonly keepsScroll: boolean
  readonly blockers: ReadonlyMap<object, Blocker>
}

interface Step {
  readonly action: HistoryAction
  readonly location: Location
  readonly keepsScroll?: boolean | undefined
  /** Loads the page again that is shown. */
  readonly isRevalidation?: boolean
}

interface Hydration {
  readonly loaderData: ById
  readonly errors: ById | null
}

/** Takes the reader from page to page of the site: one step at a time, of which the latest wins. */
export class BrowserRouter {
  state: RouterState
  private readonly table: RouteTable
  private readonly history = new SessionHistory()
  private readonly listeners = new Set<(state: RouterState) => void>()
  readonly blockers = new Blockers(() => this.update({ blockers: this.blockers.states }))
  private step: { readonly step: Step; readonly aborter: AbortController } | null = null
  /** The pending `revalidate`, until a step has loaded its data. */
  private reload: Deferred | null = null
  private isReloadDue = false
  /** A step back that undoes one that is held. */
  private undone: (() => void) | null = null

  constructor(routes: Readonly<Record<string, ManifestRoute>>, { loaderData, errors }: Hydration) {
    this.table = new RouteTable(routes)
    const location = currentLocation()
    this.state = {
      location,
      action: 'POP',
      matches: this.table.match(location.pathname),
      loaderData,
      errors,
      goingTo: null,
      isRevalidating: false,
      scrollTo: false,
      keepsScroll: false,
      blockers: this.blockers.states,
    }
    addEventListener('popstate', () => this.onPop())
  }

  /** Tells the state now and at each change. */
  subscribe(listener: (state: RouterState) => void): () => void {
    this.listeners.add(listener)
    listener(this.state)
    return () => this.listeners.delete(listener)
  }

  /** Settles when the page is shown, or another step is taken instead. */
  async navigate(to: To, options: NavigateOptions = {}): Promise<void> {
    const location = placeOf(to, options.state ?? null)
    const action = options.replace ? 'REPLACE' : 'PUSH'
    if (this.isHeld(action, location, () => void this.navigate(to, options))) return
    await this.take({ action, location, keepsScroll: options.preventScrollReset })
  }

  /** Loads the data of the page that is shown again, or of the one that is on its way. */
  revalidate(): Promise<void> {
    this.reload ??= deferred()
    const { promise } = this.reload
    this.isReloadDue = true
    this.update({ isRevalidating: true })
    const { action, location } = this.state
    const onItsWay = this.step?.step
    void this.take(onItsWay && !onItsWay.isRevalidation ? onItsWay : { action, location, isRevalidation: true })
    return promise
  }

  /** Asks for code and data of a page that the reader is likely to go to. */
  prepare({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
    const matches = this.table.match(pathname)
    const { location } = this.state
    if (matches.length === 0 || hrefOf({ pathname, search, hash: '' }) === location.pathname + location.search) return
    // A click reports what did not come.
    loadModules(matches).catch(() => {})
    const url = dataUrl({ pathname, search }, this.toLoad(placeOf({ pathname, search }, null), matches))
    if (url) prefetchPage(url.href)
  }

  private toLoad(location: Location, matches: readonly RouteMatch[]): RoutesToLoad {
    return routesToLoad({ from: this.state, location, matches, isReload: this.isReloadDue, ruleOf: moduleOf })
  }

  private isHeld(action: HistoryAction, location: Location, proceed: () => void): boolean {
    return this.blockers.hold(
      { currentLocation: this.state.location, nextLocation: location, historyAction: action },
      proceed,
    )
  }

  private onPop(): void {
    const delta = this.history.moved()
    if (this.undone) {
      this.undone()
      this.undone = null
      return
    }
    const location = currentLocation()
    const undoing = deferred()
    const proceed = () => void undoing.promise.then(() => history.go(delta ?? 0))
    if (delta !== null && this.isHeld('POP', location, proceed)) {
      this.undone = undoing.resolve
      history.go(-delta)
    } else void this.take({ action: 'POP', location })
  }

  private async take(step: Step): Promise<void> {
    this.step?.aborter.abort()
    const aborter = new AbortController()
    this.step = { step, aborter }
    const { action, location, isRevalidation = false } = step
    keepPosition(this.state.location.key)
    const matches = this.table.match(location.pathname)
    if (!this.isReloadDue && isOtherAnchor(this.state.location, location)) return this.complete(step, { matches })
    const wanted = this.toLoad(location, matches)
    if (!isRevalidation) this.update({ goingTo: location })
    let isOther = false
    const answer = await this.load(step, matches, wanted, { signal: aborter.signal, onOther: () => (isOther = true) })
    if (aborter.signal.aborted) return
    // Parts that were not asked for, such as the header, are the former reader's.
    isOther &&= !wanted.areAll && !isRevalidation
    this.isReloadDue ||= isOther
    if (answer instanceof RedirectAnswer) return this.follow(answer, step)
    const merged = mergeResults(matches, wanted.ids, answer, this.state.loaderData, showsErrors)
    this.complete({ action, location, isRevalidation, keepsScroll: step.keepsScroll }, { matches, ...merged })
    if (isOther) await this.revalidate()
  }

  /**
   * Code that does not come, where the data did, is that of another release. Where the server is out of reach, the browser
   * says so in its own way, and loads the page once it is back.
   */
  private async load(
    { action, location, isRevalidation }: Step,
    matches: readonly RouteMatch[],
    wanted: RoutesToLoad,
    { signal, onOther }: { signal: AbortSignal; onOther: () => void },
  ): Promise<PageAnswer> {
    const code = loadModules(matches).then(
      () => true,
      () => false,
    )
    const url = dataUrl(location, wanted)
    try {
      const answer = url
        ? await requestPage(url, { signal, navigation: isRevalidation ? null : action, onOtherReader: onOther })
        : {}
      return (await code) || signal.aborted ? answer : await loadWhole(hrefOf(location), action)
    } catch (error) {
      await code
      if (isOutOfReach(error) && !signal.aborted) {
        if (!isRevalidation) return loadWhole(hrefOf(location), action)
        // What is shown is not worse than it was.
        return Object.fromEntries(wanted.ids.map((id) => [id, { data: this.state.loaderData[id] }]))
      }
      return Object.fromEntries(wanted.ids.map((id) => [id, { error }]))
    }
  }

  private async follow(
    { to }: RedirectAnswer,
    { location: asked, keepsScroll, action, isRevalidation }: Step,
  ): Promise<void> {
    const target = new URL(to.redirect, location.href)
    // The browser refuses it as it refuses one of a document.
    if (!/^https?:$/.test(target.protocol)) return loadWhole(hrefOf(asked), action)
    const isReplaced = to.replace || (action === 'REPLACE' && !isRevalidation)
    if (to.reload || target.origin !== location.origin) {
      if (isReplaced) location.replace(target)
      else location.assign(target)
      return
    }
    this.isReloadDue ||= to.revalidate
    const next = isReplaced ? 'REPLACE' : 'PUSH'
    await this.take({ action: next, location: placeOf(hrefOf(target), null), keepsScroll })
  }

  private complete(
    { action, location, keepsScroll = false, isRevalidation = false }: Step,
    page: Pick<RouterState, 'matches'> & Partial<RouterState>,
  ): void {
    if (!isRevalidation) {
      if (action !== 'POP') this.history.write(action, location)
      this.blockers.clear()
    }
    this.step = null
    this.isReloadDue = false
    this.update({
      ...page,
      action,
      location,
      goingTo: null,
      isRevalidating: false,
      scrollTo: !isRevalidation && positionOf(location.key),
      keepsScroll,
      blockers: this.blockers.states,
    })
    this.reload?.resolve()
    this.reload = null
  }

  private update(change: Partial<RouterState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener(this.state)
  }
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof TypeError
}
