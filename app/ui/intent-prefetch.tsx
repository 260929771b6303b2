import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { isPageLink } from './delegated-links.ts'

/** A pointer that only passes over a link asks for nothing. */
const REST_MS = 60

/**
 * Fetches code and data of the page behind a link as soon as the pointer rests on it, or it is pressed or focused.
 * Links marked `nofollow` are left out: filters are too many, and most of them are only passed by.
 */
export function IntentPrefetch() {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const notice = ({ target, type }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.relList.contains('nofollow') || !isPageLink(link)) return
      timer = setTimeout(() => setPage(link.pathname + link.search), type === 'pointerdown' ? 0 : REST_MS)
    }
    for (const type of INTENTS) document.addEventListener(type, notice, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of INTENTS) document.removeEventListener(type, notice)
    }
  }, [])
  return page && <PrefetchPageLinks page={page} />
}

const INTENTS = ['pointerover', 'pointerdown', 'focusin']
