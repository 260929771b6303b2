import { useRef, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { marketHref } from '#app/addresses/route.ts'
import { formatMoney, multiplyMoney } from '@specify/core/money.ts'
import { Picture } from '#app/ui/picture.tsx'
import { sourceAt } from '@specify/catalogue/files/asset-source.ts'
import { PriceRow } from '#app/features/catalogue/components/card/price-row.tsx'
import { contactPath } from '#app/features/catalogue/views/product-url.ts'
import type { Comparison, ComparisonColumn } from '../comparison.ts'
import styles from './comparison-table.module.css'
import { withDecidingFirst } from '../lead-rows.ts'
import { NOT_STATED } from '../limits.ts'
import { ComparedValue } from './compared-value.tsx'
import { StuckNames } from './stuck-names.tsx'

interface ComparisonTableProps {
  readonly locale: string
  readonly comparison: Comparison
  readonly caption: string
  /** Rows in which all are equal are left out. */
  readonly isOnlyDifferent?: boolean
  /** Set for replacements: deciding attributes come first, and prices are for this quantity. */
  readonly replacing?: { readonly quantity: number }
  /** Inside of a dialog, whose own scrolling the head follows. */
  readonly isInDialog?: boolean
  readonly renderFinish?: (column: ComparisonColumn) => ReactNode
  readonly renderMark?: (column: ComparisonColumn) => ReactNode
  readonly renderActions?: (column: ComparisonColumn) => ReactNode
}

/** A class of the PDF's own style, where names would be broken between letters. */
const PRINTED_NAME = 'nowrap'

export function ComparisonTable(props: ComparisonTableProps) {
  const { comparison, caption, isOnlyDifferent = false, replacing, isInDialog = false } = props
  const { columns } = comparison
  const groups = replacing ? withDecidingFirst(comparison.groups) : comparison.groups
  const shownGroups = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !isOnlyDifferent || !row.isEqual) }))
    .filter((group) => group.rows.length > 0)
  const scroller = useRef<HTMLDivElement>(null)
  const table = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div ref={scroller} className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-columns={columns.length} data-in-dialog={isInDialog || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <Head {...props} />
        <Offer {...props} />
        {shownGroups.map(({ heading, rows }) => (
          <tbody key={heading}>
            <tr className={`band ${styles.band}`}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span>{heading}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key} data-key={row.key} data-equal={row.isEqual || undefined}>
                <th scope="row" className={PRINTED_NAME}>
                  {row.label}
                </th>
                {row.values.map((value, index) => (
                  <td key={columns[index]?.sku}>
                    <ComparedValue row={row} value={value} column={columns[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
  if (isInDialog) return table
  return (
    <div className={styles.held}>
      <StuckNames columns={columns} scroller={scroller} />
      {table}
    </div>
  )
}

function Head({ locale, comparison: { columns }, renderMark }: ComparisonTableProps) {
  return (
    <thead>
      <tr>
        <th scope="row">
          <span className="visually-hidden">Picture</span>
        </th>
        {columns.map((column) => {
          const source = column.image === null ? null : sourceAt(column.image)
          return (
            <td key={column.sku} className={styles.media}>
              <PageLink href={marketHref(locale, column.path)} tabIndex={-1} aria-hidden="true">
                <Picture
                  className={styles.picture}
                  src={source?.src ?? null}
                  srcSet={source?.srcSet}
                  sizes="(width >= 800px) 320px, 46vw"
                  alt=""
                  width={320}
                  height={320}
                  fetchPriority="high"
                />
              </PageLink>
              {renderMark?.(column)}
            </td>
          )
        })}
      </tr>
      <tr className={styles.names} data-names>
        <th scope="row">
          <span className="visually-hidden">Product</span>
        </th>
        {columns.map(({ sku, name, path, isInternal }) => (
          <th key={sku} scope="col">
            <PageLink href={marketHref(locale, path)}>{name}</PageLink>
            <span className={`code ${styles.code}`}>{sku}</span>
            {isInternal && <span className={styles.tag}>Internal</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Offer(props: ComparisonTableProps) {
  const { locale, comparison, replacing, renderFinish, renderActions } = props
  const { columns } = comparison
  const hasFinishes = columns.some(({ finishes }) => finishes.some(({ colour }) => colour !== null))
  return (
    <tbody className={styles.offer}>
      {hasFinishes && (
        <Row
          columns={columns}
          label={columns.every(isNamedByColour) ? 'Finish' : 'Variant'}
          renderCell={(column) => renderFinish?.(column) ?? finishText(column)}
        />
      )}
      <Row columns={columns} label="Price" renderCell={({ price }) => <Price locale={locale} price={price} />} />
      {replacing && (
        <Row
          columns={columns}
          label={`Price × ${replacing.quantity}`}
          renderCell={({ price }) =>
            price.kind === 'contact' || price.kind === 'none'
              ? NOT_STATED
              : formatMoney(multiplyMoney(price.price, replacing.quantity), 2)
          }
        />
      )}
      {columns.some(({ isDiscontinued }) => isDiscontinued) && (
        <Row
          columns={columns}
          label="Availability"
          renderCell={(column) => <Availability locale={locale} column={column} />}
        />
      )}
      {renderActions && (
        <tr data-screen-only>
          <th scope="row">
            <span className="visually-hidden">Actions</span>
          </th>
          {columns.map((column) => (
            <td key={column.sku}>{renderActions(column)}</td>
          ))}
        </tr>
      )}
    </tbody>
  )
}

interface RowProps {
  readonly columns: readonly ComparisonColumn[]
  readonly label: string
  readonly renderCell: (column: ComparisonColumn) => ReactNode
}

function Row({ columns, label, renderCell }: RowProps) {
  return (
    <tr>
      <th scope="row" className={PRINTED_NAME}>
        {label}
      </th>
      {columns.map((column) => (
        <td key={column.sku}>{renderCell(column)}</td>
      ))}
    </tr>
  )
}

function finishText({ finishes, sku }: ComparisonColumn): string {
  return finishes.find((finish) => finish.sku === sku)?.label ?? NOT_STATED
}

function isNamedByColour(column: ComparisonColumn): boolean {
  return column.colour === null || finishText(column).startsWith(column.colour)
}

function Price({ locale, price }: { locale: string; price: ComparisonColumn['price'] }) {
  if (price.kind === 'contact') return <PageLink href={contactPath(locale)}>Contact us</PageLink>
  return price.kind === 'none' ? <span className={styles.none}>{NOT_STATED}</span> : <PriceRow price={price} />
}

/** Shows a discontinued product's replacements and, apart from them, its recommended alternatives. */
function Availability({ locale, column }: { locale: string; column: ComparisonColumn }) {
  if (!column.isDiscontinued) return 'Current'
  const lists = [
    { label: 'Replaced by', parts: column.replacedBy },
    { label: 'Alternatives', parts: column.alternatives },
  ].filter(({ parts }) => parts.length > 0)
  return (
    <>
      <strong className={styles.gone}>Discontinued</strong>
      {lists.map(({ label, parts }) => (
        <div key={label} className={styles.instead}>
          {`${label} `}
          <ul>
            {parts.map(({ sku, path, name }) => (
              <li key={sku}>
                <PageLink href={marketHref(locale, path)}>
                  {name} <span className="code">{sku}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
