import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VISITOR } from '@specify/core/actor.ts'
import { admitLargeAnswer, afterAnswer } from './large-answers.server.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Requests of an address for large answers; each is `begun` once there is room. */
function ask(clientAddress: string, count: number, lines = 2_000) {
  return Array.from({ length: count }, () => {
    const leaves = new AbortController()
    const asked = { isBegun: false, atEnd: [] as (() => void)[], leaves }
    const request = new Request('http://site.test/', { signal: leaves.signal })
    void admitLargeAnswer({ actor: VISITOR, request, clientAddress, atEnd: asked.atEnd }, lines).then(
      () => (asked.isBegun = true),
      () => {},
    )
    return asked
  })
}

const begun = async (asked: ReturnType<typeof ask>) => {
  await vi.advanceTimersByTimeAsync(0)
  return asked.filter(({ isBegun }) => isBegun)
}

async function endAll(asked: ReturnType<typeof ask>): Promise<void> {
  for (const { leaves } of asked) leaves.abort()
  for (const { atEnd } of asked) for (const end of atEnd) end()
  await vi.advanceTimersByTimeAsync(0)
}

it('few lie in memory at once; each that was read makes room for the next', async () => {
  const asked = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.1.1'].flatMap((address) => ask(address, 4))
  const [first] = await begun(asked)
  expect(await begun(asked)).toHaveLength(12)
  first?.atEnd[0]?.()
  expect(await begun(asked)).toHaveLength(13)
  await endAll(asked)
})

it('one address leaves room for others', async () => {
  const many = ask('10.0.0.4', 40)
  const other = ask('10.0.0.5', 1)
  expect(await begun(many)).toHaveLength(4)
  expect(await begun(other)).toHaveLength(1)
  await endAll([...many, ...other])
})

it('of the largest two lie in memory at once, beside the others', async () => {
  const huge = ['10.0.2.1', '10.0.2.2', '10.0.2.3'].flatMap((address) => ask(address, 2, 20_000))
  const large = ask('10.0.2.1', 1)
  expect(await begun(huge)).toHaveLength(2)
  expect(await begun(large)).toHaveLength(1)
  await endAll([...huge, ...large])
})

it('nobody waits for one that left, and a second call of a request has its place', async () => {
  const slow = ['10.0.0.6', '10.0.0.7', '10.0.0.8'].flatMap((address) => ask(address, 4))
  const [gone] = ask('10.0.1.8', 1)
  const [next] = ask('10.0.1.9', 1)
  expect(await begun(slow)).toHaveLength(12)
  gone!.leaves.abort()
  slow[0]!.leaves.abort()
  expect(await begun([next!])).toHaveLength(1)
  expect(await begun([gone!])).toHaveLength(0)
  const again = {
    actor: VISITOR,
    request: new Request('http://site.test/'),
    clientAddress: '10.0.1.9',
    atEnd: next!.atEnd,
  }
  await admitLargeAnswer(again, 2_000)
  await endAll([...slow, next!])
})

it('work after an answer keeps its place until it is done, though the connection has closed', async () => {
  const done = Promise.withResolvers<void>()
  const closed = AbortSignal.abort()
  const request = new Request('http://site.test/', { signal: closed })
  const working = afterAnswer({ actor: VISITOR, request, clientAddress: '10.0.3.1', atEnd: [] }, async (later) => {
    await admitLargeAnswer(later, 20_000)
    await done.promise
  })
  const next = ['10.0.3.2', '10.0.3.3'].flatMap((address) => ask(address, 1, 20_000))
  expect(await begun(next)).toHaveLength(1)
  done.resolve()
  await working
  expect(await begun(next)).toHaveLength(2)
  await endAll(next)
})
