import { AppError } from '@specify/core/app-error.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import { runInThread } from '#app/platform/process/thread.server.ts'
import type { ReportContext } from '../report-context.ts'
import type { EvidenceSchedule } from '../schedule.ts'
import { readRoomJob, type RoomRequest } from './read-room-job.server.ts'
import type { RoomJob, RoomReport } from '@specify/models/room/room-job.ts'

const THREAD = sitePath('packages/models/room/room-thread.server.ts')
const LIMITS = { ms: 60_000, heapMb: 900 }

/** One at a time: the models of a room take some hundred megabytes. */
const rooms = new BoundedQueue({ atOnce: 1, waiting: 20 })

/** Reads the models of a room and makes a file or a drawing of them in a thread. @throws AppError `unavailable`. */
export function makeRoom<Format extends RoomJob['format']>(
  context: ReportContext,
  schedule: EvidenceSchedule,
  request: RoomRequest & { readonly format: Format },
): Promise<Extract<RoomReport, { kind: Format extends 'drawing' ? 'drawing' : 'file' }>> {
  return rooms.run(
    async () => {
      const job = await readRoomJob(context, schedule, request)
      const memory = job.models.flatMap(({ bytes }) => (bytes ? [bytes.buffer] : []))
      const outcome = await runInThread<Extract<RoomReport, { kind: Format extends 'drawing' ? 'drawing' : 'file' }>>(
        THREAD,
        job,
        LIMITS,
        memory,
      )
      if (outcome.kind === 'done') return outcome.report
      context.log.warn({ reason: outcome.reason }, 'a model of a room was not made')
      throw new AppError('unavailable', 'This room cannot be made at the moment. Please try again.')
    },
    context.request.signal,
    context.clientAddress,
  )
}
