import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

export interface BoundedDirectory {
  readonly directory: string
  use(relative: string): void
  admit(relative: string): Promise<void>
  usedShare(): Promise<number>
}

interface StoredFile {
  readonly file: string
  readonly bytes: number
  readonly usedAt: number
}

/** After a removal so much of the limit is in use, so that not every new file brings the next one. */
const LEFT_SHARE = 0.8
/** The last use is written to disk at most so often; it outlives a restart as the access time of the file. */
const NOTED_AFTER_MS = 3_600_000

/**
 * Keeps the files below a directory within a number of bytes. A reader that has opened a file reads it to its end even
 * if it is removed. Several processes may share a directory: its files are counted again before a removal.
 */
export function createBoundedDirectory(directory: string, maxBytes: number): BoundedDirectory {
  const used = new Map<string, number>()
  let bytes: number | null = null
  let clearing: Promise<void> | null = null

  async function clear(keptFile: string): Promise<void> {
    const files = await findFiles(directory)
    const usedAt = ({ file, usedAt }: StoredFile) => Math.max(usedAt, used.get(file) ?? 0)
    let total = files.reduce((sum, each) => sum + each.bytes, 0)
    if (total > maxBytes) {
      for (const file of files.toSorted((a, b) => usedAt(a) - usedAt(b))) {
        if (total <= maxBytes * LEFT_SHARE) break
        if (file.file === keptFile) continue
        await rm(file.file, { force: true })
        used.delete(file.file)
        total -= file.bytes
      }
    }
    bytes = total
  }

  return {
    directory,
    use(relative) {
      const file = path.join(directory, relative)
      const now = Date.now()
      if (now - (used.get(file) ?? 0) < NOTED_AFTER_MS) return
      used.set(file, now)
      // A file that is gone has no use to note.
      void noteUse(file, now).catch(() => null)
    },
    async admit(relative) {
      const file = path.join(directory, relative)
      used.set(file, Date.now())
      // Another process may have removed it already.
      if (bytes !== null) bytes += (await stat(file).catch(() => null))?.size ?? 0
      if (bytes !== null && bytes <= maxBytes) return
      clearing ??= clear(file).finally(() => (clearing = null))
      await clearing
    },
    async usedShare() {
      bytes ??= (await findFiles(directory)).reduce((sum, each) => sum + each.bytes, 0)
      return bytes / maxBytes
    },
  }
}

/** The time of change stays: addresses of the file are compared by it. */
async function noteUse(file: string, now: number): Promise<void> {
  const { mtime } = await stat(file)
  await utimes(file, new Date(now), mtime)
}

async function findFiles(directory: string): Promise<StoredFile[]> {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  const entries = await Promise.all(
    names.map(async (name): Promise<StoredFile[]> => {
      const file = path.join(directory, name)
      const entry = await stat(file).catch(() => null)
      return entry?.isFile() ? [{ file, bytes: entry.size, usedAt: Math.max(entry.atimeMs, entry.mtimeMs) }] : []
    }),
  )
  return entries.flat()
}
