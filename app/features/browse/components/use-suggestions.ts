import { useEffect, useState } from 'react'
import type { Wanted } from '#app/features/search/fitting-variant.ts'
import type { ProductHit } from '#app/features/search/search-record.ts'

/** A pause in typing this long asks for suggestions. */
export const SEARCH_DEBOUNCE_MS = 400
const SUGGESTIONS = 5
const MIN_LENGTH = 2

/**
 * Products that match the typed text, from the market's product index. One request per pause; an outdated answer is
 * never shown.
 */
export interface Suggestions {
  readonly hits: readonly ProductHit[]
  /** What the text asks of a variant. */
  readonly wanted: readonly Wanted[]
}

export function useSuggestions(locale: string, text: string): Suggestions {
  const [found, setFound] = useState<Suggestions & { readonly query: string }>({ query: '', ...NONE })
  const query = text.trim()

  useEffect(() => {
    if (query.length < MIN_LENGTH) return
    const overtaken = new AbortController()
    const timer = setTimeout(() => {
      findProducts(locale, query, overtaken.signal).then(
        (suggestions) => setFound({ query, ...suggestions }),
        () => {}, // the search itself still works by Enter
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [locale, query])

  // Suggestions for a prefix stay until there are better ones.
  return query.length >= MIN_LENGTH && found.query !== '' && query.startsWith(found.query) ? found : NONE
}

const NONE: Suggestions = { hits: [], wanted: [] }

async function findProducts(locale: string, query: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/1/indexes/${locale}_products/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, hitsPerPage: SUGGESTIONS, attributesToHighlight: [], analytics: false }),
    signal,
  })
  if (!response.ok) throw new Error(`search answered ${response.status}`)
  const { hits, appliedRules = [] }: ProtocolAnswer = await response.json()
  return { hits, wanted: appliedRules.map(({ conditions }) => conditions) }
}

interface ProtocolAnswer {
  readonly hits: readonly ProductHit[]
  readonly appliedRules?: readonly { readonly conditions: Wanted }[]
}
