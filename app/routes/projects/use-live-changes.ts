import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Loads the page's data again when the server says that something has changed, while the page is seen. `seen` is the
 * state that the page shows: what has changed before the server listens, or while nobody looked, counts too.
 */
export function useLiveChanges(address: string | null, seenState: string): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(seenState)
  useEffect(() => {
    latest.current = seenState
  })
  useEffect(() => {
    let source: EventSource | null = null
    function follow(): void {
      source?.close()
      source = null
      if (address === null || document.visibilityState !== 'visible') return
      source = new EventSource(`${address}&${new URLSearchParams({ seen: latest.current })}`)
      source.addEventListener('changed', () => void revalidate())
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [address, revalidate])
}
