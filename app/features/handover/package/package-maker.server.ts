import { open } from 'node:fs/promises'
import os from 'node:os'

/** Names this process among those that make packages. */
export const MAKER = `${os.hostname()}:${process.pid}`

/**
 * Returns whether a maker was a process of this machine that has ended. One with this process's id that ordered nothing
 * was another process.
 */
export function isGone(maker: string, hasOrdered: boolean): boolean {
  const [, host, pid] = /^(.*):(\d+)$/.exec(maker) ?? []
  if (host !== os.hostname()) return false
  if (Number(pid) === process.pid) return !hasOrdered
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** Writes a file to the disk itself: a power cut after it is renamed then finds all of it. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
