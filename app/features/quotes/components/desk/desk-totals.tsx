import { formatMoney } from '@specify/core/money.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { draftSums } from '../../answer/answer-draft.ts'
import { deskTotals, differenceText } from '../../desk/desk.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { inCurrency } from '../../quote.ts'
import { SumList } from '../sum-list.tsx'
import styles from './desk.module.css'
import { useLateDesk } from './use-desk.ts'

/** List total, quoted total and what lies between, of the lines that have both. */
export function DeskTotals({ store }: { readonly store: DeskStore }) {
  const { lines } = useLateDesk(store)
  const { compared, offered, listCents, quotedCents } = deskTotals(lines, store.products)
  const text = (cents: number) => formatMoney(inCurrency(cents, store.locale), 2)
  const difference = quotedCents - listCents
  const sign = difference < 0 ? '−' : difference > 0 ? '+' : ''
  const rows = [
    ['List price', text(listCents)],
    ['Quoted', text(quotedCents)],
    ['Difference', [`${sign}${text(Math.abs(difference))}`, differenceText(quotedCents, listCents)].join(' ')],
  ] as const
  return (
    <dl className={styles.totals} aria-label="Totals, inc GST">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Offered</dt>
        <dd>
          {countText(offered)} of {countText(lines.length)} lines
          {compared < offered && `, ${countText(compared)} with a list price`}
        </dd>
      </div>
    </dl>
  )
}

export function DeskSums({ store }: { readonly store: DeskStore }) {
  return <SumList rows={draftSums(store.locale, useLateDesk(store), store.products)} label="Sums of this answer" />
}
