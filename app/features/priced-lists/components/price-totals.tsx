import { countOf, countText } from '@specify/core/text/count-text.ts'
import { formatMoney, money } from '@specify/core/money.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { PriceAnswer } from '../price-shapes.server.ts'
import styles from './price-list.module.css'

/** Counts of the rows by what came of them, the total, and what is to be known of the file. */
export function PriceTotals({ locale, answer }: { readonly locale: Locale; readonly answer: PriceAnswer }) {
  const { totals, rowCount, notes } = answer
  const counts = [
    { state: 'priced', text: `${countText(totals.priced)} priced`, count: totals.priced },
    { state: 'request', text: `${countText(totals.onRequest)} on request`, count: totals.onRequest },
    { state: 'check', text: `${countText(totals.toCheck)} to check`, count: totals.toCheck },
    { state: 'missing', text: `${countText(totals.notFound)} not found`, count: totals.notFound },
  ]
  const open = rowCount - totals.priced
  const { currencyCode } = MARKETS[locale]
  return (
    <div className={styles.totals}>
      <div>
        <h2 className={styles.file}>{answer.fileName.replace(/ priced\.\w+$/, '')}</h2>
        <div role="status">
          <ul className={styles.counts}>
            {counts.map(({ state, text, count }) =>
              count > 0 || state === 'priced' ? (
                <li key={state} data-state={state}>
                  {text}
                </li>
              ) : null,
            )}
          </ul>
        </div>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <div>
        <dl className={styles.sums}>
          <div>
            <dt>Total ex GST</dt>
            <dd>{formatMoney(money(totals.exCents, currencyCode), 2)}</dd>
          </div>
          <div>
            <dt>Total inc GST</dt>
            <dd>{formatMoney(money(totals.incCents, currencyCode), 2)}</dd>
          </div>
        </dl>
        {open > 0 && (
          <p
            className={styles.note}
          >{`Without the ${countOf(open, 'row')} that ${open === 1 ? 'has' : 'have'} no price yet`}</p>
        )}
      </div>
    </div>
  )
}
