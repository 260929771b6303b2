import fs from 'node:fs'
import path from 'node:path'

export function makeDataDir(dataDir: string): void {
  try {
    makeDirectories(dataDir)
    fs.rmSync(fs.mkdtempSync(path.join(dataDir, 'check-')), { recursive: true })
  } catch (error) {
    throw new Error(`DATA_DIR cannot be written: ${error instanceof Error ? error.message : 'unknown'}`, {
      cause: error,
    })
  }
}

/** One level after the other: Node's recursive form never ends where the system says that the parent is not there, as in /proc. */
function makeDirectories(directory: string): void {
  if (fs.existsSync(directory)) return
  makeDirectories(path.dirname(directory))
  try {
    fs.mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it since.
    if (!fs.existsSync(directory)) throw error
  }
}
