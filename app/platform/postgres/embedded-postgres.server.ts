import { execFile, spawn, type ChildProcess, type ExecFileException } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findLauncher, type Launcher } from './binaries.server.ts'
import { reasonOfEnd } from './reason-of-end.ts'
import { stopOrphan, readPostmaster, stopProcess, hasEnded } from './postmaster.server.ts'

const runFile = promisify(execFile)

const DATABASE_USER = 'specify'
/** The system's limit for the path of a Unix socket is 108 bytes; PostgreSQL adds a name of its own. */
const MAX_SOCKET_DIRECTORY_BYTES = 80
const START_TIMEOUT_MS = 60_000
/** Delay before a restart after it ended by itself. */
const RESTART_AFTER_MS = 1_000

export interface EmbeddedPostgres {
  /** Directory of the Unix socket: the server has no network port. */
  readonly socketDirectory: string
  readonly user: string
  stop(): Promise<void>
}

interface StartOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** Longer where an archived log is replayed first. */
  readonly startTimeoutMs?: number
}

/**
 * Starts PostgreSQL on `dataDir/postgres`, which is made on the first start. It stops with this process,
 * however this process ends. Where it ends by itself, as it does on a disk that is full, it is started again until that
 * works. The caller holds the lock on the data directory.
 */
export async function startEmbeddedPostgres(dataDir: string, options: StartOptions = {}): Promise<EmbeddedPostgres> {
  const launcher = findLauncher()
  const cluster = path.join(dataDir, 'postgres')
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) await createCluster(launcher, dataDir, cluster)
  const socketDirectory = makeSocketDirectory(dataDir, launcher)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    max_connections: '60',
    shared_buffers: '64MB',
    log_min_messages: 'warning',
    // Where a process of it dies it ends, and is started again here. By itself it may wait for ever: its recovery failed
    // for want of room, and it heard of that before it heard that recovery had begun.
    restart_after_crash: 'off',
    ...options.settings,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const stop = await keepRunning(async () => {
    await stopOrphan(cluster)
    const child = spawnProgram(launcher, 'postgres', ['-D', cluster, ...args])
    await untilReady(child, cluster, options.startTimeoutMs ?? START_TIMEOUT_MS)
    child.unref()
    return child
  })
  return { socketDirectory, user: DATABASE_USER, stop }
}

async function keepRunning(start: () => Promise<ChildProcess>): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let child = await start()
  let restarting: Promise<void> | null = null

  async function restart(): Promise<void> {
    let messages = ''
    while (!stopping.signal.aborted && hasEnded(child)) {
      await sleep(RESTART_AFTER_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => null)
      if (stopping.signal.aborted) return
      // The cause may pass: there is room on the disk again.
      child = await start().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        if (reason !== messages) console.error(`The database has ended and cannot be started yet: ${reason}`)
        messages = reason
        return child
      })
    }
    if (!stopping.signal.aborted) watch()
  }
  function watch(): void {
    const onEnd = () => {
      restarting = restart()
    }
    if (hasEnded(child)) onEnd()
    else child.once('exit', onEnd)
  }
  watch()
  return async () => {
    stopping.abort()
    await restarting
    await stopProcess(child)
  }
}

export function embeddedSocketDirectory(dataDir: string): string {
  const inside = path.join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(inside) <= MAX_SOCKET_DIRECTORY_BYTES) return inside
  const digest = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `specify-${digest}`)
}

export const EMBEDDED_USER = DATABASE_USER

/** initdb works in a directory of its own, so that a start cut short never leaves half a cluster behind. */
async function createCluster(launcher: Launcher, dataDir: string, cluster: string): Promise<void> {
  for (const name of fs.readdirSync(dataDir)) {
    if (name.startsWith('postgres-init-')) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
  const fresh = fs.mkdtempSync(path.join(dataDir, 'postgres-init-'))
  giveTo(launcher, fresh)
  const [program, args] = launcher.command('initdb', [
    `--pgdata=${fresh}`,
    `--username=${DATABASE_USER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ])
  await runFile(program, args, spawnOptions(launcher)).catch((error: ExecFileException) => {
    throw new Error(`the database could not be created: ${reasonOfEnd(String(error.stderr ?? '')) || error.message}`)
  })
  fs.renameSync(fresh, cluster)
}

/** Only this user may enter it: every client of the socket is trusted. */
function makeSocketDirectory(dataDir: string, launcher: Launcher): string {
  const directory = embeddedSocketDirectory(dataDir)
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const { uid, mode } = fs.lstatSync(directory)
  const expected = launcher.owner?.uid ?? process.getuid?.()
  if (uid !== expected && uid !== process.getuid?.()) throw new Error(`${directory} belongs to another user`)
  if ((mode & 0o077) !== 0) fs.chmodSync(directory, 0o700)
  giveTo(launcher, directory)
  return directory
}

function giveTo(launcher: Launcher, directory: string): void {
  if (launcher.owner) fs.chownSync(directory, launcher.owner.uid, launcher.owner.gid)
}

function spawnProgram(launcher: Launcher, program: 'postgres', args: readonly string[]): ChildProcess {
  const [command, commandArgs] = launcher.command(program, args)
  // Detached: a Ctrl-C in the terminal must reach the requests that drain first, not the database.
  return spawn(command, commandArgs, {
    ...spawnOptions(launcher),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
}

function spawnOptions(launcher: Launcher) {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  return { env, cwd: '/', ...launcher.owner }
}

async function untilReady(child: ChildProcess, cluster: string, timeoutMs: number): Promise<void> {
  let messages = ''
  child.stderr?.on('data', (chunk) => (messages = (messages + chunk).slice(-4000)))
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`the database did not start: ${reasonOfEnd(messages)}`)))
  })
  const ready = async () => {
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline && !hasEnded(child)) {
      const postmaster = readPostmaster(cluster)
      if (postmaster?.pid === child.pid && postmaster?.state === 'ready') return
      await sleep(10)
    }
    throw new Error('the database did not start in time')
  }
  await Promise.race([ready(), failed])
  child.removeAllListeners()
  const { stderr } = child
  if (stderr && 'unref' in stderr && typeof stderr.unref === 'function') stderr.unref()
}
