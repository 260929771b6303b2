import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import os from 'node:os'

/** What the process that makes files is asked for, one at a time, and what it answers. */
export interface FileOrder {
  /** Below the directory, with forward slashes. */
  readonly path: string
  readonly directory: string
}
export interface FileReport {
  readonly outcome: 'made' | 'unknown' | 'failed'
}

/** `made`: it is there. `unknown`: there is no such file. `unavailable`: it could not be made now. */
export type MakeOutcome = 'made' | 'unknown' | 'unavailable'

export interface FileMaker {
  /** Makes a file below the directory once, however many ask for it. */
  make(path: string): Promise<MakeOutcome>
  close(): void
}

/** The process ends itself when it was not asked for anything for so long. */
const IDLE_MS = 60_000
/** One file, once its turn has come. */
const LIMIT_MS = 20_000
/** A process may have been ended while it made a file: another one tries again. */
const ATTEMPTS = 2
/** Beyond this many that wait, further files are not made. */
const MAX_WAITING = 500

interface FileMakerOptions {
  readonly script: string
  readonly directory: string
  readonly limitMs?: number
  readonly idleMs?: number
  /** Hears of each file that was made, before those who wait for it. */
  readonly onMade?: (path: string) => Promise<void>
}

/**
 * Makes files on first use in a process of its own, so that the site neither waits for it nor carries its code.
 * `script` answers each `FileOrder` with a `FileReport`.
 */
export function createFileMaker(options: FileMakerOptions): FileMaker {
  const { script, directory, limitMs = LIMIT_MS, idleMs = IDLE_MS, onMade } = options
  const making = new Map<string, Promise<MakeOutcome>>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function open(): ChildProcess {
    if (child) return child
    mkdirSync(directory, { recursive: true })
    const started = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    yieldToOthers(started)
    started.once('exit', () => {
      if (child === started) child = null
    })
    child = started
    return started
  }

  function end(): void {
    child?.kill()
    child = null
  }

  /** What the process reports; null where it ended, or took too long and was ended. */
  function ask(path: string): Promise<FileReport | null> {
    const worker = open()
    const { promise, resolve } = Promise.withResolvers<FileReport | null>()
    const giveUp = () => resolve(null)
    const timer = setTimeout(end, limitMs)
    worker.once('message', resolve)
    worker.once('exit', giveUp)
    worker.once('error', giveUp)
    worker.send({ path, directory } satisfies FileOrder, (error) => error && giveUp())
    return promise.finally(() => {
      clearTimeout(timer)
      worker.off('message', resolve).off('exit', giveUp).off('error', giveUp)
    })
  }

  async function makeNow(path: string): Promise<MakeOutcome> {
    clearTimeout(idle)
    for (let attempt = 0; attempt < ATTEMPTS && !isClosed; attempt++) {
      const report = await ask(path)
      if (report?.outcome === 'failed') break
      if (report?.outcome === 'made') await onMade?.(path)
      if (report) return report.outcome
    }
    return 'unavailable'
  }

  return {
    make(path) {
      const known = making.get(path)
      if (known) return known
      if (making.size >= MAX_WAITING) return Promise.resolve('unavailable')
      const made = turn
        .then(() => makeNow(path))
        .finally(() => {
          making.delete(path)
          if (making.size === 0) idle = setTimeout(end, idleMs).unref()
        })
      turn = made.catch(() => null)
      making.set(path, made)
      return made
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      end()
    },
  }
}

/** Who asks for a page waits for less than who asks for a file. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no such thing.
  }
}
