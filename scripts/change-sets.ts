import { countText } from '@specify/core/text/count-text.ts'
import { KIND_TEXT, NO_COUNTS, setName, STATE_TEXT } from '#app/features/changes/change-set.ts'
import { rollBackSet } from '#app/features/changes/store/rollbacks.server.ts'
import { startDue } from '#app/features/changes/worker/change-jobs.server.ts'
import { runJob } from '#app/features/changes/worker/run-job.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'

const SHOWN = 50

/** Prints the last change sets, the newest first, a line each. */
export async function printChangeSets(db: Database): Promise<number> {
  const sets = await db
    .selectFrom('change_set')
    .select(['number', 'kind', 'name', 'state', 'author_name', 'created_at', 'counts', 'problem'])
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()
  if (sets.length === 0) console.log('There are no changes yet.')
  for (const { number, kind, name, state, author_name, created_at, counts, problem } of sets) {
    const { added, changed, withdrawn } = { ...NO_COUNTS, ...counts }
    const what = `${countText(added)} added, ${countText(changed)} changed, ${countText(withdrawn)} withdrawn`
    const parts = [
      setName(number),
      created_at.toISOString().slice(0, 16),
      STATE_TEXT[state],
      KIND_TEXT[kind],
      name,
      author_name,
      what,
    ]
    console.log([...parts, problem].filter(Boolean).join('  '))
  }
  return 0
}

/** Takes a set back, such as `C12`. The exit code is 1 where products have changed since, which is said. */
export async function rollBackByName(db: Database, name: string, directory: string): Promise<number> {
  const [, number] = /^C?(\d{1,18})$/i.exec(name) ?? []
  const set =
    number && (await db.selectFrom('change_set').select('set_id').where('number', '=', number).executeTakeFirst())
  if (!set) return fail(`There are no changes ${name}.`)
  const by = commandLine('catalogue.apply')
  const setId = await rollBackSet(db, { by, requestId: null, setId: set.set_id }, new Date())
  await runJob(db, { setId, job: 'plan', directory }, new Date())
  await startDue(db, new Date())
  await runJob(db, { setId, job: 'apply', directory }, new Date())
  const { state, problem, counts } = await db
    .selectFrom('change_set')
    .select(['state', 'problem', 'counts'])
    .where('set_id', '=', setId)
    .executeTakeFirstOrThrow()
  const { added, changed, withdrawn } = { ...NO_COUNTS, ...counts }
  if (state !== 'applied') return fail(`Not rolled back. ${problem || `It is ${STATE_TEXT[state].toLowerCase()}.`}`)
  console.log(`${setName(number)} is rolled back: ${added} added, ${changed} changed, ${withdrawn} withdrawn`)
  return 0
}

function fail(message: string): number {
  console.error(message)
  return 1
}
