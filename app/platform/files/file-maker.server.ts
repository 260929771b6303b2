import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** What the process that makes files is asked for, and what it answers. */
export interface FileOrder {
  readonly id: number
  /** Below the directory, with forward slashes. */
  readonly path: string
  readonly directory: string
}
export interface FileReport {
  readonly id: number
  /** Whether the file is there now. False where nobody knows such a file. */
  readonly isMade: boolean
}

export interface FileMaker {
  /** Makes a file below the directory once, however many ask for it. Answers whether it is there. */
  make(path: string): Promise<boolean>
  close(): void
}

/** The process ends itself when it was not asked for anything for so long. */
const IDLE_MS = 60_000
const LIMIT_MS = 20_000
/** Beyond this many that wait, further files are not made. */
const MAX_WAITING = 200

interface FileMakerOptions {
  readonly script: string
  readonly directory: string
  /** Hears of each file that was made, before those who wait for it. */
  readonly onMade?: (path: string) => Promise<void>
}

/**
 * Makes files on first use in a process of its own, so that the site neither waits for it nor carries its code.
 * `script` answers each `FileOrder` with a `FileReport`.
 */
export function createFileMaker({ script, directory, onMade }: FileMakerOptions): FileMaker {
  const waiting = new Map<number, (isMade: boolean) => void>()
  const making = new Map<string, Promise<boolean>>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function open(): ChildProcess {
    if (child) return child
    mkdirSync(directory, { recursive: true })
    const started = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    started.on('message', ({ id, isMade }: FileReport) => waiting.get(id)?.(isMade))
    started.once('error', () => close())
    started.once('exit', () => {
      if (child === started) child = null
      for (const answer of waiting.values()) answer(false)
    })
    child = started
    return started
  }

  function close(): void {
    clearTimeout(idle)
    child?.kill()
    child = null
  }

  function order(path: string): Promise<boolean> {
    const id = ++lastId
    clearTimeout(idle)
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => answer(false), LIMIT_MS)
      const answer = (isMade: boolean) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (waiting.size === 0) idle = setTimeout(close, IDLE_MS).unref()
        resolve(isMade)
      }
      waiting.set(id, answer)
      open().send({ id, path, directory } satisfies FileOrder, (error) => error && answer(false))
    })
  }

  return {
    make(path) {
      const known = making.get(path)
      if (known) return known
      if (waiting.size >= MAX_WAITING) return Promise.resolve(false)
      const made = order(path)
        .then(async (isMade) => {
          if (isMade) await onMade?.(path)
          return isMade
        })
        .finally(() => making.delete(path))
      making.set(path, made)
      return made
    },
    close,
  }
}
