const FIRST = 1_024

/** A growing list of numbers of 32 bits, each in four bytes. */
export class NumberList {
  private items = new Uint32Array(FIRST)
  length = 0

  push(number: number): void {
    if (this.length === this.items.length) {
      const grown = new Uint32Array(this.length * 2)
      grown.set(this.items)
      this.items = grown
    }
    this.items[this.length++] = number
  }

  /** Keeps those at some places alone, which ascend. */
  keep(places: NumberList): void {
    for (let index = 0; index < places.length; index++) this.items[index] = this.items[places.at(index)]!
    this.length = places.length
  }

  at(index: number): number {
    return this.items[index]!
  }
}
