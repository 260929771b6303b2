import { useRef, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MeasuredDrawing } from '#app/ui/measured-drawing.tsx'
import { contactPath } from '#app/features/catalogue/views/product-url.ts'
import { CodeForm } from './code-form.tsx'
import { compareHref } from '../compare-address.ts'
import styles from './compare-screen.module.css'
import { CompareTools } from './compare-tools.tsx'
import { ComparedDrawings } from '../table/compared-drawings.tsx'
import type { Comparison, ComparisonColumn } from '../comparison.ts'
import { ComparisonTable } from '../table/comparison-table.tsx'
import { FinishMenu } from '../table/finish-menu.tsx'
import { MAX_COMPARED } from '../limits.ts'

interface CompareScreenProps {
  readonly locale: string
  readonly comparison: Comparison
  readonly unknown: readonly string[]
  /** Number of codes beyond those that are compared. */
  readonly omitted: number
  readonly isOnlyDifferent: boolean
  readonly onAdd: (product: { readonly sku: string; readonly name: string }) => void
  /** Beside `Add to project`. */
  readonly renderAction?: (column: ComparisonColumn) => ReactNode
  readonly suggestions?: ReactNode
}

export function CompareScreen(props: CompareScreenProps) {
  const { locale, comparison, unknown, omitted, isOnlyDifferent, onAdd, renderAction, suggestions } = props
  const { columns } = comparison
  const skus = columns.map(({ sku }) => sku)
  const printed = useRef<HTMLDivElement>(null)
  const isComparison = columns.length > 1
  const replace = (sku: string, by: string | null) =>
    compareHref(
      locale,
      skus.flatMap((each) => (each === sku ? (by ?? []) : each)),
      isOnlyDifferent,
    )
  const more = columns.length < MAX_COMPARED && (
    <div className={styles.more} data-screen-only>
      <h2>{columns.length === 0 ? 'What would you like to compare?' : 'Add a product'}</h2>
      {!isComparison && (
        <p>
          {`Tick Compare on up to ${MAX_COMPARED} products in a listing, or enter their codes here: you see their finishes, prices, measurements and drawings side by side.`}
        </p>
      )}
      <CodeForm locale={locale} skus={skus} />
      {suggestions}
    </div>
  )
  return (
    <div className={`page ${styles.page}`} ref={printed}>
      <PageTrail locale={locale} label="Compare products" />
      <h1>Compare products</h1>
      <Notes locale={locale} unknown={unknown} omitted={omitted} />
      {isComparison && (
        <div className={styles.bar} data-screen-only>
          <OnlyDifferent locale={locale} comparison={comparison} isOnlyDifferent={isOnlyDifferent} />
          <CompareTools
            locale={locale}
            comparison={comparison}
            isOnlyDifferent={isOnlyDifferent}
            elementOf={() => printed.current}
          />
        </div>
      )}
      {columns.length === 1 && more}
      {columns.length > 0 && (
        <>
          <ComparisonTable
            locale={locale}
            comparison={comparison}
            caption={isComparison ? `Comparison of ${columns.length} products` : 'Product'}
            isOnlyDifferent={isOnlyDifferent && isComparison}
            renderFinish={(column) => <FinishMenu column={column} hrefOf={(sku) => replace(column.sku, sku)} />}
            renderMark={({ sku, name }) => (
              <PageLink
                className={styles.remove}
                href={replace(sku, null)}
                aria-label={`Remove ${name} from the comparison`}
                keepsScroll
                data-screen-only
              >
                <Icon name="close" size={18} />
              </PageLink>
            )}
            renderActions={(column) => (
              <div className={styles.actions}>
                {column.price.kind === 'contact' ? (
                  <ButtonLink href={contactPath(locale)}>Contact us</ButtonLink>
                ) : (
                  <Button look="primary" onClick={() => onAdd({ sku: column.sku, name: column.name })}>
                    Add to project
                    <span className="visually-hidden">{`: ${column.name}`}</span>
                  </Button>
                )}
                {renderAction?.(column)}
              </div>
            )}
          />
          {isComparison && <ComparedDrawings columns={columns} />}
        </>
      )}
      {columns.length > 1 && more}
      {columns.length === 0 && (
        <div className={styles.empty}>
          {more}
          <MeasuredDrawing figure="0" />
        </div>
      )}
    </div>
  )
}

function Notes({ locale, unknown, omitted }: Pick<CompareScreenProps, 'locale' | 'unknown' | 'omitted'>) {
  if (unknown.length === 0 && omitted === 0) return null
  return (
    <div className={styles.notes} role="status">
      {unknown.map((code) => (
        <p key={code}>
          No product has the code <span className="code">{code}</span>.{' '}
          <PageLink href={routes.search.href({ locale, query: code })} data-screen-only>
            Search for it
          </PageLink>
        </p>
      ))}
      {omitted > 0 && (
        <p>{`${MAX_COMPARED} products are compared at a time: the first ${MAX_COMPARED} are shown, ${countOf(omitted, 'other is', 'others are')} left out.`}</p>
      )}
    </div>
  )
}

function OnlyDifferent({
  locale,
  comparison: { columns, equalRows },
  isOnlyDifferent,
}: Pick<CompareScreenProps, 'locale' | 'comparison' | 'isOnlyDifferent'>) {
  const href = compareHref(
    locale,
    columns.map(({ sku }) => sku),
    !isOnlyDifferent,
  )
  const equal = countOf(equalRows, 'equal row')
  return (
    <p className={styles.differences}>
      <PageLink href={href} keepsScroll data-on={isOnlyDifferent || undefined}>
        <span aria-hidden="true">{isOnlyDifferent && <Icon name="check" size={16} />}</span>
        {isOnlyDifferent ? 'Show all rows' : 'Only differences'}
      </PageLink>
      <span role="status">{isOnlyDifferent ? `${equal} hidden` : equal}</span>
    </p>
  )
}
