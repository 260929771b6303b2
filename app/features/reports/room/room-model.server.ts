import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import type { ReportContext } from '../report-context.ts'
import { modelAnswer } from '../model-answer.server.ts'
import { readSchedule, SCHEDULE_ERRORS, SCHEDULE_EXAMPLE, SCHEDULE_INPUT } from '../read-schedule.server.ts'
import { scheduleTitle } from '../schedule.ts'
import { UnitHand } from './unit-hand.ts'
import { makeRoom } from './make-room.server.ts'
import { roomLines } from './room-lines.ts'

const TYPES = { ifc: 'application/x-step', glb: 'model/gltf-binary' } as const

export const roomModel = defineEndpoint({
  name: 'room-model',
  path: api.roomModel.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 10 },
  summary:
    'The products of a room as IFC4 or glTF: each piece along a wall at its mounting height, with its tag, type and properties. For checking.',
  input: z.object({
    ...SCHEDULE_INPUT,
    roomId: RowId.describe('Of a room of the project'),
    hand: UnitHand,
    format: z.enum(['ifc', 'glb']).default('ifc'),
  }),
  output: z.string().describe('The file'),
  example: {
    input: { ...SCHEDULE_EXAMPLE, roomId: EXAMPLE_ID, format: 'ifc' },
    output: 'ISO-10303-21;',
  },
  errors: [...SCHEDULE_ERRORS, 'too_large', 'unavailable'],
  async run(context: ReportContext, { roomId, hand, format, ...request }) {
    const schedule = await readSchedule(context, request)
    const { room, roomText, lines, isMirrored } = roomLines(schedule, { roomId, hand })
    const { content } = await makeRoom(context, schedule, { room, lines, isMirrored, format })
    const name = `${scheduleTitle(schedule)} ${isMirrored ? roomText : room.name}`
    return modelAnswer(new Uint8Array(content), { name, extension: format, type: TYPES[format] })
  },
})
