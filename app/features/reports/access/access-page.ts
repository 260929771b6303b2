import { countText } from '@specify/core/text/count-text.ts'
import { formatDay } from '../compliance/compliance-tables.ts'
import { reportPage, shownTable, type ReportPage, type TruncatedTable } from '../report-page.ts'
import type { EvidenceLine, EvidenceSchedule } from '../schedule.ts'
import { roomTable, setOutSources, unmarkedTable, usualTable } from './access-tables.ts'
import type { AccessView } from './access-view.ts'

const ROOMS_ON_PAGE = 30

export interface AccessPage extends ReportPage {
  readonly dataOn: string
  readonly rooms: readonly TruncatedTable[]
  readonly unmarked: TruncatedTable
  readonly sources: readonly string[]
  readonly page: number
  readonly pages: number
}

interface Read {
  readonly schedule: EvidenceSchedule
  readonly lines: readonly EvidenceLine[]
  readonly view: AccessView
  readonly dataOn: string
  /** Starts at 1; beyond the last page, the last is shown. */
  readonly page: number
}

export function accessPage({ schedule, lines, view, dataOn, page: requestedPage }: Read): AccessPage {
  const { marked, carrying, lacking, unmarked, missing } = view.totals
  const pages = Math.max(1, Math.ceil(view.rooms.length / ROOMS_ON_PAGE))
  const page = Math.min(requestedPage, pages)
  const first = (page - 1) * ROOMS_ON_PAGE
  const listed = listedCodes(lines)
  return {
    ...reportPage(schedule, [
      { label: 'Marked rooms', value: countText(marked) },
      { label: 'Stated to the standard', value: countText(carrying) },
      { label: 'Not stated', value: countText(lacking), isWarning: lacking > 0 },
      { label: 'Usual parts missing', value: countText(missing), isWarning: missing > 0 },
      { label: 'Unmarked rooms with such products', value: countText(unmarked), isWarning: unmarked > 0 },
    ]),
    dataOn: formatDay(dataOn, schedule.project.locale),
    rooms: view.rooms
      .slice(first, first + ROOMS_ON_PAGE)
      .flatMap((room, at) => [usualTable(room, first + at), roomTable(room, first + at, listed)])
      .flatMap((table) => (table ? shownTable(table, 'in the JSON of this view') : [])),
    unmarked: shownTable(unmarkedTable(view.unmarked), 'in the JSON of this view'),
    sources: setOutSources(view),
    page,
    pages,
  }
}

/** Codes of products that the catalogue has. */
export function listedCodes(lines: readonly EvidenceLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ listed, sku }) => (listed ? [sku] : [])))
}
