import type { HelperOrder, HelperReport } from './fork-helper.server.ts'
import { forkSnapshotWorker } from './fork-snapshot-worker.server.ts'

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
