import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import type { ListedQuote } from '../calls/read-quote-pages.server.ts'
import styles from './quotes.module.css'

interface QuoteTableProps {
  readonly locale: Locale
  readonly quotes: readonly ListedQuote[]
  readonly showsWho: boolean
}

export function QuoteTable({ locale, quotes, showsWho }: QuoteTableProps) {
  return (
    <ul className={styles.list}>
      {quotes.map(({ id, number, status, statusText, project, who, requestedAt, neededBy, total }) => (
        <li key={id}>
          <div>
            <h2>
              <PageLink href={routes.quote.path({ locale, quoteId: id })}>{project}</PageLink>
            </h2>
            <p className={styles.by}>
              <span className="code">{number}</span>
              {[showsWho && who, `asked ${requestedAt}`, neededBy && `needed by ${neededBy}`]
                .filter(Boolean)
                .map((each) => `, ${each}`)}
            </p>
          </div>
          <p className={styles.state} data-status={status}>
            {statusText}
          </p>
          <p className={styles.total}>{total}</p>
        </li>
      ))}
    </ul>
  )
}
