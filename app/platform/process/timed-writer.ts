const FLUSH_MS = 5_000

/** Writes what waits in memory every few seconds, one writing at a time. */
export class TimedWriter {
  private readonly write: () => Promise<void>
  private readonly timer = setInterval(() => void this.flush(), FLUSH_MS).unref()
  private writing: Promise<void> | null = null

  /** @param write takes what waits, and keeps it where it cannot be written; never rejects */
  constructor(write: () => Promise<void>) {
    this.write = write
  }

  async flush(): Promise<void> {
    await this.writing
    this.writing = this.write()
    await this.writing
    this.writing = null
  }

  /** Stops, once everything is written. */
  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }
}
