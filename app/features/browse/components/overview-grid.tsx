import { assetSource } from '#app/features/catalogue/asset-source.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { OverviewTile } from '../overview.server.ts'
import styles from './overview-grid.module.css'

export function OverviewGrid({
  locale,
  tiles,
  eager = 0,
}: {
  locale: string
  tiles: readonly OverviewTile[]
  eager?: number
}) {
  return (
    <ul className={styles.grid}>
      {tiles.map((tile, index) => {
        const source = assetSource(tile.image)
        return (
          <li key={tile.path} className={styles.tile}>
            <Picture
              className={styles.picture}
              src={source?.src ?? null}
              srcSet={source?.srcSet}
              sizes="(width >= 1280px) 22vw, (width >= 600px) 45vw, 92vw"
              alt=""
              width={480}
              height={360}
              loading={index < eager ? 'eager' : 'lazy'}
            />
            <h2 className={styles.title}>
              <a href={`/${locale}/${tile.path}/`}>{tile.title}</a>
              <span className={styles.count}>{`${tile.count} products`}</span>
            </h2>
            {tile.intro && <p className={styles.intro}>{tile.intro}</p>}
            {tile.children.length > 0 && (
              <ul className={styles.children}>
                {tile.children.map((child) => (
                  <li key={child.path}>
                    <a href={`/${locale}/${child.path}/`}>{child.title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
