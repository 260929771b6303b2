import { forkSnapshotWorker } from '../snapshots/fork-snapshot-worker.server.ts'
import type { SnapshotJob, SnapshotReport } from '../snapshots/snapshot-worker.server.ts'

export interface HelperOrder {
  readonly number: number
  readonly job: SnapshotJob
}

export interface HelperReport {
  readonly number: number
  readonly report: SnapshotReport
}

/** A small process that forks the others for a server which is not. It ends with the server, and they with it. */
const workers = new Set<() => void>()

process.on('message', ({ number, job }: HelperOrder) => {
  const end = forkSnapshotWorker(job, (report) => {
    workers.delete(end)
    process.send?.({ number, report } satisfies HelperReport)
  })
  workers.add(end)
})
process.once('disconnect', () => {
  for (const end of workers) end()
  process.exit()
})
