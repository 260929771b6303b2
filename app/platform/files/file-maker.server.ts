import { FairQueue } from './fair-queue.ts'
import type { FileMaker, MakeOutcome, FileMakerOptions } from './file-maker.ts'
import { MakerProcess, type MakerReport } from './maker-process.server.ts'

/** All processes but the first end after being idle for so long: the first stays warm. */
const IDLE_MS = 60_000
/** One file, once its turn has come: 2 s on idle cores, many times that on busy ones. */
const LIMIT_MS = 60_000
/** A caller that has waited so long is refused with a retry. */
const PATIENCE_MS = 25_000
/** A process may have been ended while it made a file: another one tries again. */
const ATTEMPTS = 2
/** Beyond this queue length, further files are refused. */
const MAX_WAITING = 500
/** The same per caller: more files than any product has. */
const MAX_WAITING_OF_ONE = 100

interface Order {
  readonly path: string
  readonly orderedAt: number
  readonly settle: (outcome: MakeOutcome) => void
}

/**
 * Makes files on first use in separate processes, so that the site neither waits for them nor carries their code.
 * `script` answers each `MakerOrder` with a `MakerReport`.
 */
export function createFileMaker(options: FileMakerOptions): FileMaker {
  const { script, directory, makers, limitMs = LIMIT_MS, idleMs = IDLE_MS, patienceMs = PATIENCE_MS, onMade } = options
  const free = Array.from(
    { length: makers },
    () => new MakerProcess({ script, directory, limitMs, priority: 'below-normal' }),
  )
  const [first, ...others] = free
  const queue = new FairQueue<Order>()
  const pending = new Map<string, Promise<MakeOutcome>>()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  /** A running process is taken before one that would have to be started. */
  function takeFree(): MakerProcess | null {
    const maker = free.find(({ isRunning }) => isRunning) ?? free[0]
    if (!maker) return null
    free.splice(free.indexOf(maker), 1)
    return maker
  }

  function serve(): void {
    while (queue.size > 0) {
      const maker = takeFree()
      if (!maker) return
      const order = queue.take()
      if (order) void serveOrder(order, maker)
    }
  }

  async function serveOrder({ path, orderedAt, settle }: Order, maker: MakerProcess): Promise<void> {
    const hasWaitedLong = performance.now() - orderedAt > patienceMs
    const outcome = hasWaitedLong ? 'unavailable' : await makeNow(path, maker).catch(() => 'unavailable' as const)
    free.push(maker)
    settle(outcome)
    serve()
  }

  async function makeNow(path: string, maker: MakerProcess): Promise<MakeOutcome> {
    for (let attempt = 0; attempt < ATTEMPTS && !isClosed; attempt++) {
      const report: MakerReport | null = await maker.ask({ kind: 'make', path, directory })
      if (report?.kind === 'unknown') return 'unknown'
      if (report?.kind === 'made') {
        await onMade?.(path)
        return 'made'
      }
      if (report) break
    }
    return 'unavailable'
  }

  function endOthers(): void {
    for (const maker of others) maker.end()
  }

  return {
    get pending() {
      return pending.size
    },
    make(path, asker = '') {
      const pendingFile = pending.get(path)
      if (pendingFile) return pendingFile
      const isFull = queue.size >= MAX_WAITING || queue.countOf(asker) >= MAX_WAITING_OF_ONE
      if (isFull || isClosed) return Promise.resolve('unavailable')
      clearTimeout(idle)
      const { promise, resolve: settle } = Promise.withResolvers<MakeOutcome>()
      const settled = promise.finally(() => {
        pending.delete(path)
        if (pending.size === 0) idle = setTimeout(endOthers, idleMs).unref()
      })
      pending.set(path, settled)
      queue.add(asker, { path, orderedAt: performance.now(), settle })
      serve()
      return settled
    },
    warm() {
      if (!isClosed) first?.start()
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      first?.end()
      endOthers()
    },
  }
}
