import { PROJECT_TYPES, isProjectType } from '@specify/schedule/model.ts'
import { STAGES, type Stage } from '../insight-filter.ts'
import { byLargest, type InsightRow, type InsightTable } from './insight-table.ts'
import type { ProductLabels } from './product-labels.server.ts'
import type { UseGroup } from './read-use-groups.server.ts'

const UNLISTED = 'Not in the catalogue'
const UNSTATED = 'Not stated'

/** Makes tables of pieces in projects: by product, and by region, kind, stage and month of projects. */
export function specifiedTables(
  groups: readonly UseGroup[],
  labels: ReadonlyMap<string, ProductLabels | null>,
): readonly InsightTable[] {
  const skus = groups.filter((group) => group.of === 'sku')
  const summed = (labelOf: (product: ProductLabels) => string) => {
    const sums = new Map<string, number>()
    for (const { key, pieces } of skus) {
      const product = labels.get(key)
      const label = product ? labelOf(product) || UNSTATED : UNLISTED
      sums.set(label, (sums.get(label) ?? 0) + pieces)
    }
    return rowsOf(sums)
  }
  return [
    { key: 'brand', headings: ['Brand', 'Pieces'], rows: summed(({ brand }) => brand) },
    { key: 'range', headings: ['Range', 'Brand', 'Pieces'], rows: withBrands(skus, labels) },
    { key: 'type', headings: ['Type', 'Pieces'], rows: summed(({ type }) => type) },
    { key: 'product', headings: ['Product', 'SKUs', 'Brand', 'Pieces'], rows: byProduct(skus, labels) },
    ofProjects(groups, 'region', 'Region', (key) => key),
    ofProjects(groups, 'kind', 'Kind', (key) => (isProjectType(key) ? PROJECT_TYPES[key] : key)),
    ofProjects(groups, 'stage', 'Stage', (key) => STAGES[key as Stage]),
  ]
}

function rowsOf(sums: ReadonlyMap<string, number>): InsightRow[] {
  return [...sums].map(([label, pieces]): InsightRow => ({ label, texts: [], values: [pieces] })).toSorted(byLargest)
}

/** Brands may have ranges of one name. */
function withBrands(skus: readonly UseGroup[], labels: ReadonlyMap<string, ProductLabels | null>): InsightRow[] {
  const rows = new Map<string, { label: string; brand: string; pieces: number }>()
  for (const { key, pieces } of skus) {
    const product = labels.get(key)
    const [label, brand] = product ? [product.range || UNSTATED, product.brand] : [UNLISTED, '']
    const row = rows.getOrInsertComputed(JSON.stringify([label, brand]), () => ({ label, brand, pieces: 0 }))
    row.pieces += pieces
  }
  return [...rows.values()]
    .map(({ label, brand, pieces }): InsightRow => ({ label, texts: [brand], values: [pieces] }))
    .toSorted(byLargest)
}

/** Variants of a product together. */
function byProduct(skus: readonly UseGroup[], labels: ReadonlyMap<string, ProductLabels | null>): InsightRow[] {
  const rows = new Map<string, { label: string; codes: Set<string>; brand: string; pieces: number }>()
  for (const { key, pieces } of skus) {
    const product = labels.get(key) ?? { productId: key, name: key, sku: key, brand: UNLISTED }
    const row = rows.getOrInsertComputed(product.productId, () => ({
      label: product.name,
      codes: new Set<string>(),
      brand: product.brand,
      pieces: 0,
    }))
    row.codes.add(product.sku)
    row.pieces += pieces
  }
  return [...rows.values()]
    .map(({ label, codes, brand, pieces }): InsightRow => ({
      label,
      texts: [[...codes].toSorted().join(', '), brand],
      values: [pieces],
    }))
    .toSorted(byLargest)
}

function ofProjects(
  groups: readonly UseGroup[],
  of: 'region' | 'kind' | 'stage',
  heading: string,
  labelOf: (key: string) => string,
): InsightTable {
  const rows = groups
    .filter((group) => group.of === of)
    .map(({ key, pieces, projects }): InsightRow => ({
      label: labelOf(key),
      texts: [],
      values: [pieces, projects ?? 0],
    }))
    .toSorted(byLargest)
  return { key: of, headings: [heading, 'Pieces', 'Projects'], rows }
}
