import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScheduleRooms } from '@specify/schedule/model.ts'
import { changeRow, changesBetween, CODES, lineItem, quantitiesOf, roomOf, schedules } from '../testing/schedules.ts'
import type { ChangeAnswers, ChangeRow } from './model.ts'
import { planChanges } from './plan-changes.ts'

const [A, B, C, D] = CODES
let made = 0
const plan = (
  schedule: ScheduleRooms,
  rows: readonly Partial<ChangeRow>[],
  {
    mode = 'changes',
    answers = {},
    removed = [],
  }: { mode?: 'set' | 'changes'; answers?: ChangeAnswers; removed?: string[] } = {},
) =>
  planChanges(
    schedule,
    rows.map((row, id) => changeRow({ line: id + 1, ...row, id })),
    { mode, answers, otherwise: '', removed: new Set(removed), newId: () => `new ${made++}` },
  )

const ONE = {
  unitTypes: [{ id: 'a', name: 'Type A', count: 30 }],
  rooms: [
    roomOf('Level 3 - WC', null, lineItem('1', A, 12), lineItem('2', B, 10), lineItem('3', C, 8, 'BM-01')),
    roomOf('Level 2 - WC', null, lineItem('4', A, 4)),
    roomOf('Ensuite', 'a', lineItem('5', D, 2)),
  ],
} satisfies ScheduleRooms

const shown = (...args: Parameters<typeof plan>) => {
  const { rows, schedule } = plan(...args)
  return {
    rows: rows.map(({ state, effects, text, options }) =>
      state === 'asked' || state === 'refused'
        ? `${state}: ${text}${options.map((option) => ` [${option.text}]`).join('')}`
        : [state, ...effects.map(({ room, sku, was, now }) => `${room} ${sku} ${was}→${now}`)].join(' '),
    ),
    schedule,
  }
}

it('leads from any state of a building to any other, and what it does not name stays', () => {
  fc.assert(
    fc.property(schedules, schedules, (before, after) => {
      const planned = plan(before, changesBetween(before, after), { answers: { per: 'unit' } })
      const open = planned.rows.filter(({ state }) => state !== 'ready')
      // A room that the project does not have is asked about first.
      const rows = changesBetween(before, after).map((row) => {
        return open.some(({ id }) => planned.rows[id] !== undefined) && row.kind === 'add'
          ? { ...row, answers: placeOf(before, row) }
          : row
      })
      expect(quantitiesOf(plan(before, rows, { answers: { per: 'unit' } }).schedule)).toEqual(quantitiesOf(after))
    }),
    { numRuns: 500 },
  )
})

function placeOf({ rooms }: ScheduleRooms, { room }: ChangeRow): ChangeRow['answers'] {
  const there = rooms.find(({ name }) => name === room)
  return { place: there ? `room ${there.id}` : 'new' }
}

it('sets a state to any other, where the lines that it does not name are ticked', () => {
  fc.assert(
    fc.property(schedules, schedules, (before, after) => {
      const rows = after.rooms.flatMap(({ name, unitTypeId, items }) =>
        items.map(({ sku, quantity }) => ({ sku, quantity, room: name, unitType: unitTypeId ? 'Type A' : '' })),
      )
      fc.pre(rows.length > 0)
      const kept = plan(before, rows, { mode: 'set' })
      expect(quantitiesOf(kept.schedule)).toEqual({ ...quantitiesOf(before), ...quantitiesOf(after) })
      const removed = kept.unnamed.map(({ lineItemId }) => lineItemId)
      expect(quantitiesOf(plan(before, rows, { mode: 'set', removed }).schedule)).toEqual(quantitiesOf(after))
    }),
    { numRuns: 500 },
  )
})

