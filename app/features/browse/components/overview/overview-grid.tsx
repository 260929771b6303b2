import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { countOf } from '@specify/core/text/count-text.ts'
import type { OverviewTile } from '#app/features/browse/overviews/overview.server.ts'
import styles from './overview-grid.module.css'
import { TilePicture } from './tile-picture.tsx'

interface OverviewGridProps {
  readonly locale: string
  readonly tiles: readonly OverviewTile[]
  /** Tiles that are seen at once. */
  readonly eager?: number
  readonly level?: 2 | 3
}

export function OverviewGrid({ locale, tiles, eager = 0, level = 2 }: OverviewGridProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.grid}>
      {tiles.map((tile, index) => (
        <li key={tile.path} className={styles.tile}>
          <TilePicture
            image={tile.image}
            isScene={tile.isScene}
            sizes="(width >= 1280px) 22vw, (width >= 600px) 45vw, 92vw"
            isEager={index < eager}
          />
          <Heading className={styles.title}>
            <PageLink href={routes.listing.path({ locale, path: tile.path })}>{tile.title}</PageLink>
            <span className={styles.count}>{countOf(tile.count, 'product')}</span>
          </Heading>
          {tile.intro && <p className={styles.intro}>{tile.intro}</p>}
          {tile.children.length > 0 && (
            <ul className={styles.children}>
              {tile.children.map((child) => (
                <li key={child.path}>
                  <PageLink href={routes.listing.path({ locale, path: child.path })}>{child.title}</PageLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
