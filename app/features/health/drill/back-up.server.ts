import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { BACKUP_LIST, isMissing, PARTIAL, type BackupList, type ListedFile } from './backup-list.ts'

interface BackUp {
  /** A session of the database that lasts until the end. */
  readonly client: pg.Client
  readonly dataDir: string
  readonly backupDir: string
}

/** Folders and files of a cluster that a start makes again. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pgsql_tmp'])
const SEGMENT = /^[0-9A-F]{24}$/
/** Beside the database, what cannot be made again. */
const FILES = ['secrets', 'media']

/**
 * Copies the embedded database while it runs, with the log that makes the copy whole and the files beside it. The list
 * of all files with their hashes is written last, and the folder then takes its name. Returns the folder.
 */
export async function backUp({ client, dataDir, backupDir }: BackUp, now: Date): Promise<string> {
  const directory = path.join(backupDir, now.toISOString().slice(0, 19).replaceAll(':', '-'))
  const partial = `${directory}${PARTIAL}`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  const files: ListedFile[] = []
  const copy = (from: string, name: string) => copyTree(from, { root: partial, name, files })

  // Until the session ends no part of the log goes that the copy needs.
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  await client.query(`select pg_backup_start('backup', true)`)
  const cluster = path.join(dataDir, 'postgres')
  await copy(cluster, 'postgres')
  const { rows } = await client.query('select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)')
  const { labelfile, last } = rows[0] as { labelfile: string; last: string }
  await copyLog(path.join(cluster, 'pg_wal'), { copy, labelfile, last })
  await writeFile(path.join(partial, 'postgres/backup_label'), labelfile)
  files.push([
    'postgres/backup_label',
    Buffer.byteLength(labelfile),
    createHash('sha256').update(labelfile).digest('hex'),
  ])
  for (const name of FILES) await copy(path.join(dataDir, name), name)

  const list: BackupList = { endedAt: new Date().toISOString(), files }
  await writeFile(path.join(partial, BACKUP_LIST), JSON.stringify(list), { mode: 0o600 })
  await rename(partial, directory)
  return directory
}

interface LogCopy {
  readonly copy: (from: string, name: string) => Promise<void>
  readonly labelfile: string
  /** The segment in which the backup ended. */
  readonly last: string
}

async function copyLog(directory: string, { copy, labelfile, last }: LogCopy): Promise<void> {
  const first = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1] ?? ''
  const segments = (await readdir(directory)).filter((name) => SEGMENT.test(name) && name >= first && name <= last)
  for (const name of segments) await copy(path.join(directory, name), `postgres/pg_wal/${name}`)
  if (!segments.includes(first) || !segments.includes(last)) throw new Error('a part of the log has gone meanwhile')
}

interface Target {
  readonly root: string
  /** Path below the root. */
  readonly name: string
  readonly files: ListedFile[]
}

/** Copies a file or folder, and lists its files. What has gone meanwhile is left out: the log has it. */
async function copyTree(from: string, { root, name, files }: Target): Promise<void> {
  let entries: Dirent[]
  try {
    entries = await readdir(from, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR')
      return copyFile(from, { root, name, files })
    throw error
  }
  await mkdir(path.join(root, name), { recursive: true, mode: 0o700 })
  for (const entry of entries) {
    const below = `${name}/${entry.name}`
    if (entry.isDirectory() && LEFT_OUT.has(entry.name)) await mkdir(path.join(root, below), { mode: 0o700 })
    else if (!LEFT_OUT.has(entry.name) && (entry.isDirectory() || entry.isFile()))
      await copyTree(path.join(from, entry.name), { root, name: below, files })
  }
}

async function copyFile(from: string, { root, name, files }: Target): Promise<void> {
  const hash = createHash('sha256')
  const to = createWriteStream(path.join(root, name), { mode: 0o600 })
  let bytes = 0
  try {
    for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      if (!to.write(chunk)) await once(to, 'drain')
    }
  } catch (error) {
    if (!isMissing(error)) throw error
    to.destroy()
    await rm(path.join(root, name), { force: true })
    return
  }
  to.end()
  await once(to, 'finish')
  files.push([name, bytes, hash.digest('hex')])
}
