import { setImmediate as nextLoop } from 'node:timers/promises'

/** One slice of work in each turn of the event loop, first come first served, so that requests run between slices. */
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
