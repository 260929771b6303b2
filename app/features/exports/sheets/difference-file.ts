import { MARKETS } from '@specify/core/market.ts'
import type { Project } from '@specify/schedule/model.ts'
import { changeText } from '#app/features/revisions/change-text.ts'
import type { ScheduleChange } from '#app/features/revisions/compare-schedules.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { markup } from '#app/platform/pdf/markup/markup.ts'
import { text } from './sheet-cells.ts'

/** The name of a project's state, and the mark of its changes on drawings: `△B`. */
export interface NamedState {
  readonly name: string
  readonly mark: string
}

export interface Difference {
  readonly project: Project
  readonly from: NamedState
  readonly to: NamedState
  readonly changes: readonly ScheduleChange[]
}

/** Rows of a PDF: what is more is in the other files. */
const MOST_PRINTED = 3_000

const COLUMNS = [
  ['Mark', 8],
  ['Type', 16],
  ['Room', 24],
  ['Tag', 12],
  ['Code', 18],
  ['Product', 44],
  ['Change', 18],
  ['Before', 44],
  ['After', 44],
] as const

/** A head and a row for each change, in the order of the later state. */
export function differenceRows({ project, to, changes }: Difference): string[][] {
  const { currency } = MARKETS[project.locale]
  return [
    COLUMNS.map(([name]) => name),
    ...changes.map((change) => {
      const { kind, before, after } = changeText(change, currency)
      const { unitType, room, tag, sku, name } = change
      return [to.mark, unitType, room, tag, sku, name, kind, before, after]
    }),
  ]
}

/** A sheet for a spreadsheet program; each cell is text, so that none is taken for a formula. */
export function differenceSheet(difference: Difference) {
  const [head = [], ...rows] = differenceRows(difference)
  return {
    sheet: 'Differences',
    columns: COLUMNS.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
    data: [head.map((cell) => ({ ...text(cell), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(text))],
  }
}

export function differenceTitle({ from, to }: Difference): string {
  return `${from.name} to ${to.name}`
}

/** A page or more of the sheet style. */
export function differenceHtml(difference: Difference): string {
  const { project, changes } = difference
  const [head = [], ...rows] = differenceRows({ ...difference, changes: changes.slice(0, MOST_PRINTED) })
  const sum =
    changes.length > MOST_PRINTED
      ? `${countOf(changes.length, 'change')}, the first ${countText(MOST_PRINTED)} of them below: the Excel file has all.`
      : changes.length === 0
        ? 'There are no differences.'
        : `${countOf(changes.length, 'change')}.`
  return markup`<h1>Differences</h1><p>${project.projectName}: ${differenceTitle(difference)}. ${sum}</p>
<table class="dense"><thead><tr>${head.map((cell) => markup`<th>${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => markup`<tr>${row.map((cell) => markup`<td>${cell}</td>`)}</tr>`)}</tbody></table>`.text
}
