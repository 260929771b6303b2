import { api } from '#app/addresses/api.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { ChosenLines } from './chosen-lines.tsx'
import { QuoteLines } from './quote-lines.tsx'
import styles from './quotes.module.css'
import { DeliveryList } from './stages/delivery-list.tsx'
import { SentAnswer } from './sent-answer.tsx'
import { SumList } from './sum-list.tsx'

const DECISION = 'quote-decision'

interface QuoteScreenProps {
  readonly locale: Locale
  readonly page: QuotePage
}

export function QuoteScreen({ locale, page }: QuoteScreenProps) {
  const { id, number, status, statusText, project, projectId, difference, answer, words, isOwn, isStaff } = page
  const problem = usePostedForm('decide')?.problems.form
  const facts = [
    ['For', page.who],
    ['Address', page.address],
    ['Deliver to', page.place],
    ['Needed by', page.neededBy],
    ['Requested', page.requestedAt],
    ['Answered', answer ? `${answer.at}, ${answer.by}` : ''],
    ['Holds until', answer?.until ?? ''],
  ] as const
  const isOpen = status === 'open' || status === 'answered'
  const canChoose = isOwn && status === 'answered' && page.lines.filter(({ isOffered }) => isOffered).length > 1
  // One that has expired can be renewed.
  const isDesk = isStaff && (isOpen || status === 'expired')
  return (
    <div className={`page work-page ${styles.page}`}>
      <PageTrail locale={locale} above={[{ label: 'Quotes', href: routes.quotes.path({ locale }) }]} label={number} />
      <div className={styles.head}>
        <div>
          <h1>{project}</h1>
          <p className={styles.by}>
            <span className="code">{number}</span>
            {', '}
            <span className={styles.state} data-status={status}>
              {statusText}
            </span>
          </p>
        </div>
        <div className={styles.buttons}>
          <ButtonLink look="quiet" href={api.quotePdf.href({ locale, quoteId: id })}>
            Quote as PDF
          </ButtonLink>
          {/* Staff have the sheet that they fill in. */}
          {!isDesk && (
            <>
              <ButtonLink look="quiet" href={api.quoteLines.href({ locale, quoteId: id, format: 'xlsx' })} download>
                Excel
              </ButtonLink>
              <ButtonLink look="quiet" href={api.quoteLines.href({ locale, quoteId: id, format: 'csv' })} download>
                CSV
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {status === 'accepted' && page.cartNote && (
        <FormMessage kind="success">
          {page.cartNote}{' '}
          {page.isInCart && <PageLink href={routes.cart.path({ locale: page.market })}>Go to cart</PageLink>}
        </FormMessage>
      )}
      {difference && <p className={styles.difference}>{difference}</p>}
      <dl className={`${styles.facts} columns`}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {words && <p className={styles.words}>{words}</p>}
      {answer && answer.words !== '' && <p className={styles.words}>{answer.words}</p>}
      {page.leftOut && <p>{page.leftOut}.</p>}
      {!isDesk && <AnsweredLines page={page} form={canChoose ? DECISION : undefined} />}
      {isDesk && answer && (
        <SentAnswer title={`The answer as sent, ${answer.at}: ${answer.sums.at(-1)?.[1] ?? ''}`}>
          <AnsweredLines page={page} />
        </SentAnswer>
      )}
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
      {!isOwn && !isStaff && isOpen && <p>{page.who} asked for this quote, and decides on it.</p>}
      {isDesk && <AnswerForm locale={locale} page={page} />}
    </div>
  )
}

interface AnsweredLinesProps {
  readonly page: QuotePage
  readonly form?: string | undefined
}

function AnsweredLines({ page, form }: AnsweredLinesProps) {
  return (
    <>
      {form === undefined ? <QuoteLines page={page} /> : <ChosenLines page={page} form={form} />}
      {page.answer?.isPart && <p className={styles.difference}>Accepted in part. The sums are of what was accepted.</p>}
      {page.answer?.atList && <p className={styles.atList}>{page.answer.atList}</p>}
      {page.answer && <SumList rows={page.answer.sums} />}
      <DeliveryList answer={page.answer} />
    </>
  )
}
