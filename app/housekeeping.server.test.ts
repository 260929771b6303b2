import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createLogger } from '#app/platform/log.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer } from '#tests/support/orders.ts'
import { keepHouse } from './housekeeping.server.ts'

const db = useDatabase()
const NOW = new Date('2026-06-30T00:00:00Z')
const log = createLogger({ logLevel: 'warn' })
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

async function givenProject(accountId: string, name: string, deleted: Date | null): Promise<string> {
  const details = { project_type: 'hotel', project_location: 'NSW', opportunity_number: '', project_version: '1' }
  const more = { username: 'Jo', customer: '{}', rooms: '[]', is_internal: false, locale: 'au' } as const
  const dates = { created_at: daysAgo(400), changed_at: daysAgo(400), deleted_at: deleted }
  const { project_id: id } = await db()
    .insertInto('project')
    .values({ account_id: accountId, project_name: name, ...details, ...more, ...dates })
    .returning('project_id')
    .executeTakeFirstOrThrow()
  const change = { change: 'edit', account_id: accountId, changed_at: daysAgo(400), project_id: id }
  await db()
    .insertInto('project_history')
    .values({ ...change, version: 1, before: '{}' })
    .execute()
  await db()
    .insertInto('project_change')
    .values({ ...change, version: 2, delta: '{"in":[]}' })
    .execute()
  return id
}

async function givenQuote(accountId: string, projectId: string, changed: Date): Promise<void> {
  const issued = { label: 'A', purpose: '', note: '', version: 1, author: 'Jo', schedule: '', products: '' }
  const { revision_id: revisionId } = await db()
    .insertInto('project_revision')
    .values({ project_id: projectId, account_id: accountId, issued_at: daysAgo(300), ...issued })
    .returning('revision_id')
    .executeTakeFirstOrThrow()
  const about = { account_id: accountId, project_id: projectId, revision_id: revisionId, locale: 'au' } as const
  const state = { status: 'closed', request: '{}', requested_at: daysAgo(300), changed_at: changed } as const
  await db()
    .insertInto('quote')
    .values({ quote_number: randomUUID().slice(0, 20), ...about, ...state })
    .execute()
}

async function givenMail(about: string, sent: Date | null, failed: Date | null, created = daysAgo(40)): Promise<void> {
  const to = { kind: 'x', recipient: 'a@b.test', account_id: null, locale: 'au', about }
  await db()
    .insertInto('mail_outbox')
    .values({ ...to, created_at: created, next_attempt_at: NOW, sent_at: sent, failed_at: failed })
    .execute()
}

/** Each enquiry and feedback is looked after, and has a note. */
async function givenNotes(): Promise<void> {
  for (const [kind, table, id] of [
    ['enquiry', 'enquiry', 'enquiry_id'],
    ['feedback', 'feedback', 'id'],
  ] as const) {
    await sql`insert into work_item (kind, item_id, changed_at) select ${kind}, ${sql.ref(id)}, ${NOW}
      from ${sql.table(table)}`.execute(db())
    await sql`insert into work_note (kind, item_id, text, created_at) select ${kind}, ${sql.ref(id)}, 'Rang.', ${NOW}
      from ${sql.table(table)}`.execute(db())
  }
}

async function givenAccount(email: string, created: Date, verified: Date | null, tokenUntil?: Date): Promise<void> {
  const dates = { created_at: created, changed_at: created, verified_at: verified }
  const { account_id: accountId } = await db()
    .insertInto('account')
    .values({ email, password_hash: '', legal_entity: null, ...dates })
    .returning('account_id')
    .executeTakeFirstOrThrow()
  if (!tokenUntil) return
  const token = { token_hash: Buffer.from(email), account_id: accountId, purpose: 'verify', used_at: null } as const
  await db()
    .insertInto('account_token')
    .values({ ...token, expires_at: tokenUntil })
    .execute()
}

