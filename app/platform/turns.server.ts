import { setImmediate as nextLoop } from 'node:timers/promises'

/**
 * Gives long calls their turns: one slice of work in each turn of the event loop, however many of them wait, so that
 * everything else is answered between two slices. First come, first served.
 */
export class Turns {
  private last: Promise<void> = Promise.resolve()
  private count = 0

  /** How many calls wait for their next turn. */
  get waiting(): number {
    return this.count
  }

  async next(): Promise<void> {
    this.count++
    this.last = this.last.then(() => nextLoop())
    await this.last
    this.count--
  }
}
