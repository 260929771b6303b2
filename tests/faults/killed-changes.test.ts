import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { useChangeSets } from '#app/features/changes/testing/use-change-sets.ts'
import { applySet } from '#app/features/changes/store/change-states.server.ts'
import { rollBackSet } from '#app/features/changes/store/rollbacks.server.ts'
import { startDue } from '#app/features/changes/worker/change-jobs.server.ts'
import { runJob } from '#app/features/changes/worker/run-job.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'

const handle = useDatabaseHandle()
const db = () => handle().db
const { plan, read, at, catalogue, directory } = useChangeSets(db)
const folder = mkdtempSync(path.join(os.tmpdir(), 'specify-kills-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PRODUCTS = 400
/** Number of kills; `KILLS=50 npx vitest run tests/faults/killed-changes.test.ts` does fifty. */
const KILLS = Number(process.env['KILLS'] ?? 4)
const BY = { by: commandLine('catalogue.apply'), requestId: null }
const NOW = { dueAt: null, untilAt: null, zone: 'au' } as const

const feed = (warranty: string) =>
  Array.from({ length: PRODUCTS }, (_, n) =>
    JSON.stringify({
      productId: `p${n}`,
      name: `Product ${n}`,
      categories: [{ categoryId: 'c', name: 'Basins', _url: '/products/basins/' }],
      variants: [{ sku: `SKU-${n}`, attributes: { colour: 'Chrome', warranty } }],
    }),
  ).join('\n')

/** Does a job in a process that is killed after some time; says whether it had ended by itself. */
async function workAndKill(setId: string, afterMs: number): Promise<boolean> {
  const script = path.join(folder, 'work.ts')
  const root = path.resolve('.')
  writeFileSync(
    script,
    `import { connect } from '${root}/app/platform/database/database.server.ts'
     import { runJob } from '${root}/app/features/changes/worker/run-job.server.ts'
     const handle = await connect(${JSON.stringify(handle().connection)})
     console.log('begins')
     await runJob(handle.db, { setId: '${setId}', job: 'apply', directory: '${folder}' }, new Date())
     await handle.close()`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'], cwd: root })
  await once(child.stdout, 'data')
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  return code === 0
}

/** The number of connections that still work for a killed process. */
async function settled(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(db())
      return rows[0]!.count
    })
    .toBe(0)
}

it(
  'a set that is killed while it is applied or rolled back is done whole or not at all (T-151)',
  { timeout: 1_800_000 },
  async () => {
    await runApply(await plan('feed', feed('1 year')))
    let isApplied = false
    let setId = await plan('feed', feed('2 years'))
    const states = { before: await catalogue(), after: null as Awaited<ReturnType<typeof catalogue>> | null }
    for (let kill = 0; kill < KILLS; kill++) {
      let job = setId
      if (isApplied) {
        job = await rollBackSet(db(), { ...BY, setId }, at())
        await runJob(db(), { setId: job, job: 'plan', directory }, at())
        await startDue(db(), at())
      } else await applySet(db(), { ...BY, setId, times: NOW }, at())
      await workAndKill(job, 20 + Math.round((kill / KILLS) * 700))
      await settled()
      const { state } = await read(job)
      const now = await catalogue()
      const isDone = state === 'applied'
      if (isDone && !isApplied) states.after ??= now
      expect(now).toEqual(isDone === isApplied ? states.before : states.after)
      if (!isDone) await runJob(db(), { setId: job, job: 'apply', directory }, at())
      expect((await read(job)).state).toBe('applied')
      if (isApplied) setId = await plan('feed', feed('2 years'))
      else states.after ??= await catalogue()
      isApplied = !isApplied
    }
  },
)

async function runApply(setId: string): Promise<void> {
  await applySet(db(), { ...BY, setId, times: NOW }, at())
  await runJob(db(), { setId, job: 'apply', directory }, at())
}
