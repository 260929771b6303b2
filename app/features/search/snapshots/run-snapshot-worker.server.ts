import type pg from 'pg'
import { Turns } from '#app/platform/process/turns.server.ts'
import { ForkHelper } from '../backends/fork-helper.server.ts'
import { forkSnapshotWorker } from './fork-snapshot-worker.server.ts'
import type { SnapshotJob, SnapshotReport, SnapshotsMade } from './snapshot-worker.server.ts'

/** A process holds its event loop while it is forked. */
const turns = new Turns()

/** Above this size a fork holds requests noticeably. */
const LARGE_BYTES = 1024 ** 3
let helper: ForkHelper | null = null

/** Forks a small helper that forks workers from now on, if this process is large. */
export function forkElsewhereIfLarge(): void {
  if (!helper?.isThere && process.memoryUsage.rss() > LARGE_BYTES) helper = new ForkHelper()
}

/** @throws Error where the process fails or ends */
export async function runWorker(
  { connection, directory }: { readonly connection: pg.PoolConfig; readonly directory: string },
  job: Omit<SnapshotJob, 'connection' | 'directory'>,
): Promise<SnapshotsMade | null> {
  await turns.next()
  const whole = { connection, directory, ...job }
  const report = await (helper?.isThere ? helper.run(whole) : forkHere(whole))
  if (report.kind === 'failed') throw new Error(report.message)
  return report.made
}

function forkHere(job: SnapshotJob): Promise<SnapshotReport> {
  return new Promise((resolve) => {
    const endWorker = forkSnapshotWorker(job, (report) => {
      process.off('exit', endWorker)
      resolve(report)
    })
    process.once('exit', endWorker)
  })
}
