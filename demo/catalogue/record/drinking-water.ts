import type { CategoryPath } from '../categories.ts'

/** What the water of an outlet is for. */
export type WaterUse = 'drinking' | 'bathing' | 'washing machines'

/**
 * What the water of an outlet in these categories is for; tap sets and wall tops serve whatever their name says. Copper
 * alloy products for drinking water have been lead free by law since 1 May 2026 (NCC 2022 A5G4; in New Zealand G12/AS1).
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
