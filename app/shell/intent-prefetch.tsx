import { useEffect, useState, type ReactNode } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { isPageLink } from './delegated-links.ts'
import { isForAccount } from './reader.ts'

/** A pointer that only passes over a link does not prefetch. */
const REST_MS = 60

const INTENTS = ['pointerover', 'pointerdown', 'focusin']

/**
 * Prefetches code and data of the page behind a link as soon as the pointer rests on it, or it is pressed or focused.
 * Links marked `nofollow` are left out: filters are too many, and most of them are only passed by. So are pages for an
 * account, which browsers do not keep.
 */
export function IntentPrefetch(): ReactNode {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let link: HTMLAnchorElement | null = null
    let resting: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(resting)
      resting = undefined
      setPage(link && link.pathname + link.search)
    }
    const notice = ({ target, type }: Event) => {
      const now = findLink(target)
      if (now !== link) {
        clearTimeout(resting)
        link = now
        resting = setTimeout(show, REST_MS)
      }
      if (type === 'pointerdown' && resting) show()
    }
    for (const type of INTENTS) document.addEventListener(type, notice, { passive: true })
    return () => {
      clearTimeout(resting)
      for (const type of INTENTS) document.removeEventListener(type, notice)
    }
  }, [])
  return page === null || isForAccount() ? null : <PrefetchPageLinks page={page} />
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && !link.relList.contains('nofollow') && isPageLink(link) ? link : null
}
