import { useEffect, useRef, useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { changeQuery, type ListingState } from '#app/features/browse/listing/listing-state.ts'
import type { ListingData } from '../listing/listing-model.ts'
import styles from './quick-search.module.css'
import { useListingNavigation } from '../listing/use-listing-navigation.ts'
import { SEARCH_DEBOUNCE_MS } from './use-suggestions.ts'

/** Searches within the listing. A pause in typing applies the text and clears the filters. */
export function QuickSearch({ listing }: { listing: Pick<ListingData, 'locale' | 'path' | 'state'> }) {
  const { locale, path, state } = listing
  const [text, setText] = useState(state.query)
  const applied = useRef(state.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const go = useListingNavigation(listing)

  useEffect(() => {
    // Back and links change the query from outside; text being typed wins.
    if (applied.current !== state.query) setText(state.query)
    applied.current = state.query
  }, [state.query])
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(query: string, latest: ListingState): void {
    clearTimeout(timer.current)
    const next = changeQuery(latest, query)
    if (next.query === applied.current) return
    applied.current = next.query
    go(next, { replace: latest.query !== '' })
  }

  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Quick Search"
      action={routes.listing.path({ locale, path })}
      onSubmit={(event) => {
        event.preventDefault()
        apply(text, state)
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="query"
        aria-label="Quick Search"
        placeholder="Quick Search"
        autoComplete="off"
        maxLength={256}
        value={text}
        onChange={(event) => {
          const { value } = event.target
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => apply(value, state), SEARCH_DEBOUNCE_MS)
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => {
            setText('')
            apply('', state)
            input.current?.focus()
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  )
}
