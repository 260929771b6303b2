import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { MeasuredDrawing } from '#app/ui/measured-drawing.tsx'
import type { ListingPreview } from '#app/features/browse/listing/listing-previews.server.ts'
import { isRefined } from '#app/features/browse/listing/listing-state.ts'
import type { ListingData } from './listing-model.ts'
import styles from './no-result.module.css'
import { QuickSearch } from '../search/quick-search.tsx'
import { WholeListNote } from '../search/whole-list-note.tsx'
import { TilePicture } from '../overview/tile-picture.tsx'

export interface CategoryLink extends Pick<ListingPreview, 'image' | 'isScene'> {
  readonly label: string
  readonly href: string
  /** Products there; null for a page that lists none. */
  readonly count: number | null
}

interface NoResultProps {
  readonly data: ListingData
  /** Categories near to what was searched for. */
  readonly nearest: readonly CategoryLink[]
  readonly popular: readonly CategoryLink[]
  readonly lead?: ReactNode
  readonly tail?: ReactNode
}

/** A search without results: corrections that have some and categories near to it, or the popular ones. */
export function NoResult({ data, nearest, popular, lead, tail }: NoResultProps) {
  const { locale, state, suggestions } = data
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>No Result Found</h1>
          <p className={styles.query}>{`No search results are found for your query: “${state.query}”`}</p>
        </div>
        <MeasuredDrawing figure="0" />
      </div>
      {lead}
      {isRefined(state) && (
        <p>
          <PageLink href={routes.search.href({ locale, query: state.query })}>Search without filters</PageLink>
        </p>
      )}
      {suggestions.length > 0 && (
        <section>
          <h2>Did you mean?</h2>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <PageLink className={styles.suggestion} href={routes.search.href({ locale, query: suggestion })}>
                  {suggestion}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {nearest.length > 0 && <Categories title="Nearest categories" links={nearest} />}
      {suggestions.length === 0 && (
        <Categories title="You might want to search for popular categories" links={popular} />
      )}
      <div className={styles.search}>
        <QuickSearch listing={data} />
      </div>
      <LinkButton className={buttonClass('secondary')} href={routes.home.path({ locale })}>
        Go back home
      </LinkButton>
      <WholeListNote locale={locale} />
      {tail}
    </div>
  )
}

function Categories({ title, links }: { title: string; links: readonly CategoryLink[] }) {
  return (
    <section className={styles.categories}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <CategoryTile key={link.href} link={link} />
        ))}
      </ul>
    </section>
  )
}

function CategoryTile({ link: { label, href, count, image, isScene } }: { link: CategoryLink }) {
  return (
    <li className={styles.category}>
      <TilePicture image={image} isScene={isScene} sizes="(width >= 600px) 240px, 46vw" isEager />
      <PageLink href={href}>{label}</PageLink>
      {count !== null && <span className={styles.count}>{countOf(count, 'product')}</span>}
    </li>
  )
}
