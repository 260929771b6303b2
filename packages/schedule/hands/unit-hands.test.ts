import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schedule } from '../model.ts'
import { mergeSchedules } from '../edits/merge-schedules.ts'
import { savedSchedule } from '../edits/save-schedule.ts'
import { copySchedule } from '../edits/schedule-edits.ts'
import { duplicateUnitType, setUnitHands, setUnitType } from '../edits/unit-type-edits.ts'
import { randomEdits, randomlyEdited, startingSchedule } from '../testing/random-edits.ts'
import { evenHands, handsProblem, handsText, scaledHands } from './unit-hands.ts'

const HANDS = { drawn: 'left', left: 15, right: 15 } as const
const handed = setUnitHands('type-a', 30, HANDS)(startingSchedule)
const making = {
  newId: () => crypto.randomUUID(),
  addable: (sku: string) => ({ sku, productId: sku, name: sku }),
  recordFacts: { by: '', at: '', findProduct: () => null, priceOf: () => null, findTwin: () => null },
}
const typeA = (schedule: Pick<Schedule, 'unitTypes'>) => schedule.unitTypes[0]!

describe('hands of units', () => {
  it('are even, with one more on the right of an odd count', () => {
    expect(handsText({ hands: evenHands(30) })).toBe('15 left, 15 right')
    expect(handsText({ hands: evenHands(31) })).toBe('15 left, 16 right')
    expect(handsText({})).toBe('')
  })

  it('keep their proportion, and always come to the count', () => {
    expect(scaledHands({ drawn: 'right', left: 20, right: 10 }, 33)).toEqual({ drawn: 'right', left: 22, right: 11 })
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(9_999), fc.nat(9_999), (left, right, count) => {
        const scaled = scaledHands({ drawn: 'left', left, right }, count)
        expect(handsProblem(scaled, count)).toBe('')
        expect(Math.min(scaled.left, scaled.right)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('name all three numbers where they do not add up', () => {
    expect(handsProblem({ left: 15, right: 16 }, 30)).toBe('15 left and 16 right are 31 units, not 30.')
    expect(handsProblem({ left: 1, right: 0 }, 2)).toBe('1 left and 0 right is 1 unit, not 2.')
  })
})

describe('a schedule', () => {
  it('follows a count that is set alone, and forgets hands that are taken away', () => {
    expect(typeA(setUnitType('type-a', { count: 31 })(handed))).toMatchObject({
      count: 31,
      hands: { left: 15, right: 16 },
    })
    expect(typeA(setUnitType('type-a', { name: 'Type X' })(handed)).hands).toEqual(HANDS)
    expect(typeA(setUnitHands('type-a', 30, null)(handed))).not.toHaveProperty('hands')
  })

  it('keeps hands in copies', () => {
    expect(duplicateUnitType('type-a')(handed).unitTypes[2]).toMatchObject({ name: 'Type C', count: 30, hands: HANDS })
    expect(typeA(copySchedule(handed)).hands).toEqual(HANDS)
  })

  it('is saved with hands, also by callers that do not know of them', () => {
    const only: Schedule = { unitTypes: [typeA(handed)], rooms: [], substitutions: [] }
    const saved = (hands: object | null | undefined, count = 30) =>
      typeA(savedSchedule(only, { unitTypes: [{ name: 'Type A', count, hands: hands as typeof HANDS }] }, making))
    expect(saved(undefined).hands).toEqual(HANDS)
    expect(saved(null)).toEqual({ id: 'type-a', name: 'Type A', count: 30 })
    expect(saved({ ...HANDS, left: 10, right: 22, more: 1 }, 32).hands).toEqual({ ...HANDS, left: 10, right: 22 })
    expect(() => saved(undefined, 32)).toThrow('Type A: 15 left and 15 right are 30 units, not 32.')
    expect(() => saved({ ...HANDS, left: 15.5 })).toThrow('Type A: left and right are whole numbers from 0.')
    expect(() => saved({ ...HANDS, left: -1, right: 31 })).toThrow('whole numbers')
  })

  it('merges count and hands as one value, which adds up', () => {
    const mine = setUnitType('type-a', { count: 32 })(handed)
    const saved = setUnitHands('type-a', 30, { drawn: 'left', left: 20, right: 10 })(handed)
    expect(typeA(mergeSchedules(handed, mine, saved))).toMatchObject({ count: 32, hands: { left: 16, right: 16 } })
    expect(typeA(mergeSchedules(handed, handed, saved)).hands).toEqual({ drawn: 'left', left: 20, right: 10 })
    const run = (edits: Parameters<typeof randomlyEdited>[1][]) => edits.reduce(randomlyEdited, handed)
    fc.assert(
      fc.property(randomEdits, randomEdits, (ours, theirs) => {
        for (const { count, hands } of mergeSchedules(handed, run(ours), run(theirs)).unitTypes)
          if (hands) expect(handsProblem(hands, count)).toBe('')
      }),
    )
  })
})
