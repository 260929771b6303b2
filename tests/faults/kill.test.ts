import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#app/platform/database/database.server.ts'

const ROUNDS = 30
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-kill-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Lets a process write until so many writes are acknowledged, kills it while it goes on, and answers their numbers. */
async function writeUntilKilled(first: number, killAfterWrites: number): Promise<number[]> {
  const writer = spawn(process.execPath, ['tests/support/database/feedback-writer.ts', String(first)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(writer, 'close')
  let printed = ''
  for await (const chunk of writer.stdout) {
    printed += String(chunk)
    if (printed.split('\n').length - 2 >= killAfterWrites) writer.kill('SIGKILL')
  }
  await closed
  expect(writer.signalCode).toBe('SIGKILL')
  // The last line may be cut short; it was not acknowledged to anyone.
  return printed.split('\n').slice(1, -1).map(Number)
}

describe('a server killed while it writes', () => {
  it('has lost nothing that it acknowledged, thirty times over (F-01)', async () => {
    const acknowledged: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      acknowledged.push(...(await writeUntilKilled(round * 1_000_000, 130 + ((round * 97) % 150))))
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
