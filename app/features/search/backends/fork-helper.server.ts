import { type ChildProcess, fork } from 'node:child_process'
import { sitePath } from '#app/platform/process/site-path.server.ts'
import type { HelperOrder, HelperReport } from './fork-helper-process.server.ts'
import type { SnapshotJob, SnapshotReport } from '../snapshots/snapshot-worker.server.ts'

const HELPER = sitePath('app/features/search/backends/fork-helper-process.server.ts')

/**
 * Forks in the place of this process. Forking copies the tables of all memory, and the event loop waits for that and until
 * the new process runs: with four gigabytes a tenth of a second, and a second where the processors are busy.
 */
export class ForkHelper {
  private readonly helper: ChildProcess
  private readonly waiting = new Map<number, (report: SnapshotReport) => void>()
  private number = 0

  constructor() {
    this.helper = fork(HELPER, {
      execArgv: ['--max-semi-space-size=1'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    this.helper.on('message', ({ number, report }: HelperReport) => this.end(number, report))
    const lost = () => {
      for (const number of this.waiting.keys()) this.end(number, { kind: 'failed', message: 'its helper has ended' })
    }
    this.helper.once('exit', lost)
    this.helper.once('error', lost)
    this.rest()
  }

  get isThere(): boolean {
    return this.helper.connected
  }

  get pid(): number | undefined {
    return this.helper.pid
  }

  run(job: SnapshotJob): Promise<SnapshotReport> {
    const number = ++this.number
    // Only what waits for a report keeps this process from ending.
    this.helper.ref()
    this.helper.channel?.ref()
    return new Promise((resolve) => {
      this.waiting.set(number, resolve)
      this.helper.send({ number, job } satisfies HelperOrder, (error) => {
        if (error) this.end(number, { kind: 'failed', message: error.message })
      })
    })
  }

  close(): void {
    if (this.isThere) this.helper.disconnect()
  }

  private end(number: number, report: SnapshotReport): void {
    this.waiting.get(number)?.(report)
    this.waiting.delete(number)
    if (this.waiting.size === 0) this.rest()
  }

  private rest(): void {
    this.helper.unref()
    this.helper.channel?.unref()
  }
}
