import type { ReactNode } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { linesIn } from '@specify/schedule/line-scope.ts'
import type { ScheduleRooms } from '@specify/schedule/model.ts'
import { linesText } from '@specify/schedule/scope-options.ts'
import type { ComingChange, ComingProduct } from '#app/features/builder/state/coming-changes.ts'
import { replaceHref } from '#app/features/builder/state/replace-address.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from '../replace/substitution-list.module.css'

/** A product that ends. */
export interface EndingProduct {
  /** SKU of its lines. */
  readonly sku: string
  /** SKU of its replacement; null for none. */
  readonly by: string | null
}

interface ComingChangesProps {
  readonly schedule: ScheduleRooms
  /** Null where they could not be read in time. */
  readonly changes: readonly ComingChange[] | null
  readonly renderReplace: (product: EndingProduct, label: string) => ReactNode
}

/** Says on which day lines of a schedule will change, and folds out what happens to them. */
export function ComingChanges({ schedule, changes, renderReplace }: ComingChangesProps) {
  if (!changes) return <p className={styles.reason}>Changes to come could not be read this time.</p>
  if (changes.length === 0) return null
  const linesBySku = Map.groupBy(linesIn(schedule, { all: true }), ({ item }) => item.sku)
  const linesOf = (skus: readonly string[]) => skus.flatMap((sku) => linesBySku.get(sku) ?? [])
  return changes.map(({ day, skus, products }) => {
    const own = linesOf(skus)
    if (own.length === 0) return null
    const shown = products.filter(({ lines }) => lines.some((sku) => linesBySku.has(sku)))
    const shownSkus = new Set(shown.flatMap(({ lines }) => lines))
    const more = skus.filter((sku) => linesBySku.has(sku) && !shownSkus.has(sku)).length
    return (
      <details key={day} className={styles.panel} data-screen-only>
        <summary>{`${countOf(own.length, 'line')} ${own.length === 1 ? 'changes' : 'change'} on ${day}`}</summary>
        <ul>
          {shown.map((product, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two changes of a day may have the same product
            <li key={index}>
              <p className={styles.products}>
                <span>
                  {product.name} <span className="code">{product.sku}</span>
                </span>
              </p>
              <p>{effectText(product)}</p>
              <div className={styles.by}>
                {linesText(linesOf(product.lines))}
                {product.isEnd &&
                  renderReplace({ sku: product.lines[0]!, by: product.replacement }, `Replace ${product.sku}`)}
              </div>
            </li>
          ))}
          {more > 0 && <li>{countOf(more, 'more product')}</li>}
        </ul>
      </details>
    )
  })
}

interface LinkedComingChangesProps extends Pick<ComingChangesProps, 'schedule' | 'changes'> {
  readonly locale: Locale
  readonly projectId: string
}

/** The same on another page, from where links lead to the dialog that replaces a product. */
export function LinkedComingChanges({ locale, projectId, ...props }: LinkedComingChangesProps) {
  return (
    <div className={styles.linked}>
      <ComingChanges
        {...props}
        renderReplace={({ sku, by }, label) => (
          <ButtonLink look="quiet" aria-label={label} href={replaceHref(locale, projectId, { productId: sku, by })}>
            Replace
          </ButtonLink>
        )}
      />
    </div>
  )
}

function effectText({ texts, isEnd, replacement }: ComingProduct): string {
  if (!isEnd) return texts.join(', ')
  return [...texts, replacement === null ? 'no replacement is named' : `replaced by ${replacement}`].join(', ')
}
