import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ageText } from '@specify/core/text/age-text.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { parseJson } from '@specify/core/data/parse-json.ts'
import { BACKUP_LIST, isMissing, PARTIAL, type BackupList } from './backup-list.ts'

/** The reason for which a backup is no proof, worded for Health. */
export class DrillProblem extends Error {}

export interface Backup {
  readonly name: string
  readonly directory: string
  /** The folder of PostgreSQL in it. */
  readonly cluster: string
  readonly at: Date
  /** A copy of the data directory, with the files beside the database. */
  readonly hasFiles: boolean
}

/** One that is written for longer was given up. */
const WRITING_MS = 6 * 3_600_000
const OLDEST_MS = 8 * 86_400_000

/** The newest backup: the last by name, since names begin with the day. @throws DrillProblem */
export async function findBackup(backupDir: string, now: Date): Promise<Backup> {
  const entries = await readdir(backupDir, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
  for (const name of names.toSorted().toReversed()) {
    const directory = path.join(backupDir, name)
    const { ctimeMs } = await stat(directory)
    if (name.endsWith(PARTIAL)) {
      if (now.getTime() - ctimeMs < WRITING_MS) continue
      throw new DrillProblem(`The backup ${name.slice(0, -PARTIAL.length)} is cut: it was never finished.`)
    }
    const list = await readList(directory)
    const clusters = [path.join(directory, 'postgres'), directory]
    const cluster = clusters.find((each) => existsSync(path.join(each, 'PG_VERSION')))
    if (!cluster) throw new DrillProblem(`The backup ${name} is cut: it has no database.`)
    const at = new Date(list?.endedAt ?? dayOf(name) ?? ctimeMs)
    if (now.getTime() - at.getTime() > OLDEST_MS)
      throw new DrillProblem(`The newest backup, ${name}, is ${ageText(now.getTime() - at.getTime())} old.`)
    return { name, directory, cluster, at, hasFiles: cluster !== directory }
  }
  throw new DrillProblem('There is no backup.')
}

function dayOf(name: string): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(name)?.[0]
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null
}

const List = z.object({
  endedAt: z.iso.datetime(),
  files: z.array(z.tuple([z.string(), z.number(), z.string()])),
})
/** Written by `pg_basebackup`. */
const PgManifest = z.object({
  Files: z.array(z.object({ Path: z.string().optional(), Size: z.number() })),
})

async function readList(directory: string): Promise<BackupList | null> {
  const text = await readFile(path.join(directory, BACKUP_LIST), 'utf8').catch(() => null)
  if (text === null) return null
  const parsed = List.safeParse(parseJson(text))
  if (!parsed.success) throw new DrillProblem(`The backup ${path.basename(directory)} is cut: its list cannot be read.`)
  return parsed.data
}

/** Compares a backup with its list of files, where it has one. Returns how many files were compared. @throws DrillProblem naming the first that differs. */
export async function checkFiles({ name: backup, directory, cluster }: Backup): Promise<number> {
  const list = await readList(directory)
  if (list) {
    for (const [file, bytes, hash] of list.files) {
      await checkSize(backup, { file, at: path.join(directory, file), bytes })
      if ((await hashOf(path.join(directory, file))) !== hash)
        throw new DrillProblem(`The backup ${backup} is damaged: ${file} is not what was written.`)
    }
    return list.files.length
  }
  const manifest = await readFile(path.join(cluster, 'backup_manifest'), 'utf8').catch(() => null)
  if (manifest === null) return 0
  const parsed = PgManifest.safeParse(parseJson(manifest))
  if (!parsed.success) throw new DrillProblem(`The backup ${backup} is cut: backup_manifest cannot be read.`)
  for (const { Path: file, Size: bytes } of parsed.data.Files)
    if (file !== undefined) await checkSize(backup, { file, at: path.join(cluster, file), bytes })
  return parsed.data.Files.length
}

async function checkSize(backup: string, file: { readonly file: string; readonly at: string; readonly bytes: number }) {
  const found = await stat(file.at).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!found) throw new DrillProblem(`The backup ${backup} is cut: ${file.file} is missing.`)
  if (found.size !== file.bytes)
    throw new DrillProblem(
      `The backup ${backup} is cut: ${file.file} has ${countText(found.size)} of ${countText(file.bytes)} bytes.`,
    )
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
