import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { forkSnapshotWorker } from './fork-snapshot-worker.server.ts'
import type { SnapshotReport } from './snapshot-worker.server.ts'

const handle = useDatabaseHandle()

function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('hears what a process reports while this one is busy and others end', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-fork-'))
  const job = { connection: handle().connection, directory, names: [], work: 'build' } as const
  // Each look at what came finds a report and an end: the end of another is seen with it, before what that one reported.
  const busy = setInterval(block, 1, 150)
  const run = () =>
    new Promise<SnapshotReport>((resolve) => {
      forkSnapshotWorker(job, (report) => {
        block(300)
        resolve(report)
      })
    })
  const reports = await Promise.all(Array.from({ length: 8 }, run))
  clearInterval(busy)
  rmSync(directory, { recursive: true })
  expect(reports).toEqual(reports.map(() => ({ kind: 'done', made: null })))
})
