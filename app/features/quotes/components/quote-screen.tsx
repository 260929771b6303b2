import { api } from '#app/addresses/api.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import { AnsweredLines, QuoteFacts, QuoteNumber } from './quote-parts.tsx'
import styles from './quotes.module.css'

const DECISION = 'quote-decision'

interface QuoteScreenProps {
  readonly locale: Locale
  readonly page: QuotePage
}

export function QuoteScreen({ locale, page }: QuoteScreenProps) {
  const { id, number, status, project, projectId, answer, isOwn } = page
  const problem = usePostedForm('decide')?.problems.form
  const isOpen = status === 'open' || status === 'answered'
  const canChoose = isOwn && status === 'answered' && page.lines.filter(({ isOffered }) => isOffered).length > 1
  return (
    <div className={`page work-page ${styles.page}`}>
      <PageTrail locale={locale} above={[{ label: 'Quotes', href: routes.quotes.path({ locale }) }]} label={number} />
      <div className={styles.head}>
        <div>
          <h1>{project}</h1>
          <QuoteNumber page={page} />
        </div>
        <div className={styles.buttons}>
          <ButtonLink look="quiet" href={api.quotePdf.href({ locale, quoteId: id })}>
            Quote as PDF
          </ButtonLink>
          <ButtonLink look="quiet" href={api.quoteLines.href({ locale, quoteId: id, format: 'xlsx' })} download>
            Excel
          </ButtonLink>
          <ButtonLink look="quiet" href={api.quoteLines.href({ locale, quoteId: id, format: 'csv' })} download>
            CSV
          </ButtonLink>
        </div>
      </div>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {status === 'accepted' && page.cartNote && (
        <FormMessage kind="success">
          {page.cartNote}{' '}
          {page.isInCart && <PageLink href={routes.cart.path({ locale: page.market })}>Go to cart</PageLink>}
        </FormMessage>
      )}
      <QuoteFacts page={page} />
      <AnsweredLines page={page} form={canChoose ? DECISION : undefined} />
      {isOwn && status !== 'open' && (
        <form
          method="post"
          action={routes.quote.href({ locale, quoteId: id, form: 'decide' })}
          id={DECISION}
          className={styles.decide}
        >
          {status === 'answered' && <p>{page.cartNote}</p>}
          {answer && <input type="hidden" name="answeredAt" value={answer.sentAt} />}
          {canChoose && (
            <>
              <input type="hidden" name="choosing" value="1" />
              <p>Untick lines that you do not take. Freight stays as quoted.</p>
            </>
          )}
          <div className={styles.buttons}>
            {status === 'answered' && (
              <>
                <Button type="submit" look="primary" name="decision" value="accept">
                  Accept and fill the cart
                </Button>
                <Button type="submit" name="decision" value="decline">
                  Decline
                </Button>
              </>
            )}
            <ButtonLink
              href={routes.projects.quote.href({ locale: page.market, projectId, revisionId: page.revisionId })}
            >
              Ask again
            </ButtonLink>
          </div>
        </form>
      )}
      {!isOwn && page.lacksRight && (
        <p>
          You can read this quote. To answer quotes you need the right <code>work</code>: ask who gives rights.
        </p>
      )}
      {!isOwn && isOpen && <p>{page.who} asked for this quote, and decides on it.</p>}
    </div>
  )
}
