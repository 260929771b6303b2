import { scaleBand, scaleLinear } from 'd3-scale'
import { EARLIER } from '../tables/month-table.ts'
import { TABLES, type InsightRow, type InsightTable, type TableKey } from '../tables/insight-table.ts'
import type { Plot, PlottedTable } from './plot.ts'

/** Further rows are in the file. */
const MOST_ROWS = 12
const LABEL_LENGTH = 34
const COLUMNS_HEIGHT = 160
/** Left of the columns, in percent: the numbers of the lines stand there. */
const AXIS_WIDTH = 12
const TICKS = 4

/** Tables whose rows have texts of their own: the plot alone says too little. */
const WIDE: ReadonlySet<TableKey> = new Set(['compared', 'file', 'opened'])

/** Draws the first rows of a table: months as columns, everything else as bars. */
export function plotTable(table: InsightTable): PlottedTable {
  const { key, headings } = table
  const isTime = key === 'month'
  const rows = isTime ? table.rows : table.rows.slice(0, MOST_ROWS)
  return {
    key,
    isWide: WIDE.has(key),
    title: TABLES[key],
    headings,
    rows: rows.map((row) => ({ ...row, key: keyOf(row), ...(isTime && { label: monthName(row.label, 'long') }) })),
    total: table.rows.length,
    plot: isTime ? plotColumns(rows) : plotBars(rows),
  }
}

function plotBars(rows: readonly InsightRow[]): Plot {
  const width = scaleLinear([0, largest(rows)], [0, 100])
  return {
    kind: 'bars',
    bars: rows.map(({ label, texts, values: [value = 0] }) => ({
      key: keyOf({ label, texts }),
      label,
      shortLabel: cut(label),
      value,
      width: round(width(value)),
    })),
  }
}

function plotColumns(rows: readonly InsightRow[]): Plot {
  const labels = rows.map(({ label }) => label)
  const x = scaleBand(labels, [AXIS_WIDTH, 100]).padding(0.25)
  const height = scaleLinear([0, largest(rows)], [0, COLUMNS_HEIGHT]).nice(TICKS)
  return {
    kind: 'columns',
    columns: rows.map(({ label, values: [value = 0] }) => ({
      label: monthName(label, 'long'),
      shortLabel: monthName(label, 'short'),
      value,
      x: round(x(label) ?? 0),
      width: round(x.bandwidth()),
      height: round(height(value)),
    })),
    ticks: height
      .ticks(TICKS)
      .filter(Number.isInteger)
      .map((value) => ({ value, height: round(height(value)) })),
  }
}

function largest(rows: readonly InsightRow[]): number {
  return Math.max(1, ...rows.map(({ values: [value = 0] }) => value))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** `Nov 2026`, or `Nov` alone; what is no month stays as it is. */
function monthName(month: string, length: 'long' | 'short'): string {
  if (month === EARLIER) return EARLIER
  const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' })
  return length === 'long' ? `${name} ${month.slice(0, 4)}` : name.slice(0, 3)
}

function keyOf({ label, texts }: Pick<InsightRow, 'label' | 'texts'>): string {
  return [label, ...texts].join(' | ')
}

function cut(label: string): string {
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1).trimEnd()}…`.toWellFormed() : label
}
