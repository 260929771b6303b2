import { BoundedQueue } from '../process/bounded-queue.ts'

/** A body up to this length is read at once; a longer one waits for one of a few places. */
export const SMALL_BODY_BYTES = 64 * 1024

/** Apart, so that visitors never keep a project from being saved. The longest body has 15 MB. */
const VISITORS = new BoundedQueue({ atOnce: 8, ofCaller: 2, waiting: 60 })
const ACCOUNTS = new BoundedQueue({ atOnce: 8, ofCaller: 3, waiting: 100 })

interface BodyOwner {
  readonly request: Request
  /** Null for a visitor. */
  readonly accountId: string | null
  readonly clientAddress: string
}

/** Bounds how many long bodies lie in memory at once, in all and of one caller. */
export class BodyPlace {
  private readonly owner: BodyOwner
  private readonly left = Promise.withResolvers<void>()
  private taken: Promise<void> | null = null

  constructor(owner: BodyOwner) {
    this.owner = owner
  }

  /** Waits for a place; a second call has it already. @throws AppError `unavailable` where too many wait. */
  take(): Promise<void> {
    return (this.taken ??= new Promise((begin, refuse) => {
      const { request, accountId, clientAddress } = this.owner
      const untilLeft = () => {
        begin()
        return this.left.promise
      }
      const queue = accountId === null ? VISITORS : ACCOUNTS
      queue.run(untilLeft, request.signal, accountId ?? clientAddress).catch(refuse)
    }))
  }

  leave(): void {
    this.left.resolve()
  }
}
