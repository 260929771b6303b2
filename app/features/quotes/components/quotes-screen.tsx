import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { QuotesPage } from '../calls/read-quote-pages.server.ts'
import { QUOTE_STATUSES, STATUS_TEXT } from '../quote.ts'
import { QuoteTable } from './quote-table.tsx'
import styles from './quotes.module.css'

interface QuotesScreenProps {
  readonly locale: Locale
  readonly page: QuotesPage
}

export function QuotesScreen({ locale, page: { showsWho, status, quotes, ...page } }: QuotesScreenProps) {
  return (
    <div className={`page work-page ${styles.page}`}>
      <PageTrail locale={locale} label="Quotes" />
      <h1>Quotes</h1>
      <nav aria-label="Status" className={styles.states}>
        {[null, ...QUOTE_STATUSES].map((each) => (
          <PageLink
            key={each}
            href={routes.quotes.href({ locale, status: each })}
            aria-current={each === status ? 'page' : undefined}
          >
            {each === null ? 'All' : STATUS_TEXT[each]}
          </PageLink>
        ))}
      </nav>
      {quotes.length === 0 ? (
        <div className={styles.none}>
          <p className={styles.hint}>
            {status !== null
              ? 'No quotes with this status.'
              : 'You have not asked for a quote yet. Issue a revision of a project, and ask from its list of revisions.'}
          </p>
          {status === null && (
            <ButtonLink look="primary" href={routes.projects.list.path({ locale })}>
              Open projects
            </ButtonLink>
          )}
        </div>
      ) : (
        <QuoteTable locale={locale} quotes={quotes} showsWho={showsWho} />
      )}
      {quotes.length > 0 && <Pager page={page} href={(to) => routes.quotes.href({ locale, status, page: to })} />}
    </div>
  )
}
