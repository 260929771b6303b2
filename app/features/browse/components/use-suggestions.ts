import { useEffect, useState } from 'react'
import type { ProductHit } from '#app/features/search/search-record.ts'

/** A pause in typing this long asks for suggestions. */
export const SEARCH_DEBOUNCE_MS = 400
const SUGGESTIONS = 5
const MIN_LENGTH = 2

/**
 * Products that match the typed text, from the market's product index. One request per pause; an outdated answer is
 * never shown.
 */
export function useSuggestions(locale: string, text: string): readonly ProductHit[] {
  const [found, setFound] = useState<{ query: string; hits: readonly ProductHit[] }>({ query: '', hits: [] })
  const query = text.trim()

  useEffect(() => {
    if (query.length < MIN_LENGTH) return
    const overtaken = new AbortController()
    const timer = setTimeout(() => {
      findProducts(locale, query, overtaken.signal).then(
        (hits) => setFound({ query, hits }),
        () => {}, // the search itself still works by Enter
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [locale, query])

  // Suggestions for a prefix stay until there are better ones.
  return query.length >= MIN_LENGTH && found.query !== '' && query.startsWith(found.query) ? found.hits : NONE
}

const NONE: readonly ProductHit[] = []

async function findProducts(locale: string, query: string, signal: AbortSignal): Promise<readonly ProductHit[]> {
  const response = await fetch(`/1/indexes/${locale}_products/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, hitsPerPage: SUGGESTIONS, attributesToHighlight: [], analytics: false }),
    signal,
  })
  if (!response.ok) throw new Error(`search answered ${response.status}`)
  const { hits }: { hits: ProductHit[] } = await response.json()
  return hits
}
