import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** PostgreSQL takes as much at a time for its log. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024
/** A check is valid for so long. */
const HOLDS_MS = 1_000

/** Checks whether there is room below a directory: by the system's figures, and by writing a little. */
export class DiskRoom {
  private readonly directory: string
  private looked: { readonly at: number; readonly answer: Promise<boolean> } | null = null

  constructor(directory: string) {
    this.directory = directory
  }

  hasRoom(): Promise<boolean> {
    const at = performance.now()
    if (this.looked === null || at - this.looked.at > HOLDS_MS) this.looked = { at, answer: this.look() }
    return this.looked.answer
  }

  private async look(): Promise<boolean> {
    const probe = path.join(this.directory, `.room-${process.pid}`)
    try {
      const { bavail, bsize } = await statfs(this.directory)
      await writeFile(probe, Buffer.alloc(4_096))
      return bavail * bsize >= LEAST_FREE_BYTES
    } catch {
      return false
    } finally {
      await rm(probe, { force: true }).catch(() => null)
    }
  }
}
