import { setImmediate as nextLoop } from 'node:timers/promises'

/**
 * Time slicing for long calls: one slice of work in each turn of the event loop, however many calls wait, so that other
 * requests are served between two slices. First come, first served.
 */
export class Turns {
  private last: Promise<void> = Promise.resolve()
  private count = 0

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
