import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DrillProblem } from './find-backup.server.ts'

const LOOK_MS = 500
/** A database that replays a log answers; one that is away for so long has given it up. */
const AWAY_MS = 30_000

/** Waits until a database has replayed the log that it was given. @throws DrillProblem where it does not in time. */
export async function untilRecovered(connection: pg.ClientConfig, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs
  let answeredAt = performance.now()
  while (performance.now() < deadline) {
    const isRecovering = await ask(connection)
    if (isRecovering === false) return
    if (isRecovering) answeredAt = performance.now()
    else if (performance.now() - answeredAt > AWAY_MS)
      throw new DrillProblem('The log after the backup cannot be replayed: the database ended while it was.')
    await sleep(LOOK_MS)
  }
  throw new DrillProblem('The log after the backup was not replayed in time.')
}

/** Null where it does not answer. */
async function ask(connection: pg.ClientConfig): Promise<boolean | null> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // it may end
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as recovering')
    return rows[0].recovering === true
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
