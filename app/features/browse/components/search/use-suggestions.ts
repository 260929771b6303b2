import { useEffect, useState } from 'react'
import { type Suggestions, findProducts } from './find-suggestions.ts'

/** A pause in typing this long asks for suggestions. */
export const SEARCH_DEBOUNCE_MS = 400
const MIN_LENGTH = 2

/**
 * Products that match the typed text, from the market's product index, and filters that narrow it. One request per pause;
 * an outdated answer is never shown.
 */
export function useSuggestions(locale: string, text: string): Suggestions {
  const [suggestions, setSuggestions] = useState(NONE)
  const query = text.trim()

  useEffect(() => {
    if (query.length < MIN_LENGTH) return
    const overtaken = new AbortController()
    const timer = setTimeout(() => {
      findProducts(locale, query, overtaken.signal).then(
        setSuggestions,
        () => {}, // the search itself still works by Enter
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [locale, query])

  // Suggestions for a prefix stay until there are better ones.
  return query.length >= MIN_LENGTH && suggestions.query !== '' && query.startsWith(suggestions.query)
    ? suggestions
    : NONE
}

const NONE: Suggestions = {
  query: '',
  products: [],
  complete: 0,
  wanted: [],
  narrowings: [],
  discontinued: null,
  unknownCode: null,
}
