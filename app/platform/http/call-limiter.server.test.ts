import { expect, it } from 'vitest'
import { CallLimiter } from './call-limiter.server.ts'

function limiterAt(limits: { points: number; duration: number; maxCallers?: number }) {
  const clock = { now: 0 }
  return { clock, limiter: new CallLimiter({ ...limits, now: () => clock.now }) }
}

it('a caller has so many points in a window, others have their own', () => {
  const { clock, limiter } = limiterAt({ points: 3, duration: 60 })
  expect([1, 2, 3, 4].map(() => limiter.spend('a'))).toEqual([null, null, null, 60])
  expect(limiter.spend('b')).toBeNull()
  clock.now = 45_500
  expect(limiter.spend('a')).toBe(15)
  clock.now = 60_000
  expect(limiter.spend('a')).toBeNull()
})

it('calls cost what they are told to', () => {
  const { limiter } = limiterAt({ points: 100, duration: 60 })
  expect(limiter.spend('a', 60)).toBeNull()
  expect(limiter.spend('a', 60)).toBe(60)
})

it('callers beyond the most are forgotten, oldest window first, and so are those whose window has ended', () => {
  const { clock, limiter } = limiterAt({ points: 1, duration: 60, maxCallers: 100 })
  for (let caller = 0; caller < 10_000; caller++) limiter.spend(String(caller))
  expect(limiter.size).toBe(100)
  expect(limiter.spend('9999')).toBe(60)
  expect(limiter.spend('0')).toBeNull()
  clock.now = 61_000
  limiter.spend('new')
  expect(limiter.size).toBe(1)
})
