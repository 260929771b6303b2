import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { clearThrottles, countAttempt, findWait, forgiveAttempt, throttleKey } from './throttle.server.ts'

const db = useDatabase()
const THREE = { limit: 3, windowSeconds: 60 }
const START = new Date('2026-03-01T09:00:00Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000)

it('lets so many through in a window, says how long to wait, and begins anew', async () => {
  const key = throttleKey('test', randomUUID())
  for (const second of [0, 10, 20]) expect(await countAttempt(db(), key, THREE, after(second))).toBeNull()
  expect(await findWait(db(), key, THREE, after(25))).toBe(35)
  expect(await countAttempt(db(), key, THREE, after(30))).toBe(30)
  expect(await countAttempt(db(), key, THREE, after(59.5))).toBe(1)
  expect(await findWait(db(), key, THREE, after(60))).toBeNull()
  expect(await countAttempt(db(), key, THREE, after(60))).toBeNull()
})

it('counts many at once exactly', async () => {
  const key = throttleKey('test', randomUUID())
  const answers = await Promise.all(Array.from({ length: 20 }, () => countAttempt(db(), key, THREE, START)))
  expect(answers.filter((answer) => answer === null)).toHaveLength(3)
})

it('takes back what was well, and forgets all that begins alike', async () => {
  const person = randomUUID()
  const key = throttleKey('test', person, 'here')
  for (let attempt = 0; attempt < 3; attempt++) await countAttempt(db(), key, THREE, START)
  await forgiveAttempt(db(), [key])
  expect(await countAttempt(db(), key, THREE, START)).toBeNull()
  expect(await countAttempt(db(), key, THREE, START)).toBe(60)
  await clearThrottles(db(), throttleKey('test', person))
  expect(await countAttempt(db(), key, THREE, START)).toBeNull()
})
