import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { addConfirmedAccount } from '../store/commands.server.ts'
import { findCredentials } from '../store/queries.server.ts'
import { NO_COOKIES, writeSessionCookies } from './cookies.ts'
import { endSessions, openSession, removeEndedSessions, resumeSession } from './commands.server.ts'
import { touchSession } from './touch-session.server.ts'

const db = useDatabase()

const START = new Date('2026-03-01T09:00:00Z')
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000)
const afterSeconds = (seconds: number) => after(seconds / 3_600)

async function newAccount(): Promise<string> {
  const email = `jo-${randomUUID()}@studio.test`
  const account = { email, passwordHash: 'x', profile: null, legalEntity: null, isInternal: false }
  await addConfirmedAccount(db(), account, START)
  return (await findCredentials(db(), email))!.accountId
}

const begin = (accountId: string, now: Date, { isRemembered = false, carried = NO_COOKIES } = {}) =>
  openSession(db(), { accountId, isRemembered, carried }, now)
const holds = async (session: string, now: Date) => (await touchSession(db(), session, now)) !== null

describe('a session', () => {
  it('ends when it was not used for twelve hours (F-22)', async () => {
    const { session } = await begin(await newAccount(), START)
    expect(await holds(session, after(11.9))).toBe(true)
    expect(await holds(session, after(23.8))).toBe(true)
    expect(await holds(session, after(35.9))).toBe(false)
  })

  it('ends after thirty days, however much it is used (F-22)', async () => {
    const { session } = await begin(await newAccount(), START)
    for (let hour = 10; hour < 30 * 24; hour += 10) expect(await holds(session, after(hour))).toBe(true)
    expect(await holds(session, after(30 * 24 + 1))).toBe(false)
  })

  it('outlives a clock that is set back, and gains no more than that (F-22)', async () => {
    const { session } = await begin(await newAccount(), START)
    expect(await holds(session, after(-24))).toBe(true)
    expect(await holds(session, after(11.9))).toBe(true)
    expect(await holds(session, after(24))).toBe(false)
  })

  it('is bound to HTTPS and this host where the site is served by HTTPS (T-064)', () => {
    expect(writeSessionCookies({ session: 's', remember: 'r' }, true)).toEqual([
      '__Host-session=s; Path=/; HttpOnly; SameSite=Lax; Secure',
      '__Host-remember=r; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure',
    ])
  })

  it('is known by its secret only', async () => {
    const { session } = await begin(await newAccount(), START)
    expect(await holds(`${session.slice(0, -1)}${session.endsWith('A') ? 'B' : 'A'}`, START)).toBe(false)
    const kept = await db().selectFrom('session').selectAll().execute()
    expect(JSON.stringify(kept.map(({ token_hash: hash }) => hash.toString('latin1')))).not.toContain(session)
  })

  it('ends where another one begins in the same browser, with the memory of it', async () => {
    const accountId = await newAccount()
    const elsewhere = await begin(accountId, START)
    const before = await begin(accountId, START, { isRemembered: true })
    const carried = { session: before.session, remember: before.remember! }
    const next = await begin(accountId, START, { carried })
    expect(await holds(next.session, START)).toBe(true)
    expect(await holds(elsewhere.session, START)).toBe(true)
    expect(await holds(before.session, START)).toBe(false)
    expect(await resumeSession(db(), before.remember!, START)).toBeNull()
  })
})

describe('somebody who is remembered', () => {
  const remembered = async (accountId: string) => {
    const { remember } = await begin(accountId, START, { isRemembered: true })
    return remember!
  }

  it('comes back for thirty days from signing in, each time by another token', async () => {
    const first = await remembered(await newAccount())
    const second = await resumeSession(db(), first, after(20 * 24))
    expect(await holds(second!.session, after(20 * 24))).toBe(true)
    expect(second!.remember).not.toBe(first)
    expect(await resumeSession(db(), second!.remember!, after(29 * 24))).not.toBeNull()
    const third = await remembered(await newAccount())
    expect(await resumeSession(db(), third, after(30 * 24 + 1))).toBeNull()
  })

  it('may show the old token in requests that were on their way together', async () => {
    const first = await remembered(await newAccount())
    await resumeSession(db(), first, START)
    const together = await resumeSession(db(), first, afterSeconds(30))
    expect(await holds(together!.session, afterSeconds(30))).toBe(true)
    expect(together!.remember).toBeUndefined()
  })

  it('is signed out everywhere in that line when an old token turns up late', async () => {
    const accountId = await newAccount()
    const stolen = await remembered(accountId)
    const elsewhere = await begin(accountId, START, { isRemembered: true })
    const owner = await resumeSession(db(), stolen, after(1))
    expect(await resumeSession(db(), stolen, after(2))).toBeNull()
    expect(await holds(owner!.session, after(2))).toBe(false)
    expect(await resumeSession(db(), owner!.remember!, after(2))).toBeNull()
    expect(await holds(elsewhere.session, after(2))).toBe(true)
  })

  it('is forgotten when all sessions end', async () => {
    const accountId = await newAccount()
    const token = await remembered(accountId)
    await endSessions(db(), accountId)
    expect(await resumeSession(db(), token, START)).toBeNull()
  })
})

it('what has ended is removed, and nothing else', async () => {
  const accountId = await newAccount()
  const { session: old } = await begin(accountId, START)
  const { session: used } = await begin(accountId, after(10))
  await removeEndedSessions(db(), after(13))
  expect(await holds(old, after(1))).toBe(false)
  expect(await holds(used, after(13))).toBe(true)
})
