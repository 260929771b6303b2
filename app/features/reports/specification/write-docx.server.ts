import { AppError } from '@specify/core/app-error.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import { runInThread } from '#app/platform/process/thread.server.ts'
import type { DocxJob } from './docx-thread.server.ts'

const THREAD = sitePath('app/features/reports/specification/docx-thread.server.ts')
/** 20,000 clauses take a third of either. */
const LIMITS = { ms: 60_000, heapMb: 768 }

const documents = new BoundedQueue({ atOnce: 1, waiting: 10 })

/** The document as a file of Word. @throws AppError `unavailable` where too many wait, or it takes too long. */
export async function writeDocx(job: DocxJob, signal: AbortSignal, caller: string): Promise<ArrayBuffer> {
  const outcome = await documents.run(() => runInThread<ArrayBuffer>(THREAD, job, LIMITS), signal, caller)
  if (outcome.kind === 'done') return outcome.report
  throw new AppError('unavailable', 'This document could not be created now. Please try again.', {
    retryAfterSeconds: 10,
  })
}
