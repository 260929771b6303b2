/** Round robin by caller: each caller in turn has its oldest item taken, however many another one has waiting. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  countOf(asker: string): number {
    return this.#waiting.get(asker)?.length ?? 0
  }

  add(asker: string, item: Item): void {
    const own = this.#waiting.get(asker)
    if (own) own.push(item)
    else this.#waiting.set(asker, [item])
    this.#size++
  }

  /** The next item; its caller then moves behind all others. */
  take(): Item | null {
    const next = this.#waiting.entries().next()
    if (next.done) return null
    const [asker, items] = next.value
    this.#waiting.delete(asker)
    const [item, ...rest] = items
    if (rest.length > 0) this.#waiting.set(asker, rest)
    if (item === undefined) return null
    this.#size--
    return item
  }
}
