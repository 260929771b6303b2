import { use, useEffect } from 'react'
import { isPageLink } from './delegated-links.ts'
import { discardPrefetch } from './page-prefetch.ts'
import { RouterContext } from './router/contexts.ts'

/** A pointer that only passes over a link does not prefetch. */
const REST_MS = 60

const INTENTS = ['pointerover', 'pointerdown', 'focusin']

/**
 * Prefetches code and data of the page behind a link as soon as the pointer rests on it, or it is pressed or focused,
 * and discards the data when pointer or focus leaves: actions elsewhere may change it. Links marked `nofollow` are left
 * out: filters are too many, and most of them are only passed by.
 */
export function useIntentPrefetch(): void {
  const router = use(RouterContext)
  useEffect(() => {
    let link: HTMLAnchorElement | null = null
    let resting: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(resting)
      resting = undefined
      if (link) router?.prepare(link)
    }
    const notice = ({ target, type }: Event) => {
      const now = findLink(target)
      if (now !== link) {
        clearTimeout(resting)
        discardPrefetch()
        link = now
        resting = setTimeout(ask, REST_MS)
      }
      if (type === 'pointerdown' && resting) ask()
    }
    for (const type of INTENTS) document.addEventListener(type, notice, { passive: true })
    return () => {
      clearTimeout(resting)
      for (const type of INTENTS) document.removeEventListener(type, notice)
    }
  }, [router])
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && !link.relList.contains('nofollow') && isPageLink(link) ? link : null
}
