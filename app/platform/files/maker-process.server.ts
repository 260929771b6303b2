import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import os from 'node:os'

export type MakerOrder =
  /** `path` lies below the directory, with forward slashes. */
  | { readonly kind: 'make'; readonly path: string; readonly directory: string }
  /** Lists the files that are most likely to be requested, the likeliest first. */
  | { readonly kind: 'list-likely' }

export type MakerReport =
  | { readonly kind: 'made' | 'unknown' | 'failed' }
  | { readonly kind: 'likely'; readonly paths: readonly string[] }

interface MakerProcessOptions {
  readonly script: string
  readonly directory: string
  readonly limitMs: number
  /** `low`: only otherwise idle CPU time. */
  readonly priority: 'below-normal' | 'low'
}

/** The heap of a process: the largest model takes half of it, and garbage is not kept beyond it. */
const HEAP_LIMIT_MB = 512

export class MakerProcess {
  readonly #options: MakerProcessOptions
  #child: ChildProcess | null = null

  constructor(options: MakerProcessOptions) {
    this.#options = options
  }

  get isRunning(): boolean {
    return this.#child !== null
  }

  start(): ChildProcess {
    if (this.#child) return this.#child
    mkdirSync(this.#options.directory, { recursive: true })
    const started = fork(this.#options.script, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${HEAP_LIMIT_MB}`],
    })
    setPriority(started, this.#options.priority)
    started.once('exit', () => {
      if (this.#child === started) this.#child = null
    })
    this.#child = started
    return started
  }

  end(): void {
    this.#child?.kill()
    this.#child = null
  }

  /** Null where the process ended, or took too long and was ended. */
  ask(order: MakerOrder): Promise<MakerReport | null> {
    const child = this.start()
    const { promise, resolve } = Promise.withResolvers<MakerReport | null>()
    const giveUp = () => resolve(null)
    const timer = setTimeout(() => this.end(), this.#options.limitMs)
    child.once('message', resolve)
    child.once('exit', giveUp)
    child.once('error', giveUp)
    child.send(order, (error) => error && giveUp())
    return promise.finally(() => {
      clearTimeout(timer)
      child.off('message', resolve).off('exit', giveUp).off('error', giveUp)
    })
  }
}

/**
 * Nice values. A visitor waits for a requested file: on busy cores its process gets a third of what the server gets (a
 * tenth at the system's own "below normal", which a model does not finish within the limit).
 */
const PRIORITIES = {
  'below-normal': 5,
  low: os.constants.priority.PRIORITY_LOW,
} as const

function setPriority({ pid }: ChildProcess, priority: MakerProcessOptions['priority']): void {
  try {
    if (pid !== undefined) os.setPriority(pid, PRIORITIES[priority])
  } catch {
    // It has ended already, or the system has no such thing.
  }
}
