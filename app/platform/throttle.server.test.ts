import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { clearThrottles, countAttempt, countAttempts, forgiveAttempts, throttleKey } from './throttle.server.ts'

const db = useDatabase()
const THREE = { limit: 3, windowSeconds: 60 }
const TEN = { limit: 10, windowSeconds: 900 }
const START = new Date('2026-03-01T09:00:00Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000)
const counted = (throttle = THREE) => ({ key: throttleKey('test', randomUUID()), throttle })

it('lets so many through in a window, says how long to wait, and begins anew', async () => {
  const three = counted()
  for (const second of [0, 10, 20]) expect(await countAttempt(db(), three, after(second))).toBeNull()
  expect(await countAttempt(db(), three, after(30))).toBe(30)
  expect(await countAttempt(db(), three, after(59.5))).toBe(1)
  expect(await countAttempt(db(), three, after(60))).toBeNull()
})

it('counts many at once exactly', async () => {
  const three = counted()
  const answers = await Promise.all(Array.from({ length: 20 }, () => countAttempt(db(), three, START)))
  expect(answers.filter((answer) => answer === null)).toHaveLength(3)
})

it('counts under several names at once, each where those before it hold', async () => {
  const [account, place] = [counted(), counted(TEN)]
  const both = { unless: null, counted: [account, place] }
  const answers = await Promise.all(Array.from({ length: 30 }, () => countAttempts(db(), both, START)))
  expect(answers.filter((answer) => answer === null)).toHaveLength(3)
  expect(answers.filter((answer) => answer === 60)).toHaveLength(27)
  // What was held back by the account does not count against the place.
  for (let more = 0; more < 7; more++) expect(await countAttempt(db(), place, START)).toBeNull()
  expect(await countAttempts(db(), { unless: null, counted: [counted(), place] }, START)).toBe(900)
})

it('counts nothing where something else has happened as often as it may', async () => {
  const [unless, three] = [counted(), counted()]
  const attempts = { unless, counted: [three] }
  for (let time = 0; time < 3; time++) {
    expect(await countAttempts(db(), attempts, START)).toBeNull()
    await countAttempt(db(), unless, START)
  }
  await forgiveAttempts(db(), [three.key])
  expect(await countAttempts(db(), attempts, after(25))).toBe(35)
  expect(await countAttempt(db(), three, START)).toBeNull()
  expect(await countAttempt(db(), three, START)).toBe(60)
  expect(await countAttempts(db(), { unless, counted: [counted()] }, after(60))).toBeNull()
})

it('takes back what was well, and forgets all that begins alike', async () => {
  const person = randomUUID()
  const three = { key: throttleKey('test', person, 'here'), throttle: THREE }
  for (let attempt = 0; attempt < 3; attempt++) await countAttempt(db(), three, START)
  await forgiveAttempts(db(), [three.key])
  expect(await countAttempt(db(), three, START)).toBeNull()
  expect(await countAttempt(db(), three, START)).toBe(60)
  await clearThrottles(db(), throttleKey('test', person))
  expect(await countAttempt(db(), three, START)).toBeNull()
})

it('counts and takes back at once without two waiting for each other', async () => {
  const [account, place] = [counted(), counted()]
  const many = { limit: 10_000, windowSeconds: 60 }
  const both = [account, place].map(({ key }) => ({ key, throttle: many }))
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      expect(await countAttempts(db(), { unless: null, counted: both }, START)).toBeNull()
      await forgiveAttempts(db(), [account.key, place.key])
    }),
  )
  const rows = await db().selectFrom('throttle').select('count').where('key', 'in', [account.key, place.key]).execute()
  expect(rows).toEqual([{ count: 0 }, { count: 0 }])
})

it('leaves what else is written waiting for the disk', async () => {
  await db()
    .connection()
    .execute(async (connection) => {
      await sql`set synchronous_commit = on`.execute(connection)
      await countAttempt(connection, counted(), START)
      const { rows } = await sql`show synchronous_commit`.execute(connection)
      expect(rows).toEqual([{ synchronous_commit: 'on' }])
    })
})
