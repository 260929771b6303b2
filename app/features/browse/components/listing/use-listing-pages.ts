import { api } from '#app/addresses/api.ts'
import { HITS_PER_PAGE } from '#app/features/search/hits/facet-kinds.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { dialogStateOf } from '#app/features/accounts/sign-in/sign-in.ts'
import { listingHref, writeListingState } from '#app/features/browse/listing/listing-state.ts'
import type { ListingData, ListingPage } from './listing-model.ts'
import { storeListing, readStoredListing } from './stored-listing.ts'

export interface ListingPages {
  readonly pages: readonly ListingPage[]
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  readonly loadNext: () => void
  readonly loadPrevious: () => void
}

interface PageAnswer {
  readonly page: ListingPage
  readonly generation: number
}

/**
 * The loaded pages of a listing, growing at both ends. They are stored with the history entry, so that Back and reload
 * show the same cards at the same place.
 */
export function useListingPages(data: ListingData): ListingPages {
  const identity = listingIdentity(data)
  const key = usePageEntry(identity)
  const [loaded, setLoaded] = useState(() => keptPages(key, identity, data) ?? [data.firstPage])
  const [shownIdentity, setShownIdentity] = useState(`${key} ${identity}`)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const inFlight = useRef<AbortController>(null)

  // Another listing, or another state of it: start over with the loader's data.
  let pages = loaded
  if (shownIdentity !== `${key} ${identity}`) {
    pages = keptPages(key, identity, data) ?? [data.firstPage]
    setLoaded(pages)
    setShownIdentity(`${key} ${identity}`)
    setFailed(false)
    setLoading(false)
  }
  // The same listing reloaded: pages of other visibility go, where they differ.
  const [shownData, setShownData] = useState(data)
  if (shownData !== data) {
    const same = pages.find(({ page }) => page === data.firstPage.page)
    if (same !== data.firstPage && JSON.stringify(same) !== JSON.stringify(data.firstPage)) {
      pages = [data.firstPage]
      setLoaded(pages)
    }
    setShownData(data)
  }

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another listing is what ends a request
  useEffect(() => () => inFlight.current?.abort(), [key, identity])
  useRestoredPlace(key, identity, data, setLoaded)
  useKeptPages(key, identity, data.generation, pages)
  usePageInAddress(data, pages)

  const load = useCallback(
    async (page: number) => {
      if (inFlight.current && !inFlight.current.signal.aborted) return
      const request = new AbortController()
      inFlight.current = request
      setLoading(true)
      setFailed(false)
      try {
        const answer = await fetchPage(data, page, request.signal)
        // The catalogue has changed in between: pages of two generations would repeat or lose products.
        if (answer.generation !== data.generation) location.reload()
        else setLoaded((before) => withPage(before, answer.page))
      } catch {
        if (!request.signal.aborted) setFailed(true)
      } finally {
        if (inFlight.current === request) inFlight.current = null
        if (!request.signal.aborted) setLoading(false)
      }
    },
    [data],
  )

  const first = pages[0]?.page ?? 1
  const last = pages.at(-1)?.page ?? 1
  return {
    pages,
    isLoading,
    hasFailed,
    hasNext: last < data.nbPages && data.nbHits >= HITS_PER_PAGE,
    hasPrevious: first > 1,
    loadNext: () => void load(last + 1),
    loadPrevious: () => void load(first - 1),
  }
}

/** The history entry of a listing. Entries of a dialog over it leave it as it is. */
function usePageEntry(identity: string): string {
  const { key, pathname, search } = useLocation()
  const isCovered = dialogStateOf(pathname, search) !== null
  const [listing, setListing] = useState({ key, entry: key, identity, isCovered })
  if (listing.key === key) return listing.entry
  const entry = listing.identity === identity && listing.isCovered !== isCovered ? listing.entry : key
  setListing({ key, entry, identity, isCovered })
  return entry
}

function listingIdentity({ locale, path, state }: ListingData): string {
  return listingHref(locale, path, { ...state, page: 1, view: 'grid' })
}

function withPage(pages: readonly ListingPage[], page: ListingPage): ListingPage[] {
  return [...pages.filter((each) => each.page !== page.page), page].toSorted((a, b) => a.page - b.page)
}

async function fetchPage({ locale, path, state }: ListingData, page: number, signal: AbortSignal): Promise<PageAnswer> {
  const search = writeListingState({ ...state, page, view: 'grid' })
  const response = await fetch(`${api.listing.path({ locale, path })}?${search}`, { signal })
  if (!response.ok) throw new Error(`the listing answered ${response.status}`)
  return (await response.json()) as PageAnswer
}

let isHydrated = false

function keptPages(key: string, identity: string, data: ListingData): readonly ListingPage[] | null {
  if (!isHydrated) return null // the first render must equal the server's
  return readStoredListing(key, identity, data.generation)?.pages ?? null
}

/**
 * After a reload the server has sent one page; the others are restored from storage, and the scroll position with them.
 */
function useRestoredPlace(
  key: string,
  identity: string,
  data: ListingData,
  setLoaded: (pages: readonly ListingPage[]) => void,
): void {
  const restore = useRef(() => {
    const storedListing = isHydrated ? null : readStoredListing(key, identity, data.generation)
    isHydrated = true
    if (storedListing && storedListing.pages.length > 1) {
      setLoaded(storedListing.pages)
      requestAnimationFrame(() => window.scrollTo(0, storedListing.scrollY))
    }
  })
  useLayoutEffect(() => restore.current(), [])
}

function useKeptPages(key: string, identity: string, generation: number, pages: readonly ListingPage[]): void {
  useEffect(() => {
    let scrollY = window.scrollY
    const remember = () => {
      scrollY = window.scrollY
    }
    addEventListener('scroll', remember, { passive: true })
    const endKeeping = storeListing(key, () => ({ identity, generation, pages, scrollY }))
    return () => {
      removeEventListener('scroll', remember)
      endKeeping()
    }
  }, [key, identity, generation, pages])
}

/** Writes the visible page into the address, without a navigation. */
function usePageInAddress(data: ListingData, pages: readonly ListingPage[]): void {
  useEffect(() => {
    if (pages.length < 2 && data.state.page === pages[0]?.page) return
    let frame = 0
    let written = location.pathname + location.search
    const update = () => {
      frame = 0
      // A navigation writes its address before this listing unmounts: that one must stay.
      if (location.pathname + location.search !== written) return
      const href = listingHref(data.locale, data.path, { ...data.state, page: pageInView(pages) })
      if (href !== written) history.replaceState(history.state, '', href)
      written = href
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [data, pages])
}

/** The last page that starts above the middle of the window. */
function pageInView(pages: readonly ListingPage[]): number {
  const middle = window.innerHeight / 2
  const begun = pages.findLast(({ page }) => {
    const start = document.querySelector(`[data-page="${page}"]`)
    return start !== null && start.getBoundingClientRect().top < middle
  })
  return begun?.page ?? pages[0]?.page ?? 1
}
