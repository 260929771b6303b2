import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { ReportContext } from '../report-context.ts'
import { modelAnswer } from '../model-answer.server.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { UnitHand } from '../room/unit-hand.ts'
import { makeRoom } from '../room/make-room.server.ts'
import { roomLines, type RoomLines } from '../room/room-lines.ts'
import type { RoomReport } from '@specify/models/room/room-job.ts'
import { scheduleTitle, lineCode, lineText, type EvidenceLine, type EvidenceSchedule } from '../schedule.ts'
import { elevationSheets } from '@specify/models/elevation/elevation-sheets.ts'
import type { ElevationItem, ElevationSubject } from '@specify/models/elevation/elevation-subject.ts'
import { DRAWING_TYPES, writeElevation } from './write-elevation.server.ts'

type Drawing = Extract<RoomReport, { kind: 'drawing' }>

/** The lines of the last rooms, for the other formats of the same drawing. A drawing has about 100 kB. */
const drawings = new LruCache<string, Drawing>(16)

export const elevation = defineEndpoint({
  name: 'elevation',
  path: api.elevation.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 10 },
  summary:
    'The products of a room on its wall at 1:20, drawn from their models with tags, heights above the floor and set-outs in millimetres, on sheets of A3. For checking.',
  input: z.object({
    ...SCHEDULE_INPUT,
    roomId: RowId.describe('Of a room of the project'),
    hand: UnitHand,
    format: z.enum(['svg', 'pdf', 'dxf']).default('svg'),
  }),
  output: z.string().describe('The drawing'),
  example: {
    input: { ...SCHEDULE_EXAMPLE, roomId: EXAMPLE_ID, format: 'svg' },
    output: '<svg xmlns="http://www.w3.org/2000/svg" data-unit="mm">',
  },
  errors: [...SCHEDULE_ERRORS, 'too_large', 'unavailable'],
  async run(context: ReportContext, { roomId, hand, format, ...request }) {
    const schedule = await readSchedule(context, request)
    const lines = roomLines(schedule, { roomId, hand })
    if (format === 'pdf') context.printer.warm()
    const subject = await readSubject(context, schedule, lines)
    const sheets = elevationSheets(subject)
    const name = `${scheduleTitle(schedule)} ${subject.room} elevation`
    const content = await writeElevation(context, sheets, { format, title: name, locale: schedule.project.locale })
    return modelAnswer(content, { name, extension: format, type: DRAWING_TYPES[format] })
  },
})

async function readSubject(
  context: ReportContext,
  schedule: EvidenceSchedule,
  { room, roomText, lines, lacking, isMirrored, divisor }: RoomLines,
): Promise<ElevationSubject> {
  const { project, revision, dataAt } = schedule
  const key = JSON.stringify([
    room.access ?? null,
    isMirrored,
    lines.map(({ id, sku, quantity, listed }) => [
      id,
      sku,
      quantity,
      listed?.variant.files,
      listed?.variant.attributes,
    ]),
  ])
  const drawing =
    drawings.get(key) ?? (await makeRoom(context, schedule, { room, lines, isMirrored, format: 'drawing' }))
  drawings.set(key, drawing)
  return {
    project: project.projectName,
    room: roomText,
    state: revision ? `Revision ${revision.label}` : 'As it is now',
    date: dateIn({ code: project.locale }, dataAt),
    divisor,
    layout: drawing.layout,
    strokes: drawing.strokes,
    ...(isMirrored && { isMirrored }),
    items: [...lines.map((line, index) => toItem(line, index, drawing)), ...lacking.map(toLacking)],
  }
}

/** Named in the list, so that nobody takes its place for one that was forgotten. */
function toLacking({ tag, name, missing }: EvidenceLine): ElevationItem {
  const variantText = missing ? `no ${missing.text}` : ''
  return { mark: tag || '–', sku: '', name, variantText, quantity: 0, pieces: [], shape: 'lacking' }
}

function toItem(line: EvidenceLine, index: number, { layout, boxes }: Drawing): ElevationItem {
  const { id, tag, sku, name, quantity } = line
  const pieces = layout.pieces.flatMap((piece) => (piece.id.startsWith(`${id} `) ? [piece.id] : []))
  return {
    mark: tag || `P${index + 1}`,
    sku: lineCode(line),
    name,
    // What other units lack is said on their own drawing.
    variantText: lineText({ ...line, missing: undefined }),
    quantity,
    pieces,
    shape: pieces.length === 0 ? 'none' : boxes.includes(sku) ? 'box' : 'model',
  }
}
