import os from 'node:os'
import { setAssetBase } from '@specify/catalogue/files/asset-source.ts'
import type pg from 'pg'
import { connect } from '#app/platform/database/database.server.ts'
import type { FileSources } from './look-at-files.server.ts'
import { runJob } from './run-job.server.ts'

export interface WorkerJob {
  readonly connection: pg.PoolConfig
  readonly directory: string
  readonly sources: FileSources
  readonly setId: string
  readonly job: 'plan' | 'apply'
}

/** A process of its own: a plan of 100,000 products takes memory and time that visitors must not wait for. */
process.once('message', (job: WorkerJob) => {
  // Where the server ends, another one takes the job once its lease is over.
  process.once('disconnect', () => process.exit(1))
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  setAssetBase(job.sources.assetBase)
  void work(job).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function work({ connection, ...job }: WorkerJob): Promise<void> {
  const handle = await connect(connection)
  try {
    await runJob(handle.db, job, new Date())
  } finally {
    await handle.close()
  }
}
