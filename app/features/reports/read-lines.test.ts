import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { item, room } from '@specify/schedule/testing/edits.ts'
import { readLines } from './read-lines.server.ts'
import type { EvidenceSchedule } from './schedule.ts'

it('lines of many products leave turns to others while they are looked up (F-16)', async () => {
  const lookUps = new Map<string, number>()
  const findListed = (sku: string) => {
    lookUps.set(sku, (lookUps.get(sku) ?? 0) + 1)
    for (const until = performance.now() + 2; performance.now() < until;);
    return null
  }
  const items = Array.from({ length: 100 }, (_, index) => item(`line ${index}`, `A${index}`))
  const rooms = [room('Bath', ...items), room('Kitchen', ...items)]
  let isRead = false
  let turns = 0
  const others = (async () => {
    for (; !isRead; turns++) await nextTurn()
  })()
  const lines = await readLines({
    project: { rooms, unitTypes: [] },
    reader: { findListed },
  } as unknown as EvidenceSchedule)
  isRead = true
  await others
  expect(lines).toHaveLength(200)
  expect([...lookUps.values()]).toEqual(items.map(() => 1))
  // Slices are 8 ms long.
  expect(turns).toBeGreaterThan(15)
})
