import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#app/platform/config.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { measureParts, type Measured } from './measure-parts.server.ts'

const db = useDatabase()
const never = <T>() => new Promise<T>(() => {})

it('waits for no part that is silent, and says of each that fails that it does (T-160)', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-parts-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://localhost/specify',
    DATABASE_REPLICA_URL: 'postgres://localhost/other',
    SEARCH_URL: 'http://localhost:1',
  })
  const measured: Measured = {
    db: db(),
    config,
    findLag: never,
    catalogue: () => ({ shown: 7, built: 6, isBuilding: true, damaged: 0 }),
    content: () => ({ broken: 2, isDeliveryAway: false }),
    isPrinterBroken: () => true,
    askSearchHost: never,
  }
  const textsOf = async (more: Partial<Measured> = {}) =>
    new Map((await measureParts({ ...measured, ...more })).map(({ name, state, text }) => [name, `${state}: ${text}`]))
  const started = performance.now()
  const silent = await textsOf()
  expect(performance.now() - started).toBeLessThan(2_600)
  expect(silent.get('Replica')).toBe('failing: No answer within 2 seconds')
  expect(silent.get('Search')).toBe(
    'failing: The search host does not answer: this server searches itself. Catalogue 7, indexes 6, others are being built',
  )
  expect(silent.get('Content')).toBe('warning: Files. 2 documents not taken up: see the log')
  expect(silent.get('PDFs')).toBe('failing: Chromium does not start: no PDF can be made')
  expect(silent.get('Mail')).toMatch(/^warning: Kept as files: no mail server is set\./)

  const behind = await textsOf({
    findLag: async () => ({ follows: true, bytes: 20_000_000 }),
    askSearchHost: () => Promise.reject(new Error('connection refused by 10.1.2.3')),
  })
  expect(behind.get('Replica')).toBe('warning: 20.0 MB behind')
  expect(behind.get('Search')).toContain('failing: The search host does not answer')
  const refused = await textsOf({ findLag: () => Promise.reject(new Error('no password for jo')) })
  expect(refused.get('Replica')).toBe('failing: Does not answer')
  rmSync(dataDir, { recursive: true })
})
