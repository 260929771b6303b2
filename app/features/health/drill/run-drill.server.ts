import { chown, cp, mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sizeText } from '#app/features/handover/package/package-files.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { connect, DATABASE_NAME, embeddedConnection, type Database } from '#app/platform/database/database.server.ts'
import { lockDataDir } from '#app/platform/postgres/data-dir-lock.server.ts'
import { findLauncher } from '#app/platform/postgres/binaries.server.ts'
import { EMBEDDED_USER, startEmbeddedPostgres } from '#app/platform/postgres/embedded-postgres.server.ts'
import { checkLog, countRows, openProjects } from './check-restored.server.ts'
import { untilRecovered } from './until-recovered.server.ts'
import { checkFiles, DrillProblem, findBackup, type Backup } from './find-backup.server.ts'

export interface DrillOutcome {
  readonly backup: string
  readonly backupAt: Date | null
  readonly startedAt: Date
  readonly endedAt: Date
  /** Empty where the restore was proven. */
  readonly problem: string
  readonly figures: Readonly<Record<string, number | boolean>>
}

interface Drill {
  readonly config: Config
  readonly running: Database
}

/** Replaying the archived log of a day may take as long. */
const START_TIMEOUT_MS = 30 * 60_000
const ROOM_FACTOR = 1.2
const MOST_PROBLEM = 1_000

/**
 * Restores the newest backup into a folder and a database of its own, beside what runs, checks it, removes it, and
 * writes how that went where Health reads it. Nothing of the running site changes otherwise.
 */
export async function runDrill({ config, running }: Drill): Promise<DrillOutcome> {
  const startedAt = new Date()
  let [backup, problem]: [Backup | null, string] = [null, '']
  let figures: DrillOutcome['figures'] = {}
  try {
    backup = await findBackup(config.backupDir, startedAt)
    figures = await restore(backup, { config, running })
  } catch (error) {
    problem = problemOf(error, config)
  }
  const named = backup?.name ?? /The (?:newest )?backup,? (\S+?),? is/.exec(problem)?.[1] ?? ''
  const outcome = { backup: named, backupAt: backup?.at ?? null, startedAt, endedAt: new Date(), problem, figures }
  await keepOutcome(running, outcome)
  return outcome
}

/** Words an error without paths of the machine. */
function problemOf(error: unknown, { dataDir, backupDir }: Config): string {
  const text = error instanceof Error ? error.message : String(error)
  const short = text.replaceAll(backupDir, 'backups').replaceAll(dataDir, 'data').slice(0, MOST_PROBLEM)
  return error instanceof DrillProblem ? short : `The backup could not be restored: ${short}`
}

async function keepOutcome(running: Database, outcome: DrillOutcome): Promise<void> {
  const { backup, backupAt, startedAt, endedAt, problem, figures } = outcome
  await running.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('restore_drill')
      .values({
        backup: backup.slice(0, 200),
        backup_at: backupAt,
        started_at: startedAt,
        ended_at: endedAt,
        problem,
        figures: JSON.stringify(figures),
      })
      .returning('drill_id')
      .executeTakeFirstOrThrow()
    await logStaffChange(
      tx,
      { by: commandLine('system'), requestId: null, now: endedAt },
      {
        action: problem === '' ? 'prove restore' : 'fail restore',
        subject: { kind: 'backup', id: row.drill_id },
        after: { backup, problem },
      },
    )
  })
}

async function restore(backup: Backup, { config, running }: Drill): Promise<DrillOutcome['figures']> {
  const files = await checkFiles(backup)
  if (backup.hasFiles && config.tokenSecret === null && !existsSync(path.join(backup.directory, 'secrets/tokens')))
    throw new DrillProblem(`The backup ${backup.name} has no secrets/tokens: codes of authenticators would be refused.`)
  const directory = path.join(config.dataDir, 'drill')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lock = lockDataDir(directory)
  try {
    const bytes = await copyCluster(backup, directory)
    return { files, bytes, ...(await check(directory, { config, running, backup })) }
  } finally {
    lock.release()
    await rm(directory, { recursive: true, force: true })
  }
}

async function copyCluster({ name, cluster }: Backup, directory: string): Promise<number> {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  let bytes = 0
  for (const entry of entries) if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < bytes * ROOM_FACTOR)
    throw new DrillProblem(`There is no room for the backup ${name}: it needs ${sizeText(bytes * ROOM_FACTOR)}.`)
  const to = path.join(directory, 'postgres')
  await rm(to, { recursive: true, force: true })
  await cp(cluster, to, { recursive: true, filter: (from) => !/[\\/]postmaster\.(?:pid|opts)$/.test(from) })
  await rm(path.join(to, 'standby.signal'), { force: true })
  return bytes
}

async function check(directory: string, { config, running, backup }: Drill & { readonly backup: Backup }) {
  const hba = path.join(directory, 'hba.conf')
  await writeFile(hba, 'local all all trust\n', { mode: 0o644 })
  if (config.backupWalDir !== null) await writeFile(path.join(directory, 'postgres/recovery.signal'), '')
  await giveToDatabase(directory)
  const postgres = await startEmbeddedPostgres(directory, {
    startTimeoutMs: START_TIMEOUT_MS,
    settings: {
      // Settings that the backup has of its own machine.
      archive_mode: 'off',
      archive_command: '',
      hba_file: hba,
      primary_conninfo: '',
      recovery_target_action: 'promote',
      restore_command: config.backupWalDir === null ? '' : `cp "${config.backupWalDir}/%f" "%p"`,
      shared_preload_libraries: '',
      ssl: 'off',
      synchronous_standby_names: '',
    },
  })
  try {
    const url = config.databaseUrl === null ? null : new URL(config.databaseUrl)
    const connection = {
      ...embeddedConnection(postgres.socketDirectory, url ? decodeURIComponent(url.pathname.slice(1)) : DATABASE_NAME),
      user: url ? decodeURIComponent(url.username) : EMBEDDED_USER,
    }
    await untilRecovered(connection, START_TIMEOUT_MS)
    // Brings it up to this version, as a start of the site would.
    const handle = await connect(connection)
    try {
      const databases = { restored: handle.db, running, backupAt: backup.at }
      const rows = await countRows(databases)
      return { ...rows, ...(await openProjects(databases, new Date())), sealedDays: await checkLog(databases) }
    } finally {
      await handle.close()
    }
  } finally {
    await postgres.stop()
  }
}

/** As root PostgreSQL may be another user. */
async function giveToDatabase(directory: string): Promise<void> {
  const { owner } = findLauncher()
  if (!owner) return
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries) await chown(path.join(parentPath, name), owner.uid, owner.gid)
  await chown(directory, owner.uid, owner.gid)
}
