import fs from 'node:fs'
import path from 'node:path'

class DataDirInUseError extends Error {}

interface Owner {
  readonly pid: number
  /** Start time of the process, where the system reports it, so that a reused pid is not mistaken for the owner. */
  readonly startedAt: string
}

export interface DataDirLock {
  release(): void
}

/** Locks `dataDir` for this process, also after an owner that is gone. @throws DataDirInUseError when it is alive. */
export function lockDataDir(dataDir: string): DataDirLock {
  const file = lockFile(dataDir)
  const mine = `${file}.${process.pid}`
  fs.writeFileSync(mine, JSON.stringify(thisProcess()), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (tryLink(mine, file)) return { release: () => releaseLock(file) }
      const owner = readOwner(file)
      if (owner && isAlive(owner)) throw inUse(dataDir, owner)
      discardStaleLock(file, owner)
    }
    throw new DataDirInUseError(`${dataDir} could not be locked`)
  } finally {
    fs.rmSync(mine, { force: true })
  }
}

/** A first look, before the lock is taken. @throws DataDirInUseError */
export function refuseDataDirInUse(dataDir: string): void {
  const owner = readOwner(lockFile(dataDir))
  if (owner && isAlive(owner)) throw inUse(dataDir, owner)
}

function inUse(dataDir: string, { pid }: Owner): DataDirInUseError {
  return new DataDirInUseError(`${dataDir} is in use by another server (process ${pid})`)
}

export function isDataDirInUse(dataDir: string): boolean {
  const owner = readOwner(lockFile(dataDir))
  return owner !== null && isAlive(owner)
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'server.lock')
}

function tryLink(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to) // creates atomically, never replaces
    return true
  } catch (error) {
    if (isErrorWithCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Moves the lock aside first, so that a rival that took it over in between gets its own back. */
function discardStaleLock(file: string, stale: Owner | null): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return
    throw error
  }
  const moved = readOwner(aside)
  if (moved && moved.pid !== stale?.pid && isAlive(moved)) tryLink(aside, file)
  fs.rmSync(aside, { force: true })
}

function releaseLock(file: string): void {
  if (readOwner(file)?.pid === process.pid) fs.rmSync(file, { force: true })
}

function readOwner(file: string): Owner | null {
  try {
    const { pid, startedAt } = JSON.parse(fs.readFileSync(file, 'utf8'))
    return Number.isInteger(pid) ? { pid, startedAt: String(startedAt) } : null
  } catch {
    return null // absent or half written: without an owner
  }
}

function thisProcess(): Owner {
  return { pid: process.pid, startedAt: processStartTime(process.pid) }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (!isErrorWithCode(error, 'EPERM')) return false
  }
  return processStartTime(owner.pid) === owner.startedAt
}

/** Field 22 of /proc/PID/stat, in clock ticks since boot; empty where there is no /proc. */
function processStartTime(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
