import { spawn, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import { heapLimitMb } from '#app/platform/process/heap-limit.ts'

const SERVER = 'build/server/index.js'
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** A server that has served for so long is sound: whatever ended it, it is started again at once. */
const SOUND_AFTER_MS = 60_000
/** A server that has not reported for so many seconds stands still: its event loop hangs. */
const SILENT_SECONDS = 10
/** Interval of checks that the parent process is running. */
const PARENT_CHECK_MS = 500

/** Flags of the server's process: docs/operations.md explains them. */
export const MEMORY_FLAGS = [
  '--max-semi-space-size=16',
  '--initial-old-space-size=64',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=20',
]
/** Settings of glibc; others ignore them. Existing values take precedence. */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' }

function serverFlags(heapMaxMb: number | null): string[] {
  return [...MEMORY_FLAGS, `--max-old-space-size=${heapMaxMb ?? heapLimitMb(memoryBytes())}`]
}

/** The memory of this machine, or of the container where that is less. */
function memoryBytes(): number {
  const machine = os.totalmem()
  const container = process.constrainedMemory()
  return container > 0 ? Math.min(machine, container) : machine
}

interface SupervisorOptions {
  /** Null: what fits the machine. */
  readonly heapMaxMb: number | null
  /** Hears of each start that has succeeded, with the port. */
  readonly onReady: (port: number) => void
  readonly say: (message: string) => void
}

/**
 * Runs the server, and again whenever it dies or stands still: at once where it was sound, else after a pause that grows. Ends with it
 * where it is asked to stop, where it cannot be started for the first time, and where the parent process is gone. Answers
 * the exit code.
 */
export async function superviseServer({ heapMaxMb, onReady, say }: SupervisorOptions): Promise<number> {
  let server: ChildProcess | null = null
  let isStopping = false
  let wake = () => {}
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true
    server?.kill(signal)
    wake()
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGHUP', () => stop('SIGTERM'))
  onParentGone(() => stop('SIGTERM'))

  let hasServed = false
  for (let pauseMs = 0; ;) {
    let readyAt: number | null = null
    // In a group of its own: a Ctrl-C in the terminal reaches it from here, once.
    server = spawn(process.execPath, [...serverFlags(heapMaxMb), SERVER], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
      env: { ...MEMORY_ENV, ...process.env },
    })
    const current = server
    let silentSeconds = 0
    // Seconds are counted, not measured: where the whole machine stood still, nobody was silent.
    const watch = setInterval(() => {
      if (readyAt === null || ++silentSeconds < SILENT_SECONDS) return
      say(`The server has not responded for ${SILENT_SECONDS} s. It is ended.`)
      current.kill('SIGKILL')
      silentSeconds = 0
    }, 1_000)
    server.on('message', (message) => {
      silentSeconds = 0
      if (typeof message !== 'object' || !('port' in message)) return
      readyAt = performance.now()
      hasServed = true
      onReady(Number(message.port))
    })
    const [code, signal] = await ended(server)
    clearInterval(watch)
    server = null
    // A signal sent to the server itself is meant.
    if (isStopping || code === 0) return code ?? 1
    if (!hasServed) return code ?? 1
    pauseMs = nextPause(pauseMs, readyAt === null ? null : performance.now() - readyAt)
    const when = pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`
    say(`The server has ended (${signal ?? `exit code ${code}`}). It is started again ${when}.`)
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, pauseMs)
    })
    if (stopRequested()) return 0
  }

  function stopRequested(): boolean {
    return isStopping
  }
}

/**
 * Milliseconds to wait after a former pause before restarting a server that served for this long; null where it never
 * did.
 */
export function nextPause(lastMs: number, servedMs: number | null): number {
  if (servedMs !== null && servedMs >= SOUND_AFTER_MS) return 0
  return Math.min(Math.max(lastMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS)
}

function ended(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve([code, signal]))
  })
}

/**
 * A signal to npm alone ends npm and its shell, and reaches nobody else. A process left behind has another parent from
 * then on.
 */
function onParentGone(then: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, PARENT_CHECK_MS).unref()
}
