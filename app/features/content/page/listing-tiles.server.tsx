import { assetSource } from '#app/features/catalogue/asset-source.ts'
import type { OverviewTile } from '#app/features/browse/overview.server.ts'
import cards from './cards.server.module.css'
import styles from './listing-tiles.server.module.css'
import parts from './parts.server.module.css'
import { Section, Title } from './parts.server.tsx'

interface ListingTilesProps {
  readonly locale: string
  readonly title: string
  readonly href: string
  readonly kind: 'category' | 'brand' | 'sector'
  readonly tiles: readonly OverviewTile[]
}

export function ListingTiles({ locale, title, href, kind, tiles }: ListingTilesProps) {
  return (
    <Section>
      <div className="page">
        <div className={styles.head}>
          <Title level={2}>{title}</Title>
          <a href={`/${locale}${href}`}>See all</a>
        </div>
        <ul className={styles.tiles} data-kind={kind}>
          {tiles.map((tile) => {
            const source = assetSource(tile.image)
            return (
              <li key={tile.path} className={`${cards.card} ${cards.tile}`}>
                <span className={`${parts.picture} ${cards.picture} ${styles.product}`}>
                  <img
                    src={source?.src ?? '/images/placeholders/product-thumbnail.svg'}
                    srcSet={source?.srcSet}
                    sizes="(width >= 1280px) 22vw, (width >= 600px) 45vw, 46vw"
                    alt=""
                    loading="lazy"
                    decoding="async"
                    width={480}
                    height={360}
                  />
                </span>
                <h3 className={cards.title}>
                  <a href={`/${locale}/${tile.path}/`}>{tile.title}</a>
                </h3>
                <p className={styles.count}>{`${tile.count} products`}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
