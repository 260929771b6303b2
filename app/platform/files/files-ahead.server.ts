import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BoundedDirectory } from './bounded-directory.server.ts'
import { MakerProcess } from './maker-process.server.ts'

interface FilesAheadOptions {
  readonly script: string
  readonly directory: BoundedDirectory
  /** Whether others need the machine now: then nothing is begun. */
  readonly isBusy: () => boolean
  readonly limitMs?: number
  readonly pauseMs?: number
}

/** What is made ahead takes at most so much of the directory: the rest is for what is asked for. */
const SHARE = 0.6
const LIMIT_MS = 60_000
/** How long somebody else's work is waited for before looking again. */
const PAUSE_MS = 1_000

/**
 * Makes the files that are most likely to be asked for before they are, one at a time while nothing else happens, in a
 * process of its own that ends with the last. Files that cannot be made are left to those who ask for them.
 */
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
      const made = await maker.ask({ kind: 'make', path: file, directory: directory.directory })
      if (made?.kind === 'made') await directory.admit(file)
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
