import type { Chunked } from '@specify/core/data/chunked.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import type { Paper } from '#app/platform/pdf/markup/paper.ts'
import { formatDay, type ReportTable } from '../compliance/compliance-tables.ts'
import { reportPaper } from '../report-paper.ts'
import { scheduleTitle, type EvidenceSchedule } from '../schedule.ts'
import { roomTable, setOutSources, unmarkedTable, usualTable, WHAT_ACCESS_IS_NOT } from './access-tables.ts'
import type { AccessView } from './access-view.ts'

/** Widths in mm; null takes the rest. */
const ROOM_WIDTHS = [18, 28, 52, 14, 18, 52, null]
const USUAL_WIDTHS = [80, 24, 52, null, 30]

/** Rooms with a table of their own: a tower of more of them is read as JSON. */
const MOST_ROOMS = 300

interface AccessPaper {
  readonly schedule: EvidenceSchedule
  readonly view: AccessView
  readonly dataOn: string
  readonly now: Date
}

export function accessPaper({ schedule, view, dataOn, now }: AccessPaper): Chunked<Paper> {
  const { project } = schedule
  const market = MARKETS[project.locale]
  const { marked, carrying, lacking, unmarked, missing } = view.totals
  const shown = view.rooms.slice(0, MOST_ROOMS)
  const rooms = shown.flatMap((room, at) => [usualTable(room, at) ?? [], roomTable(room, at)].flat())
  const cut = view.rooms.length - shown.length
  return reportPaper({
    market,
    kind: 'Access view',
    projectName: project.projectName,
    title: scheduleTitle(schedule),
    notice: WHAT_ACCESS_IS_NOT,
    facts: [
      { label: 'Project', value: scheduleTitle(schedule) },
      { label: 'Checked on', value: formatDay(dataOn, project.locale) },
      {
        label: 'Marked rooms',
        value: `${countText(marked)}${cut > 0 ? `, the first ${countText(shown.length)} below` : ''}`,
      },
      { label: 'Stated to the standard', value: countText(carrying) },
      { label: 'Not stated', value: countText(lacking) },
      { label: 'Usual parts missing', value: countText(missing) },
      { label: 'Unmarked rooms with products for access', value: countText(unmarked) },
    ],
    printedAt: zonedTimeIn(market, now),
    tables: [...rooms, unmarkedTable(view.unmarked), ...sourcesTable(view)],
    widths: {
      ...Object.fromEntries(rooms.map(({ key }) => [key, key.startsWith('usual') ? USUAL_WIDTHS : ROOM_WIDTHS])),
      unmarked: [70, null],
    },
  })
}

/** Lists sources of set-outs; empty where none are shown, since an empty heading would take a page. */
function sourcesTable(view: AccessView): ReportTable[] {
  const rows = setOutSources(view).map((text) => [text])
  if (rows.length === 0) return []
  return [
    { key: 'sources', title: 'Sources of the set-outs', about: '', columns: [{ text: 'Set-out' }], rows, empty: '' },
  ]
}
