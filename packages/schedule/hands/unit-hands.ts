import { AppError } from '@specify/core/app-error.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'

export const UNIT_SIDES = ['left', 'right'] as const
export type UnitSide = (typeof UNIT_SIDES)[number]

/** Counts of left- and right-handed units of a type. The others are built as mirror images of the drawn ones. */
export interface UnitHands {
  /** The hand of the units that the rooms of the type specify. */
  readonly drawn: UnitSide
  /** Together the count of the type. */
  readonly left: number
  readonly right: number
}

interface HandedType {
  readonly name: string
  readonly count: number
  readonly hands?: UnitHands | undefined
}

export function otherSide(side: UnitSide): UnitSide {
  return side === 'left' ? 'right' : 'left'
}

/** Splits a count as evenly as whole units can be: of an odd count the right hand has one more. */
export function evenHands(count: number, drawn: UnitSide = 'left'): UnitHands {
  const left = Math.floor(count / 2)
  return { drawn, left, right: count - left }
}

/** The hands of another count in the same proportion. */
export function scaledHands({ drawn, left, right }: UnitHands, count: number): UnitHands {
  const scaled = left + right === 0 ? Math.floor(count / 2) : Math.floor((count * left) / (left + right))
  return { drawn, left: scaled, right: count - scaled }
}

/** `15 left and 16 right are 31 units, not 30.`; empty where they come to the count. */
export function handsProblem({ left, right }: Pick<UnitHands, 'left' | 'right'>, count: number): string {
  if (left + right === count) return ''
  const sum = left + right
  return `${countText(left)} left and ${countText(right)} right ${sum === 1 ? 'is 1 unit' : `are ${countText(sum)} units`}, not ${countText(count)}.`
}

/** @throws AppError `invalid_input` where left and right are no whole numbers, or not the count. */
export function assertHands({ name, count, hands }: HandedType): void {
  if (!hands) return
  for (const units of [hands.left, hands.right])
    if (!Number.isInteger(units) || units < 0)
      throw new AppError('invalid_input', `${name}: left and right are whole numbers from 0.`)
  const problem = handsProblem(hands, count)
  if (problem !== '') throw new AppError('invalid_input', `${name}: ${problem}`)
}

export function isSameHands(one: UnitHands | undefined, other: UnitHands | undefined): boolean {
  return one?.drawn === other?.drawn && one?.left === other?.left && one?.right === other?.right
}

/** A member for objects that have none where units are alike. */
export function handsPart(hands: UnitHands | null | undefined): { readonly hands?: UnitHands } {
  return hands ? { hands: { drawn: hands.drawn, left: hands.left, right: hands.right } } : {}
}

/** `15 left, 15 right`; empty where units are alike. */
export function handsText({ hands }: Pick<HandedType, 'hands'>): string {
  return hands ? `${countText(hands.left)} left, ${countText(hands.right)} right` : ''
}

/** `30 units: 15 left, 15 right` */
export function unitsText(unitType: Pick<HandedType, 'count' | 'hands'>): string {
  return [countOf(unitType.count, 'unit'), handsText(unitType)].filter(Boolean).join(': ')
}

export interface UnitRange {
  readonly fromUnit: number
  readonly toUnit: number
}

/** The numbers of the units of a hand in their type, from 1: left ones come first. */
export function unitsOfSide({ left, right }: UnitHands, side: UnitSide): UnitRange {
  return side === 'left' ? { fromUnit: 1, toUnit: left } : { fromUnit: left + 1, toUnit: left + right }
}

/** The hand of a unit by its number, from 1. */
export function sideOfUnit({ left }: UnitHands, unit: number): UnitSide {
  return unit <= left ? 'left' : 'right'
}

export function hasHandedUnits({ unitTypes }: { readonly unitTypes: readonly Pick<HandedType, 'hands'>[] }): boolean {
  return unitTypes.some(({ hands }) => hands)
}
