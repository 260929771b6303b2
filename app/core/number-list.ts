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

  at(index: number): number {
    return this.items[index]!
  }
}
