import { assetSource } from '#app/features/catalogue/asset-source.ts'
import type { OverviewTile } from '#app/features/browse/overview.server.ts'

interface ListingTilesProps {
  readonly locale: string
  readonly title: string
  readonly href: string
  readonly kind: 'category' | 'brand' | 'sector'
  readonly tiles: readonly OverviewTile[]
}

export function ListingTiles({ locale, title, href, kind, tiles }: ListingTilesProps) {
  return (
    <section className="c-section">
      <div className="page">
        <div className="c-section-head">
          <h2 className="c-subtitle">{title}</h2>
          <a href={`/${locale}${href}`}>See all</a>
        </div>
        <ul className={`c-grid c-listings c-listings-${kind}`}>
          {tiles.map((tile) => {
            const source = assetSource(tile.image)
            return (
              <li key={tile.path} className="c-card c-tile">
                <span className="c-picture c-product">
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
                <h3 className="c-card-title">
                  <a href={`/${locale}/${tile.path}/`}>{tile.title}</a>
                </h3>
                <p className="c-count">{`${tile.count} products`}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