const house = () => keepHouse({ db: db(), log }, NOW)

describe('housekeeping', () => {
  it('removes deleted projects with their history after 30 days, those with recent quotes later (T-130)', async () => {
    const accountId = await givenBuyer(db())
    const kept = await givenProject(accountId, 'kept', null)
    const young = await givenProject(accountId, 'young', daysAgo(29))
    const quoted = await givenProject(accountId, 'quoted', daysAgo(31))
    const old = await Promise.all(
      Array.from({ length: 3 }, (_, index) => givenProject(accountId, `old ${index}`, daysAgo(31 + index))),
    )
    await givenQuote(accountId, quoted, daysAgo(29))
    await givenQuote(accountId, old[0]!, daysAgo(31))
    await house()
    for (const table of ['project', 'project_change', 'project_history'] as const) {
      const rows = await db().selectFrom(table).select('project_id').execute()
      expect(rows.map((row) => row.project_id).toSorted()).toEqual([kept, young, quoted].toSorted())
    }
  })

  it('removes mails 30 days after they were sent or given up, however many there are (T-130)', async () => {
    await Promise.all(Array.from({ length: 1_200 }, () => givenMail('sent long ago', daysAgo(31), null)))
    await givenMail('given up long ago', null, daysAgo(31))
    await givenMail('sent', daysAgo(29), null)
    await givenMail('given up', null, daysAgo(29))
    await givenMail('waiting', null, null, daysAgo(90))
    await house()
    const rows = await db().selectFrom('mail_outbox').select('about').execute()
    expect(rows.map(({ about }) => about ?? '').toSorted()).toEqual(['given up', 'sent', 'waiting'])
  })

  it('removes accounts that were not confirmed within seven days (T-130)', async () => {
    await givenAccount('old@a.test', daysAgo(8), null)
    await givenAccount('ended@a.test', daysAgo(8), null, daysAgo(1))
    await givenAccount('mailed-again@a.test', daysAgo(8), null, new Date(NOW.getTime() + 60_000))
    await givenAccount('young@a.test', daysAgo(6), null)
    await givenAccount('confirmed@a.test', daysAgo(800), daysAgo(799))
    await house()
    const rows = await db().selectFrom('account').select('email').where('email', 'like', '%@a.test').execute()
    expect(rows.map(({ email }) => email).toSorted()).toEqual([
      'confirmed@a.test',
      'mailed-again@a.test',
      'young@a.test',
    ])
  })

  it('removes enquiries and feedback after two years', async () => {
    for (const days of [731, 729]) {
      const at = { locale: 'au', created_at: daysAgo(days) }
      await db()
        .insertInto('feedback')
        .values({ message: `${days}`, page: '/', ...at })
        .execute()
      await db()
        .insertInto('enquiry')
        .values({ mail_id: randomUUID(), form: JSON.stringify({ days }), ...at })
        .execute()
    }
    await givenNotes()
    await house()
    for (const table of ['work_item', 'work_note'] as const)
      expect(await db().selectFrom(table).select('kind').orderBy('kind').execute()).toEqual([
        { kind: 'enquiry' },
        { kind: 'feedback' },
      ])
    expect((await db().selectFrom('feedback').select('message').execute()).map(({ message }) => message)).toEqual([
      '729',
    ])
    expect((await db().selectFrom('enquiry').select('form').execute()).map(({ form }) => form)).toEqual([{ days: 729 }])
  })

  it('goes on where a part of it fails', async () => {
    await givenMail('sent long ago', daysAgo(31), null)
    const alsoEachRound = () => Promise.reject(new Error('out of order'))
    await keepHouse({ db: db(), log: createLogger({ logLevel: 'silent' }), alsoEachRound: [alsoEachRound] }, NOW)
    expect(await db().selectFrom('mail_outbox').select('about').where('about', '=', 'sent long ago').execute()).toEqual(
      [],
    )
  })
})
