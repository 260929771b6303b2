import { memo } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import type { NavigationSummary } from '../navigation.ts'
import { marketHref } from '#app/addresses/route.ts'
import { ThemeChoice } from '#app/ui/theme-choice.tsx'
import styles from './site-footer.module.css'

export const SiteFooter = memo(function SiteFooter({
  locale,
  countryName,
  columns,
}: {
  locale: string
  countryName: string
  columns: NavigationSummary['footer']
}) {
  return (
    <footer className={styles.footer} id="footer" data-below>
      <div className="page">
        <div className={styles.columns}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href + link.label}>
                    <PageLink href={marketHref(locale, link.href)}>{link.label}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.base}>
          <p>Specify {countryName}</p>
          <p>Prices are recommended retail prices including GST.</p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
})
