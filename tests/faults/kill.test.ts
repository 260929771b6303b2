import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#app/platform/database.server.ts'

const ROUNDS = 30
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-kill-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Lets a process write for a while, kills it, and answers the numbers it had acknowledged. */
async function writeUntilKilled(first: number, killAfterMs: number): Promise<number[]> {
  const writer = spawn(process.execPath, ['tests/support/feedback-writer.ts', String(first)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  writer.stdout.on('data', (chunk) => (printed += chunk))
  while (!printed.startsWith('ready')) {
    if (writer.exitCode !== null) throw new Error('the writer could not start')
    await sleep(10)
  }
  await sleep(killAfterMs)
  writer.kill('SIGKILL')
  await once(writer, 'close')
  // The last line may be cut short; it was not acknowledged to anyone.
  return printed.split('\n').slice(1, -1).map(Number)
}

describe('a server killed while it writes', () => {
  it('has lost nothing that it acknowledged, thirty times over (F-01)', async () => {
    const acknowledged: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      acknowledged.push(...(await writeUntilKilled(round * 1_000_000, 100 + ((round * 97) % 500))))
    }
    const database = await openDatabase({ databaseUrl: null, dataDir })
    const rows = await database.db.selectFrom('feedback').select('message').execute()
    await database.close()
    const kept = new Set(rows.map((row) => Number(row.message)))
    expect(acknowledged.length).toBeGreaterThanOrEqual(5_000)
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
    expect(kept.size).toBe(rows.length)
  }, 180_000)

  it('leaves no temporary files behind (F-02)', () => {
    const names = readdirSync(dataDir)
    expect(names.filter((name) => /init-|stale|\.\d+$/.test(name))).toEqual([])
  })
})