describe('a change order', () => {
  it('says what each row does, and swaps a product in place', () => {
    const rows = [
      { sku: A, kind: 'set', from: 12, quantity: 16, room: 'Level 3' },
      { sku: B, kind: 'remove', quantity: 6, room: 'Level 3' },
      { sku: C, kind: 'out', room: 'Level 3' },
      { sku: D, kind: 'in', room: 'Level 3' },
    ] as const
    const { rows: said, schedule } = shown(ONE, rows)
    expect(said).toEqual([
      `ready Level 3 - WC ${A} 12→16`,
      `ready Level 3 - WC ${B} 10→4`,
      `ready Level 3 - WC ${C} 8→0`,
      `ready Level 3 - WC ${D} 0→8`,
    ])
    expect(schedule.rooms[0]?.items.map(({ id, sku, quantity, tag }) => [id, sku, quantity, tag])).toEqual([
      ['1', A, 16, ''],
      ['2', B, 4, ''],
      ['3', D, 8, 'BM-01'],
    ])
    expect(plan(ONE, rows).replaced).toEqual([
      expect.objectContaining({
        lines: [{ lineItemId: '3', roomName: 'Level 3 - WC', unitType: '', quantity: 8, units: 1 }],
      }),
    ])
  })

  it('asks how many go where fewer come, and takes the answer', () => {
    const swap = (answers: ChangeRow['answers']) =>
      shown(ONE, [
        { sku: A, kind: 'out', room: 'Level 3' },
        { sku: D, kind: 'in', quantity: 8, answers },
      ])
    expect(swap({}).rows[1]).toBe(
      'asked: There are 12; the list has 8 in their place. [8 of the 12 go, 8 come] [All 12 go, 8 come] [Leave this line out]',
    )
    expect(swap({}).rows[0]).toBe('asked: Waits for the line below.')
    expect(swap({ quantity: 'some' }).rows).toEqual([`ready Level 3 - WC ${A} 12→4`, `ready Level 3 - WC ${D} 0→8`])
    const left = (answers: ChangeRow['answers']) =>
      swap(answers).schedule.rooms[0]?.items.flatMap(({ sku, quantity }) =>
        sku === A || sku === D ? [`${quantity} ${sku}`] : [],
      )
    expect(left({})).toEqual([`12 ${A}`])
    expect(left({ quantity: 'some' })).toEqual([`4 ${A}`, `8 ${D}`])
    expect(left({ quantity: 'all' })).toEqual([`8 ${D}`])
    expect(left({ quantity: 'leave' })).toEqual([`12 ${A}`])
  })

  it('swaps some of a line into another', () => {
    const rows = [
      { sku: A, kind: 'out', quantity: 5, room: 'Level 3' },
      { sku: B, kind: 'in' },
    ] as const
    expect(shown(ONE, rows).rows).toEqual([`ready Level 3 - WC ${A} 12→7`, `ready Level 3 - WC ${B} 10→15`])
  })

  it.each([
    [
      'a place that is not there',
      { sku: A, kind: 'remove', room: 'Level 9' },
      'asked: There is no Level 9 in this project. Where is it? [Level 3 - WC: 12] [Level 2 - WC: 4] [Leave this line out]',
    ],
    [
      'another quantity than there is',
      { sku: B, from: 12, quantity: 16 },
      'asked: The list says from 12; there are 10. [Set it to 16: 10 → 16] [Change it by +4: 10 → 14] [Leave this line out]',
    ],
    [
      'more than there is',
      { sku: B, kind: 'remove', quantity: 16 },
      'asked: The list takes 16 away; there are 10. [Take all 10 away] [Leave this line out]',
    ],
    [
      'a product in two rooms',
      { sku: A, quantity: 5 },
      `asked: ${A} is in 2 lines. Which one is meant? [Level 3 - WC: 12] [Level 2 - WC: 4] [Leave this line out]`,
    ],
    ['a quantity that is one line’s', { sku: A, from: 4, quantity: 5 }, `ready Level 2 - WC ${A} 4→5`],
    ['all of a product', { sku: A, kind: 'remove' }, `ready Level 3 - WC ${A} 12→0 Level 2 - WC ${A} 4→0`],
    [
      'a product that is not there',
      { sku: CODES[4], kind: 'remove' },
      `refused: ${CODES[4]} is not in this project, or has been taken out above.`,
    ],
    [
      'a type’s quantity of either reading',
      { sku: D, quantity: 60 },
      'asked: Type A is built 30 times: is 60 for each, or for all of them? [60 in each: 1800 in all] [60 in all: 2 in each]',
    ],
    ['a type’s quantity for all', { sku: D, from: 60, quantity: 90 }, `ready Ensuite ${D} 2→3`],
    ['a type’s quantity for each', { sku: D, from: 2, quantity: 3 }, `ready Ensuite ${D} 2→3`],
    ['what is so already', { sku: B, quantity: 10 }, `same Level 3 - WC ${B} 10→10`],
  ] as const)('with %s', (_name, row, said) => {
    expect(shown(ONE, [row]).rows).toEqual([said])
  })

  it.each([
    ['place', { sku: A, kind: 'remove', room: 'Level 9', answers: { place: 'line 4' } }, `ready Level 2 - WC ${A} 4→0`],
    ['quantity', { sku: B, from: 12, quantity: 16, answers: { quantity: 'by' } }, `ready Level 3 - WC ${B} 10→14`],
    ['quantity', { sku: B, from: 12, quantity: 16, answers: { quantity: 'to' } }, `ready Level 3 - WC ${B} 10→16`],
    [
      'quantity',
      { sku: B, kind: 'remove', quantity: 16, answers: { quantity: 'all' } },
      `ready Level 3 - WC ${B} 10→0`,
    ],
    ['place', { sku: A, quantity: 5, answers: { place: 'leave' } }, 'skipped'],
    ['place', { sku: A, kind: 'add', quantity: 5, room: 'Attic', answers: { place: 'new' } }, `ready Attic ${A} 0→5`],
    [
      'place',
      { sku: A, kind: 'remove', room: 'Level 9', answers: { place: 'line gone' } },
      expect.stringMatching(/^asked/),
    ],
  ] as const)('takes the answer to the question of its %s', (_about, row, said) => {
    expect(shown(ONE, [row]).rows).toEqual([said])
  })

  it('asks about two rows of one line that do not go together, and adds up those that do', () => {
    const twice = [
      { sku: B, quantity: 16 },
      { sku: B, quantity: 14 },
    ]
    expect(shown(ONE, twice).rows[1]).toBe(
      'asked: Line 1 makes it 16; this line makes it 14. [This line: 14] [Line 1: 16]',
    )
    expect(shown(ONE, [twice[0]!, { ...twice[1]!, answers: { clash: 'use' } }]).rows[1]).toBe(
      `ready Level 3 - WC ${B} 16→14`,
    )
    expect(shown(ONE, [twice[0]!, twice[0]!]).rows[1]).toBe(`same Level 3 - WC ${B} 16→16`)
    const steps = [
      { sku: B, kind: 'add', quantity: 4 },
      { sku: B, kind: 'remove', quantity: 1 },
    ] as const
    expect(shown(ONE, steps).rows[1]).toBe(`ready Level 3 - WC ${B} 14→13`)
    const chain = [
      { sku: B, from: 10, quantity: 12 },
      { sku: B, from: 12, quantity: 15 },
    ]
    expect(shown(ONE, chain).rows[1]).toBe(`ready Level 3 - WC ${B} 12→15`)
  })

  it('makes no room for a row that is not answered', () => {
    const { schedule } = plan(ONE, [{ sku: A, kind: 'add', quantity: 5, room: 'Attic' }])
    expect(schedule.rooms).toEqual(ONE.rooms)
  })
})
