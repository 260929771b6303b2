import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { EMBEDDED_USER } from '#app/platform/postgres/embedded-postgres.server.ts'
import { startDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { connect, type DatabaseHandle } from '../database/database.server.ts'
import { Limits } from './limits.server.ts'
import { limit, useLimits } from './testing/use-limits.ts'

const db = useDatabase()
const { log, rowsOf, warnings } = useLimits(db)

describe('with the database away', () => {
  async function openBehindProxy() {
    const proxy = await startDatabaseProxy(path.join(inject('postgresSocket'), '.s.PGSQL.5432'))
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db())
    const handle: DatabaseHandle = await connect({
      connectionString: `postgres://${EMBEDDED_USER}@127.0.0.1:${proxy.port}/${rows[0]?.name}`,
    })
    onTestFinished(async () => {
      proxy.set('closed')
      proxy.close()
      await handle.close()
    })
    return { proxy, limits: new Limits(handle.db, log) }
  }

  it.each(['closed', 'silent'] as const)('memory counts, at once (%s) (F-04)', async (mode) => {
    const { proxy, limits } = await openBehindProxy()
    const three = limit()
    expect(await limits.spend(three, 'a')).toBeNull()
    proxy.set(mode)
    const started = performance.now()
    for (const expected of [null, null, null, 60, 60]) expect(await limits.spend(three, 'a')).toBe(expected)
    expect(await limits.waitOf(three, 'a')).toBe(60)
    await limits.refund(three, 'a')
    for (let call = 0; call < 100; call++) expect(await limits.spend(three, String(call))).toBeNull()
    // One call waits for the database, those after it do not.
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(warnings).toHaveLength(1)
  })

  it('the database counts again once it is back', async () => {
    const { proxy, limits } = await openBehindProxy()
    const three = limit()
    proxy.set('closed')
    expect(await limits.spend(three, 'a')).toBeNull()
    expect(await rowsOf(three)).toEqual([])
    proxy.set('open')
    await expect
      .poll(async () => (await limits.spend(three, randomUUID()), (await rowsOf(three)).length), {
        timeout: 20_000,
        interval: 500,
      })
      .toBeGreaterThan(0)
  })
})
