import type { RateLimiterRes } from 'rate-limiter-flexible'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryLimiter } from './memory-limiter.server.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const after = (seconds: number) => vi.setSystemTime(new Date('2026-03-01T09:00:00Z').getTime() + seconds * 1_000)

/** Null where the points lasted, else the seconds until the window ends. */
function spend(limiter: MemoryLimiter, caller: string, points?: number): Promise<number | null> {
  return limiter.consume(caller, points).then(
    () => null,
    (refusal: RateLimiterRes) => refusal.msBeforeNext / 1_000,
  )
}

it('a caller has so many points in a window, others have their own', async () => {
  const limiter = new MemoryLimiter({ name: 'test', points: 3, windowSeconds: 60 })
  after(0)
  for (const expected of [null, null, null, 60]) expect(await spend(limiter, 'a')).toBe(expected)
  expect(await spend(limiter, 'b')).toBeNull()
  after(45.5)
  expect(await spend(limiter, 'a')).toBe(14.5)
  after(60)
  expect(await spend(limiter, 'a')).toBeNull()
})

it('calls cost the points they name, and points come back', async () => {
  const limiter = new MemoryLimiter({ name: 'test', points: 100, windowSeconds: 60 })
  after(0)
  expect(await spend(limiter, 'a', 60)).toBeNull()
  expect(await spend(limiter, 'a', 60)).toBe(60)
  await limiter.reward('a', 60)
  expect(await limiter.get('a')).toMatchObject({ consumedPoints: 60, remainingPoints: 40 })
  expect(await limiter.get('b')).toBeNull()
})

it('callers beyond the most are forgotten, oldest window first, and so are those whose window has ended', async () => {
  const limiter = new MemoryLimiter({ name: 'test', points: 1, windowSeconds: 60 }, 100)
  after(0)
  for (let caller = 0; caller < 10_000; caller++) await spend(limiter, String(caller))
  expect(limiter.size).toBe(100)
  expect(await spend(limiter, '9999')).toBe(60)
  expect(await spend(limiter, '0')).toBeNull()
  after(61)
  await spend(limiter, 'new')
  expect(limiter.size).toBe(1)
})
