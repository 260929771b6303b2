import type { Chunked } from '@specify/core/data/chunked.ts'
import { NOT_FROM_CATALOGUE } from '@specify/schedule/free-lines/free-text.ts'
import { lineCode, type EvidenceLine } from '../schedule.ts'
import { findingsOf, WARNING_KINDS } from './compliance-checks.ts'
import { type ComplianceLine, toLine } from './compliance-line.ts'
import { fieldsNotStated } from './expected-fields.ts'
import type { CheckOptions, Finding, WarningKind } from './compliance-checks.ts'
import { TotalsCounter, type ComplianceTotals } from './compliance-totals.ts'
import { productFigures, type ProductFigures } from './product-figures.ts'
import { useEstimate, type UseEstimate } from './use-estimate.ts'
import type { Assumptions } from './assumptions.ts'

interface Named {
  readonly tag: string
  readonly sku: string
  readonly name: string
}

export interface ComplianceWarning extends Finding, Named {}

export interface MissingData extends Named {
  readonly fields: readonly string[]
}

export interface ComplianceReport {
  readonly lines: readonly ComplianceLine[]
  readonly totals: ComplianceTotals & { readonly estimate: UseEstimate | null }
  readonly warnings: readonly ComplianceWarning[]
  readonly missing: readonly MissingData[]
  readonly assumptions: Assumptions
}

const GONE = 'No longer in the catalogue: nothing is stated'
const NOT_OURS = `${NOT_FROM_CATALOGUE}: nothing is stated`

/**
 * Reports what the catalogue states about a schedule's products, what needs checking, and what is not stated. It lists
 * evidence and certifies nothing: missing data never counts as a yes.
 */
export function* complianceReport(
  schedule: readonly EvidenceLine[],
  options: CheckOptions,
  assumptions: Assumptions,
): Chunked<ComplianceReport> {
  const { kinds } = options.tables
  const counter = new TotalsCounter(kinds.map(({ kind }) => kind))
  const bySku = new Map<string, ProductFigures | null>()
  const groups = new Map<string, EvidenceLine[]>()
  for (const line of schedule) {
    const { sku, tag, listed } = line
    const figures = bySku.getOrInsertComputed(sku, () => listed && productFigures(listed, kinds))
    counter.add(line, figures)
    groups.getOrInsertComputed(`${tag}\n${sku}`, () => []).push(line)
    yield
  }
  const lines: ComplianceLine[] = []
  const warnings: ComplianceWarning[] = []
  const missing: MissingData[] = []
  for (const same of groups.values()) {
    const [first] = same
    if (!first) continue
    const { tag, sku, name, listed, free } = first
    const named = { tag, sku: lineCode(first), name }
    const figures = bySku.get(sku) ?? null
    lines.push(toLine(same, first, figures))
    if (figures) {
      warnings.push(...findingsOf(figures, options).map((finding) => ({ ...named, ...finding })))
      const fields = fieldsNotStated(figures, options)
      if (fields.length > 0) missing.push({ ...named, fields })
    } else missing.push({ ...named, fields: [free ? NOT_OURS : GONE] })
    if (listed?.product.status === 'discontinued')
      warnings.push({ ...named, ...discontinued(listed.product.replacedBy) })
    yield
  }
  const totals = counter.totals()
  return {
    lines,
    totals: { ...totals, estimate: useEstimate(assumptions, totals) },
    warnings: byKind(warnings),
    missing,
    assumptions,
  }
}

/** The most serious first. */
function byKind(warnings: readonly ComplianceWarning[]): ComplianceWarning[] {
  const groups = Map.groupBy(warnings, ({ kind }) => kind)
  return (Object.keys(WARNING_KINDS) as WarningKind[]).flatMap((kind) => groups.get(kind) ?? [])
}

function discontinued(replacedBy: readonly string[]): Finding {
  return {
    kind: 'discontinued',
    text: replacedBy.length === 0 ? 'Discontinued.' : `Discontinued. Replaced by ${replacedBy.join(', ')}.`,
    source: 'Data of the catalogue',
  }
}
