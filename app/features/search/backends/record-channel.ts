/** Builds several indexes from a single pass, in batches. The reader waits until a batch has been taken. */
export class RecordChannel<T> implements AsyncIterable<T> {
  private batch: readonly T[] | null = null
  private ended = false
  private wakeConsumer: () => void = () => {}
  private wakeReader: () => void = () => {}

  async give(items: readonly T[]): Promise<void> {
    while (this.batch !== null && !this.ended) {
      await new Promise<void>((resolve) => (this.wakeReader = resolve))
    }
    this.batch = items
    this.wakeConsumer()
  }

  end(): void {
    this.ended = true
    this.wakeConsumer()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    while (true) {
      const { batch } = this
      if (batch) {
        yield* batch
        this.batch = null
        this.wakeReader()
      } else if (this.ended) {
        return
      } else {
        await new Promise<void>((resolve) => (this.wakeConsumer = resolve))
      }
    }
  }
}
