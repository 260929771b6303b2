import { fork } from 'node:child_process'
import type pg from 'pg'
import { sitePath } from '#app/platform/site-path.server.ts'
import { Turns } from '#app/platform/turns.server.ts'
import type { SnapshotJob, SnapshotReport, SnapshotsMade } from './snapshot-worker.server.ts'

const WORKER = sitePath('app/features/search/snapshot-worker.server.ts')

/** A process with gigabytes of indexes holds its event loop for a tenth of a second while it is forked. */
const turns = new Turns()

/** @throws Error where the process fails or ends */
export async function runWorker(
  { connection, directory }: { readonly connection: pg.PoolConfig; readonly directory: string },
  job: Pick<SnapshotJob, 'names' | 'work'>,
): Promise<SnapshotsMade | null> {
  await turns.next()
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, {
      env: withoutSavings(process.env),
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    const endWorker = () => worker.kill()
    process.once('exit', endWorker)
    worker.once('message', (report: SnapshotReport) => {
      if (report.kind === 'done') resolve(report.made)
      else reject(new Error(report.message))
    })
    worker.once('error', reject)
    worker.once('exit', (code) => {
      process.off('exit', endWorker)
      reject(new Error(`the process of the search snapshots ended with ${code}`)) // without effect after a report
    })
    worker.send({ connection, directory, ...job } satisfies SnapshotJob)
  })
}

/** What keeps a server small makes large files slow, and a process that ends gives its memory back anyway. */
function withoutSavings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, MALLOC_ARENA_MAX: undefined, MALLOC_TRIM_THRESHOLD_: undefined }
}
