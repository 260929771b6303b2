import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ListingData } from './listing-model.ts'
import styles from './no-result.module.css'
import { QuickSearch } from './quick-search.tsx'

export interface PopularCategory {
  readonly label: string
  readonly href: string
}

interface NoResultProps {
  readonly data: ListingData
  readonly popular: readonly PopularCategory[]
  readonly lead?: ReactNode
}

/** A search without results: corrections that have some, or the popular categories. */
export function NoResult({ data, popular, lead }: NoResultProps) {
  const { locale, state, suggestions } = data
  return (
    <div className={`page ${styles.page}`}>
      <div>
        <h1>No Result Found</h1>
        <p className={styles.query}>{`No search results are found for your query: “${state.query}”`}</p>
      </div>
      {lead}
      {suggestions.length > 0 ? (
        <section>
          <h2>Did you mean?</h2>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a className={styles.suggestion} href={`/${locale}/search/?query=${encodeURIComponent(suggestion)}`}>
                  {suggestion}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <section>
          <h2>You might want to search for popular categories</h2>
          <ul>
            {popular.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.suggestion} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.search}>
        <QuickSearch listing={data} />
      </div>
      <LinkButton className={buttonClass('secondary')} href={`/${locale}/`}>
        Go back home
      </LinkButton>
    </div>
  )
}
