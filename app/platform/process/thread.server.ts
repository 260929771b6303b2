import { Worker } from 'node:worker_threads'
import type { Transferable } from 'node:worker_threads'

export interface ThreadLimits {
  readonly ms: number
  readonly heapMb: number
}

export type ThreadOutcome<Report> =
  | { readonly kind: 'done'; readonly report: Report }
  | { readonly kind: 'lost'; readonly reason: string }

/**
 * Runs a module in a thread until it posts its report.
 * @param transferred Of the job: memory that is transferred to the thread.
 */
export function runInThread<Report>(
  module: string,
  job: unknown,
  { ms, heapMb }: ThreadLimits,
  transferred: readonly Transferable[] = [],
): Promise<ThreadOutcome<Report>> {
  return new Promise((resolve) => {
    const thread = new Worker(module, {
      workerData: job,
      transferList: [...transferred],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    const finish = (outcome: ThreadOutcome<Report>) => {
      clearTimeout(timer)
      resolve(outcome)
      void thread.terminate()
    }
    const timer = setTimeout(() => finish({ kind: 'lost', reason: 'it took too long' }), ms)
    thread.once('message', (report: Report) => finish({ kind: 'done', report }))
    // Out of memory, for one.
    thread.once('error', (error) => finish({ kind: 'lost', reason: String(error) }))
    thread.once('exit', (code) => finish({ kind: 'lost', reason: `the thread ended with ${code}` }))
  })
}
