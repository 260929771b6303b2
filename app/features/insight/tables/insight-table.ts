export const TABLES = {
  brand: 'Brands',
  range: 'Ranges',
  type: 'Types of product',
  product: 'Products',
  region: 'Regions',
  kind: 'Kinds of project',
  stage: 'Stages',
  month: 'Months',
  compared: 'Products that are compared',
  file: 'Files',
  'file-type': 'Types of file',
  step: 'From search to project',
  opened: 'Products opened from searches',
} as const
export type TableKey = keyof typeof TABLES

export interface InsightRow {
  readonly label: string
  /** Texts beside the label. */
  readonly texts: readonly string[]
  /** The first one is what is drawn. */
  readonly values: readonly number[]
}

/** A table of numbers, the largest first; months in their order. */
export interface InsightTable {
  readonly key: TableKey
  /** One for the label, each text and each value of a row. */
  readonly headings: readonly string[]
  readonly rows: readonly InsightRow[]
}

/** Label, and count for the rest, of rows that were counted together for want of room. */
export const OTHERS = 'Others, counted together'

export function byLargest(one: InsightRow, other: InsightRow): number {
  return (other.values[0] ?? 0) - (one.values[0] ?? 0) || (one.label < other.label ? -1 : 1)
}

/** Cells of a file, with the headings first. */
export function tableCells({ headings, rows }: InsightTable): string[][] {
  return [[...headings], ...rows.map(({ label, texts, values }) => [label, ...texts, ...values.map(String)])]
}
