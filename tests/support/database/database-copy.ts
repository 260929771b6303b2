import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

/** Copies a running database as `pg_basebackup` does, which is not among the embedded programs. */
export async function copyWhileItRuns(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query(`select pg_backup_start('a copy', true)`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from)) {
    if (name === 'postmaster.pid' || name === 'postmaster.opts') continue
    if (name === 'pg_wal') mkdirSync(path.join(to, name), { mode: 0o700 })
    else cpSync(path.join(from, name), path.join(to, name), { recursive: true, preserveTimestamps: true })
  }
  const { rows } = await client.query('select labelfile from pg_backup_stop()')
  writeFileSync(path.join(to, 'backup_label'), rows[0].labelfile)
}
