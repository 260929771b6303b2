import type { ReactNode } from 'react'
import { formatMoney, type Money } from '@specify/core/money.ts'
import type { SummaryProduct } from '#app/features/exports/summary/summary.ts'
import { RevisionMark } from './revision-mark.tsx'
import styles from './schedule-table.module.css'

export function NumberHead({ children }: { children: string }) {
  return (
    <th scope="col" className={`${styles.number} number`}>
      {children}
    </th>
  )
}

interface NumberCellProps {
  readonly label: string
  readonly colSpan?: number
  readonly children: ReactNode
}

/** Labels itself on small screens, where the table has no head. */
export function NumberCell({ label, colSpan, children }: NumberCellProps) {
  return (
    <td className={`${styles.number} number`} data-label={label} colSpan={colSpan}>
      {children}
    </td>
  )
}

export function TagCell({ tags }: { tags: readonly string[] }) {
  return <td className={`${styles.tag} code nowrap`}>{tags.join(' ')}</td>
}

export function CodeCell({ sku }: { sku: string }) {
  return <td className={`${styles.code} code ${isLong(sku) ? styles.long : 'nowrap'}`}>{sku}</td>
}

/** The name with variant and brand: below it on screens, behind it on paper. */
interface NameCellProps {
  readonly name: string
  readonly product: SummaryProduct
  readonly mark?: string | undefined
  /** Says which units have nothing of its line. */
  readonly missing?: string | undefined
}

export function NameCell({ name, product, mark, missing }: NameCellProps) {
  const words = [product.variantText, product.brand].filter(Boolean).join(' · ')
  return (
    <td className={isLong(name) ? `${styles.name} ${styles.long}` : styles.name}>
      {name} <RevisionMark label={mark} />
      {words && <small>{` ${words}`}</small>}
      {missing && <small className={styles.missing}>{` ${missing}`}</small>}
    </td>
  )
}

/** Returns whether a word of a typed text would widen the table. */
function isLong(text: string): boolean {
  return /\S{25}/.test(text)
}

export function sumText(price: Money | null): string {
  return price ? formatMoney(price, 2) : '–'
}
