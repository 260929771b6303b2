import type { Chunked } from '@specify/core/data/chunked.ts'
import type { ComplianceReport } from './compliance-report.ts'
import type { ComplianceLine } from './compliance-line.ts'
import {
  estimateTable,
  fixtureTable,
  meansTable,
  missingTable,
  NOT_STATED,
  placesText,
  roomFixtureTable,
  warningTable,
  WHAT_IT_IS_NOT,
  type ReportTable,
  type TextOptions,
} from './compliance-tables.ts'

const LINE_HEADS = [
  'Tag',
  'Code',
  'Product',
  'Finish',
  'Kind',
  'In the catalogue',
  'Discontinued',
  'Where',
  'Total',
  'WELS stars',
  'WELS registration',
  'Flow (L/min)',
  'Full flush (L)',
  'Half flush (L)',
  'Average flush (L)',
  'WaterMark licence',
  'Lead free',
  'Water use',
  'Standards',
  'Data checked on',
  'Dezincification resistant',
  'Size',
  'Hand',
  'Option',
] as const

/** The report as rows of one sheet, a part below the other. Each product has every column: what has no value is empty. */
export function* complianceCsvRows(
  report: ComplianceReport,
  { title, dataOn, options }: { readonly title: string; readonly dataOn: string; readonly options: TextOptions },
): Chunked<string[][]> {
  const lines: string[][] = []
  for (const line of report.lines) {
    lines.push(lineCells(line))
    yield
  }
  yield
  const parts: string[][] = []
  for (const make of [meansTable, fixtureTable, roomFixtureTable, warningTable, missingTable, estimateTable]) {
    parts.push(...part(make(report, options)))
    yield
  }
  return [
    ['Compliance and water report', title],
    ['Checked on', dataOn],
    [WHAT_IT_IS_NOT],
    [],
    ['Products'],
    [...LINE_HEADS],
    ...lines,
    ...parts,
  ]
}

function lineCells(line: ComplianceLine): string[] {
  const number = (value: number | null) => (value === null ? '' : String(value))
  return [
    line.tag,
    line.sku,
    line.name,
    line.finish,
    line.kind ?? '',
    line.isInCatalogue ? 'yes' : 'no',
    line.isDiscontinued ? 'yes' : 'no',
    placesText(line.places),
    number(line.total),
    number(line.stars),
    line.registration ?? NOT_STATED,
    number(line.flow),
    number(line.fullFlush),
    number(line.halfFlush),
    number(line.averageFlush),
    line.licence ?? NOT_STATED,
    line.leadFree,
    line.waterUse ?? NOT_STATED,
    line.standards.length === 0 ? NOT_STATED : line.standards.join('; '),
    line.dataCheckedOn ?? NOT_STATED,
    line.dezincificationResistant,
    line.size,
    line.hand,
    line.option,
  ]
}

function part({ title, columns, rows, empty }: ReportTable): string[][] {
  return [
    [],
    [title],
    ...(rows.length === 0 ? [[empty]] : [columns.map(({ text }) => text), ...rows.map((row) => [...row])]),
  ]
}
