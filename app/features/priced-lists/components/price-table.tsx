import { useState } from 'react'
import { marketHref } from '#app/addresses/route.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { formatMoney, money } from '@specify/core/money.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { PriceAnswer, PriceAnswerRow } from '../price-shapes.server.ts'
import styles from './price-list.module.css'

interface PriceTableProps {
  readonly locale: Locale
  readonly answer: PriceAnswer
}

const isOpen = ({ state }: PriceAnswerRow) => state !== 'priced' && state !== 'left'

/** The first rows with what was found for them, and all that have no price; only these if somebody asks. */
export function PriceTable({ locale, answer: { rows, rowCount } }: PriceTableProps) {
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  if (rows.length === 0) return null
  const open = rows.filter(isOpen)
  const shown = isOnlyOpen ? open : rows
  const { currencyCode } = MARKETS[locale]
  const amount = (cents: number | null) => (cents === null ? '' : formatMoney(money(cents, currencyCode), 2))
  return (
    <>
      {open.length > 0 && open.length < rows.length && (
        <label className={styles.option} data-scripted>
          <input type="checkbox" checked={isOnlyOpen} onChange={() => setOnlyOpen(!isOnlyOpen)} />
          <span>Only rows without a price</span>
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={styles.scroll} role="region" aria-label="Rows of the list" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Your list</th>
              <th scope="col">Found</th>
              <th scope="col" className={styles.number}>
                Qty
              </th>
              <th scope="col" className={styles.number}>
                Unit ex GST
              </th>
              <th scope="col" className={styles.number}>
                Line ex GST
              </th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.sheet} ${row.line}`} data-state={row.state}>
                <td className={styles.line}>
                  {row.line}
                  {row.sheet !== '' && <span className={styles.sheet}>{row.sheet}</span>}
                </td>
                <td>
                  {row.code !== '' && <span className={styles.code}>{row.code}</span>}
                  {row.description !== '' && <span className={styles.description}>{row.description}</span>}
                </td>
                <td>{row.product && <FoundProduct locale={locale} product={row.product} code={row.code} />}</td>
                <td className={styles.number} data-label="Qty" title={row.quantity}>
                  {row.count === null ? row.quantity : countText(row.count)}
                </td>
                <td className={styles.number} data-label="Unit ex GST">
                  {amount(row.product?.exCents ?? null)}
                </td>
                <td className={styles.number} data-label="Line ex GST">
                  {amount(row.lineExCents)}
                </td>
                <td className={styles.status}>
                  {row.status}
                  {row.note !== '' && <span className={styles.description}>{row.note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isOnlyOpen && shown.length < rowCount && (
        <p
          className={styles.note}
        >{`${countText(shown.length)} of ${countText(rowCount)} rows are shown. The file has all of them.`}</p>
      )}
    </>
  )
}

interface FoundProductProps {
  readonly locale: Locale
  readonly product: NonNullable<PriceAnswerRow['product']>
  readonly code: string
}

function FoundProduct({ locale, product, code }: FoundProductProps) {
  const { sku, name, finish, size, hand, path } = product
  return (
    <>
      <PageLink
        href={marketHref(locale, path)}
        target="_blank"
        aria-describedby={NEW_TAB_NOTE_ID}
        className={styles.name}
      >
        {name}
      </PageLink>
      <span className={styles.description}>
        {[sku === code ? '' : sku, finish, size, hand].filter(Boolean).join(', ')}
      </span>
    </>
  )
}
