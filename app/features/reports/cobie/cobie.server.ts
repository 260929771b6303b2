import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { MARKETS } from '@specify/core/market.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import { runInThread } from '#app/platform/process/thread.server.ts'
import type { ReportContext } from '../report-context.ts'
import { modelAnswer } from '../model-answer.server.ts'
import {
  readSchedule,
  SCHEDULE_ERRORS,
  SCHEDULE_EXAMPLE,
  SCHEDULE_INPUT,
  UNIT_TYPE_INPUT,
} from '../read-schedule.server.ts'
import { readLines } from '../read-lines.server.ts'
import { linesOfType, scheduleTitle } from '../schedule.ts'
import { assertCobieSize } from '@specify/models/cobie/cobie-bounds.ts'
import { toCobieJob } from './to-cobie-job.ts'

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const THREAD = sitePath('packages/models/cobie/cobie-thread.server.ts')
const LIMITS = { ms: 60_000, heapMb: 600 }

/** A workbook of the largest size takes about 400 MB while it is written. */
const workbooks = new BoundedQueue({ atOnce: 1, waiting: 20 })

export const cobie = defineEndpoint({
  name: 'cobie',
  path: api.cobie.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'anybody',
  limit: { perMinute: 10 },
  summary:
    'A COBie 2.4 workbook (Excel): a type for each variant, a component for each piece with its unit and room, spaces, documents, contacts. What is not stated is n/a.',
  input: z.object({ ...SCHEDULE_INPUT, ...UNIT_TYPE_INPUT }),
  output: z.string().describe('The workbook'),
  example: { input: SCHEDULE_EXAMPLE, output: 'PK' },
  errors: [...SCHEDULE_ERRORS, 'too_large', 'unavailable'],
  async run(context: ReportContext, { unitTypeId, ...request }) {
    const schedule = await readSchedule(context, request)
    const { project } = schedule
    const job = toCobieJob(schedule, linesOfType(await readLines(schedule), unitTypeId), {
      email: '',
      currency: MARKETS[project.locale].currency,
      origin: context.config.publicUrl,
    })
    assertCobieSize(job)
    const part = unitTypeId === 'common' ? 'Common areas' : project.unitTypes.find(({ id }) => id === unitTypeId)?.name
    const outcome = await workbooks.run(
      () => runInThread<ArrayBuffer>(THREAD, job, LIMITS),
      context.request.signal,
      context.clientAddress,
    )
    if (outcome.kind === 'lost') {
      context.log.warn({ reason: outcome.reason }, 'a COBie workbook was not made')
      throw new AppError('unavailable', 'The workbook cannot be made at the moment. Please try again.')
    }
    return modelAnswer(new Uint8Array(outcome.report), {
      name: [scheduleTitle(schedule), part, 'COBie'].filter(Boolean).join(' '),
      extension: 'xlsx',
      type: EXCEL,
    })
  },
})
