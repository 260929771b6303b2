import { useState } from 'react'
import type { Comparison, ComparisonColumn } from '#app/features/catalogue/compare/comparison.ts'
import { ComparisonTable } from '#app/features/catalogue/compare/table/comparison-table.tsx'
import { withDecidingFirst } from '#app/features/catalogue/compare/lead-rows.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { CandidateFinish } from './candidate-finish.tsx'
import type { CandidateKind, useCandidates } from './use-candidates.ts'
import styles from './replace.module.css'

interface CandidateColumnsProps {
  readonly locale: Locale
  readonly from: string
  readonly name: string
  readonly quantity: number
  readonly candidates: ReturnType<typeof useCandidates>
  readonly chosen: string | null
  /** Null only shows them. */
  readonly onChoose: ((column: ComparisonColumn | null) => void) | null
}

const MARKS: Readonly<Record<CandidateKind, string>> = {
  maker: 'Maker’s replacement',
  similar: 'Similar',
  sameKind: 'Same kind',
  searched: 'Your search',
}

/** The product and what may take its place, side by side, with what decides first. */
export function CandidateColumns(props: CandidateColumnsProps) {
  const { locale, from, name, quantity, candidates, chosen, onChoose } = props
  const { comparison, shown, isLoading, isComparing, problem, elsewhere, others } = candidates
  const [isWhole, setWhole] = useState(false)
  const table = comparison && { ...comparison, ...partOf(comparison, isWhole) }
  const kindOf = new Map(shown.map(({ sku, kind }) => [sku, kind]))
  const listedOf = new Map(shown.map(({ sku, listed }) => [sku, listed]))
  return (
    <section aria-label="Products to choose from" aria-busy={isComparing} className={styles.columns}>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {!comparison && !problem && <Spinner label="Loading products" />}
      {!isLoading && shown.length === 0 && (
        <p>No replacement or similar product is listed. Search for one to compare it.</p>
      )}
      {elsewhere.length > 0 && (
        <p className={styles.hint}>
          {`Replaced in other markets only: ${elsewhere.map((each) => `${each.name} (${each.sku})`).join(', ')}.`}
        </p>
      )}
      {table && table.columns.length > 0 && (
        <ComparisonTable
          locale={locale}
          comparison={table}
          caption={`${name} and what may take its place`}
          isInDialog
          replacing={{ quantity }}
          renderMark={({ sku }) => {
            const kind = kindOf.get(sku)
            return (
              <span className={styles.mark} data-kind={kind ?? 'from'}>
                {kind ? MARKS[kind] : 'In the project'}
              </span>
            )
          }}
          renderFinish={(column) => {
            const listed = listedOf.get(column.sku)
            return listed === undefined || column.finishes.length < 2 ? null : (
              <CandidateFinish
                column={column}
                onChange={(sku) => {
                  if (chosen === column.sku) onChoose?.(null)
                  candidates.refinish(listed, sku)
                }}
              />
            )
          }}
          renderActions={(column) =>
            onChoose === null || column.sku === from || column.isDiscontinued || !kindOf.has(column.sku) ? null : (
              <Button
                look={chosen === column.sku ? 'primary' : 'secondary'}
                aria-pressed={chosen === column.sku}
                aria-label={`${chosen === column.sku ? 'Chosen' : 'Choose'} ${column.name}, ${column.sku}`}
                onClick={() => onChoose(chosen === column.sku ? null : column)}
              >
                {chosen === column.sku ? 'Chosen' : 'Choose'}
              </Button>
            )
          }
        />
      )}
      <div className={styles.more}>
        {table && table.columns.length > 0 && (
          <Button look="quiet" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'What matters first only' : 'Show all details'}
          </Button>
        )}
        {others > 0 && (
          <Button look="quiet" onClick={candidates.showOthers}>
            Compare with others
          </Button>
        )}
      </div>
    </section>
  )
}

/** The rows that decide, or all. What replaces a product stands beside it and need not be named in its column. */
function partOf({ columns, groups }: Comparison, isWhole: boolean): Pick<Comparison, 'columns' | 'groups'> {
  return {
    columns: columns.map((column) => ({ ...column, replacedBy: [], alternatives: [] })),
    groups: isWhole ? groups : withDecidingFirst(groups).slice(0, 1),
  }
}
