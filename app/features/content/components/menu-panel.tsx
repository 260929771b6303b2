import { useEffect, useRef, useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { marketHref } from '#app/addresses/route.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import type { MenuEntry } from '../navigation.ts'
import styles from './mega-menu.module.css'

/** A pointer on its way to the links passes over other headings. */
const TURN_DELAY_MS = 90

/** Headings on the left; the links of the one that is pointed at, or has the focus, beside them; a picture. */
export function MenuPanel({ locale, entry }: { locale: string; entry: MenuEntry }) {
  const { submenu_links: groups, picture } = entry
  const [active, setActive] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [timer])
  const isDeep = groups.some(({ links }) => links.length > 0)
  const source = picture && assetSource(picture.url)

  function turnTo(index: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setActive(index), TURN_DELAY_MS)
  }

  return (
    <div className={styles.panel}>
      <div className={`page ${styles.columns}`}>
        <ul className={isDeep ? styles.groups : styles.plain} onPointerLeave={() => clearTimeout(timer.current)}>
          {groups.map((group, index) => (
            <li
              key={group.href + group.label}
              className={isDeep && index === active ? styles.active : undefined}
              onPointerEnter={() => turnTo(index)}
              onFocus={() => setActive(index)}
            >
              <PageLink className={styles.heading} href={marketHref(locale, group.href)}>
                {group.label}
              </PageLink>
              {group.links.length > 0 && (
                <ul className={styles.links} hidden={index !== active} aria-label={group.label}>
                  {group.links.map((link) => (
                    <li key={link.href + link.label}>
                      <PageLink href={marketHref(locale, link.href)}>
                        {link.swatch && <img src={swatchPath(link.swatch)} alt="" width={28} height={28} />}
                        {link.label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {picture && source && (
          <PageLink className={styles.picture} href={marketHref(locale, picture.href)}>
            <img src={source.src} srcSet={source.srcSet} sizes="400px" alt="" width={400} height={267} />
            <span>{picture.caption}</span>
          </PageLink>
        )}
      </div>
    </div>
  )
}
