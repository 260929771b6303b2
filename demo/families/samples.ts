import type { FinishName } from '../models/finishes.ts'

export const METALS: readonly FinishName[] = ['Chrome', 'Brushed Nickel', 'Matte Black', 'Brushed Brass', 'Gunmetal']

export const WALL_SPOUTS = ['tube', 'arc', 'flat', 'square', 'taper', 'cascade'] as const

/** Element `index` of a list that starts again at its end. */
export function cycled<T>(list: readonly T[], index: number): T {
  return list[index % list.length]!
}
