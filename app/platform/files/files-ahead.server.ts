import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BoundedDirectory } from './bounded-directory.server.ts'
import { MakerProcess } from './maker-process.server.ts'

interface FilesAheadOptions {
  readonly script: string
  readonly directory: BoundedDirectory
  /** Returns whether other work needs the machine, so that nothing is started. */
  readonly isBusy: () => boolean
  readonly limitMs?: number
  readonly pauseMs?: number
}

/** Files made ahead take at most this share of the directory: the rest is for requested files. */
const SHARE = 0.6
const LIMIT_MS = 60_000
/** A visitor opens another page soon, and the browser may share these processors. */
const PAUSE_MS = 3_000

/** Makes likely files one at a time while the machine is idle. Files that fail are left to be made on request. */
export function makeFilesAhead(options: FilesAheadOptions): { close(): void } {
  const { script, directory, isBusy, limitMs = LIMIT_MS, pauseMs = PAUSE_MS } = options
  const maker = new MakerProcess({ script, directory: directory.directory, limitMs, priority: 'low' })
  const closing = new AbortController()
  const { signal } = closing

  async function untilIdle(): Promise<void> {
    do await sleep(pauseMs, null, { signal, ref: false })
    while (isBusy())
  }

  async function run(): Promise<void> {
    await untilIdle()
    const report = await maker.ask({ kind: 'list-likely' })
    const paths = report?.kind === 'likely' ? report.paths : []
    for (const file of paths) {
      if (existsSync(path.join(directory.directory, file))) continue
      if (isBusy()) await untilIdle()
      if ((await directory.usedShare()) >= SHARE) break
      signal.throwIfAborted()
      const result = await maker.ask({ kind: 'make', path: file, directory: directory.directory })
      if (result?.kind === 'made') await directory.admit(file)
    }
  }

  void run()
    .catch(() => null)
    .finally(() => maker.end())
  return {
    close() {
      closing.abort()
      maker.end()
    },
  }
}
