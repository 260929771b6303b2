import { useEffect } from 'react'
import type { Go } from './go.ts'

/**
 * Makes every plain link navigate without a page load: one listener instead of a component per link, of which a page
 * has hundreds. Links to files, to other origins and with a target of their own stay the browser's.
 */
export function useDelegatedLinks(go: Go): void {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !isPageLink(link)) return
      event.preventDefault()
      const { pathname, search, hash } = new URL(link.href)
      go(`${pathname}${search}${hash}`, { preventScrollReset: link.dataset['keepScroll'] !== undefined })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [go])
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}

/** Calls that answer files. */
const FILE_OF_CALL = /^\/[a-z]{2}\/api\//

export function isPageLink(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.hasAttribute('download') || link.dataset['reload'] !== undefined) return false
  const url = new URL(link.href)
  const isHere = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  return url.origin === location.origin && url.pathname.endsWith('/') && !FILE_OF_CALL.test(url.pathname) && !isHere
}
