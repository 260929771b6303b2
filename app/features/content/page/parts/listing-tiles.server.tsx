import { marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { OverviewTile } from '#app/features/browse/overviews/overview.server.ts'
import cards from './cards.server.module.css'
import styles from './listing-tiles.server.module.css'
import parts from './parts.server.module.css'
import { Section, Title } from './parts.server.tsx'
import { Wordmark } from './wordmark.server.tsx'

interface ListingTilesProps {
  readonly locale: string
  readonly title: string
  readonly href: string
  readonly kind: 'category' | 'brand' | 'sector' | 'collection'
  readonly tiles: readonly OverviewTile[]
}

/** Tiles with a picture, by kind, those with a room first; the others are lines of text. */
const PICTURED = { category: 3, brand: 0, sector: 0, collection: Infinity } as const

export function ListingTiles({ locale, title, href, kind, tiles }: ListingTilesProps) {
  if (tiles.length === 0) return null
  const pictured = tiles.slice(0, PICTURED[kind]).toSorted((a, b) => Number(b.isScene) - Number(a.isScene))
  return (
    <Section>
      <div className="page">
        <div className={styles.head}>
          <Title level={2}>{title}</Title>
          <a href={marketHref(locale, href)}>See all</a>
        </div>
        {pictured.length > 0 && (
          <ul className={kind === 'collection' ? styles.row : styles.tiles}>
            {pictured.map((tile) => (
              <PicturedTile key={tile.path} locale={locale} tile={tile} />
            ))}
          </ul>
        )}
        {tiles.length > pictured.length && (
          <ul className={kind === 'brand' ? styles.brands : styles.lines} data-kind={kind}>
            {tiles.slice(pictured.length).map(({ path, title: name, count, wordmark }) => (
              <li key={path} className={cards.tile}>
                <h3 className={cards.title}>
                  <a href={routes.listing.path({ locale, path })}>
                    {wordmark ? <Wordmark wordmark={wordmark} title={name} /> : name}
                  </a>
                </h3>
                <p className={styles.count}>{countOf(count, 'product')}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function PicturedTile({ locale, tile }: { locale: string; tile: OverviewTile }) {
  const source = assetSource(tile.image)
  return (
    <li className={`${cards.card} ${cards.tile}`}>
      <span className={`${parts.picture} ${cards.picture} ${styles.product} ${tile.isScene ? styles.scene : ''}`}>
        <img
          src={source?.src ?? '/images/placeholders/product-thumbnail.svg'}
          srcSet={source?.srcSet}
          sizes="(width >= 1024px) 50vw, 100vw"
          alt=""
          loading="lazy"
          decoding="async"
          width={480}
          height={360}
        />
      </span>
      <h3 className={cards.title}>
        <a href={routes.listing.path({ locale, path: tile.path })}>{tile.title}</a>
      </h3>
      <p className={styles.count}>{countOf(tile.count, 'product')}</p>
    </li>
  )
}
