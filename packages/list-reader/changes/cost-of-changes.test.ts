import { expect, it } from 'vitest'
import { changeRow, lineItem, roomOf } from '../testing/schedules.ts'
import type { ChangeRow } from './model.ts'
import { planChanges } from './plan-changes.ts'

/** Processor time in ms: other work on the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const ROOMS = Array.from({ length: 400 }, (_, at) =>
  roomOf(`Room ${at}`, null, ...Array.from({ length: 50 }, (_line, sku) => lineItem(`${at}-${sku}`, `S${sku}`, 3))),
)
const ALIKE = Array.from({ length: 2_000 }, (_, at) =>
  roomOf(
    `Room ${at}`,
    null,
    ...Array.from({ length: 10 }, (_line, tag) => lineItem(`${at}-${tag}`, 'S1', 3, `T-${tag}`)),
  ),
)

it.each<[string, typeof ROOMS, 'set' | 'changes', (at: number) => Partial<ChangeRow>]>([
  [
    'rooms that are there',
    ROOMS,
    'changes',
    (at) => ({ sku: `S${at % 50}`, from: 3, quantity: 4, room: `Room ${at % 400}` }),
  ],
  ['rooms that are not there', ROOMS, 'changes', (at) => ({ sku: `S${at % 50}`, quantity: 4, room: `Attic ${at}` })],
  ['no rooms', ROOMS, 'changes', (at) => ({ sku: `S${at % 50}`, quantity: 4 })],
  ['products that all go', ROOMS, 'changes', (at) => ({ sku: `S${at % 50}`, kind: 'remove' })],
  ['rooms that are made', ROOMS, 'set', (at) => ({ sku: `S${at % 50}`, quantity: 4, room: `Attic ${at}` })],
  ['one product everywhere', ALIKE, 'changes', (at) => ({ sku: 'S1', quantity: 4, room: `Room ${at}` })],
  [
    'one product that is replaced',
    ALIKE,
    'changes',
    (at) => ({ sku: at % 2 ? 'S2' : 'S1', kind: at % 2 ? 'in' : 'out', quantity: 1, room: `Room ${at}`, tag: 'T-1' }),
  ],
])('2,000 rows of %s are planned upon 20,000 lines in one turn', (_of, rooms, mode, row) => {
  const rows = Array.from({ length: 2_000 }, (_, at) => changeRow({ id: at, line: at + 1, ...row(at) }))
  let made = 0
  const started = cpuMs()
  planChanges({ unitTypes: [], rooms }, rows, {
    mode,
    answers: {},
    otherwise: '',
    removed: new Set(),
    newId: () => `n${made++}`,
  })
  expect(cpuMs() - started).toBeLessThan(400)
})
