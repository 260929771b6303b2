import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import { ChosenLines } from './chosen-lines.tsx'
import { QuoteLines } from './quote-lines.tsx'
import styles from './quotes.module.css'
import { DeliveryList } from './stages/delivery-list.tsx'
import { SumList } from './sum-list.tsx'

export function QuoteNumber({ page: { number, status, statusText } }: { page: QuotePage }) {
  return (
    <p className={styles.by}>
      <span className="code">{number}</span>
      {', '}
      <span className={styles.state} data-status={status}>
        {statusText}
      </span>
    </p>
  )
}

/** The facts of a quote, what was asked, and what was answered. */
export function QuoteFacts({ page }: { page: QuotePage }) {
  const { answer, difference, leftOut, words } = page
  const facts = [
    ['For', page.who],
    ['Address', page.address],
    ['Deliver to', page.place],
    ['Needed by', page.neededBy],
    ['Requested', page.requestedAt],
    ['Answered', answer ? `${answer.at}, ${answer.by}` : ''],
    ['Holds until', answer?.until ?? ''],
  ] as const
  return (
    <>
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
      {leftOut && <p>{leftOut}.</p>}
    </>
  )
}

interface AnsweredLinesProps {
  readonly page: QuotePage
  readonly form?: string | undefined
}

export function AnsweredLines({ page, form }: AnsweredLinesProps) {
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
