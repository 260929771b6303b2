import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForRoom } from './large-answers.server.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Requests of an address for large answers; each is `begun` once there is room. */
function ask(clientAddress: string, count: number) {
  return Array.from({ length: count }, () => {
    const leaves = new AbortController()
    const asked = { isBegun: false, atEnd: [] as (() => void)[], leaves }
    const request = new Request('http://site.test/', { signal: leaves.signal })
    void waitForRoom({ request, clientAddress, atEnd: asked.atEnd }).then(
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
  const asked = [...ask('10.0.0.1', 6), ...ask('10.0.0.2', 6), ...ask('10.0.0.3', 6)]
  const [first] = await begun(asked)
  expect(await begun(asked)).toHaveLength(12)
  first?.atEnd[0]?.()
  expect(await begun(asked)).toHaveLength(13)
  await endAll(asked)
})

it('one address leaves room for others', async () => {
  const many = ask('10.0.0.4', 40)
  const other = ask('10.0.0.5', 1)
  expect(await begun(many)).toHaveLength(11)
  expect(await begun(other)).toHaveLength(1)
  await endAll([...many, ...other])
})

it('nobody waits for long for one that is read slowly, nor for one that left while it waited', async () => {
  const slow = [...ask('10.0.0.6', 6), ...ask('10.0.0.7', 6)]
  const gone = ask('10.0.0.8', 1)
  const next = ask('10.0.0.9', 1)
  expect(await begun(slow)).toHaveLength(12)
  gone[0]?.leaves.abort()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await begun(next)).toHaveLength(1)
  expect(await begun(gone)).toHaveLength(0)
  await endAll(next)
})
