import type { CategoryPath } from '../categories.ts'

/** Uses of an outlet's water. */
export type WaterUse = 'drinking' | 'bathing' | 'washing machines'

/**
 * Finds the water use of an outlet by category; tap sets and wall tops go by their name. Copper alloy products for
 * drinking water have been lead free by law since 1 May 2026 (NCC 2022 A5G4; in New Zealand G12/AS1).
 */
export function waterUseOf(name: string, [category]: readonly CategoryPath[]): WaterUse {
  if (/washing machine/i.test(name)) return 'washing machines'
  if (category?.startsWith('showers/') || category?.startsWith('tapware/bath-')) return 'bathing'
  return /\bbath\b/i.test(name) ? 'bathing' : 'drinking'
}

/** Said of products that are not lead free, so that they are not put where people drink. */
export function notForDrinking(use: WaterUse): string {
  return use === 'drinking'
    ? 'Not lead free: not for drinking water since 1 May 2026'
    : `For ${use}, not for drinking water`
}
