import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again when the server says that something has changed, while the page is seen. */
export function useLiveChanges(address: string | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let source: EventSource | null = null
    function follow(): void {
      source?.close()
      source = null
      if (address === null || document.visibilityState !== 'visible') return
      source = new EventSource(address)
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
