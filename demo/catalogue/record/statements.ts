import type { CategoryPath } from '../categories.ts'
import type { ProductDraft } from '../model.ts'

interface WorkSection {
  readonly system: string
  readonly code: string
  readonly title: string
}

const section = (code: string, title: string): WorkSection => ({ system: 'CSI MasterFormat', code, title })

const ACCESSORIES = section('10 28 13', 'Toilet Accessories')
const PANS = section('22 41 13', 'Residential Water Closets, Urinals, and Bidets')
const BASINS = section('22 41 16', 'Residential Lavatories and Sinks')
const BATHS = section('22 41 19', 'Residential Bathtubs')
const SHOWERS = section('22 41 23', 'Residential Showers')
const TAPS = section('22 41 39', 'Residential Faucets, Supplies, and Trim')
const WASTES = section('22 13 19', 'Sanitary Waste Piping Specialties')
const CARE = section('10 28 16', 'Bath Accessories')

/** Sections of MasterFormat by place in the tree, the longest that fits. Spare parts are in none. */
const SECTIONS: readonly (readonly [path: string, section: WorkSection])[] = [
  ['showers/channel-grates', WASTES],
  ['showers/floor-wastes', WASTES],
  ['showers/', SHOWERS],
  ['tapware/', TAPS],
  ['sanitaryware/', PANS],
  ['basins/', BASINS],
  ['baths/', BATHS],
  ['accessories/grab-rails', CARE],
  ['accessories/shower-seats', CARE],
  ['accessories/', ACCESSORIES],
  ['kitchen-laundry/kitchen-sinks', BASINS],
  ['kitchen-laundry/laundry-tubs', BASINS],
  ['kitchen-laundry/', TAPS],
  ['spare-parts-valves/wastes-traps', WASTES],
]

export function classificationOf([path]: readonly CategoryPath[]): WorkSection | null {
  return SECTIONS.find(([start]) => path?.startsWith(start))?.[1] ?? null
}

/** Clauses of the New Zealand Building Code by place in the tree. */
const CLAUSES: readonly (readonly [path: string, clauses: readonly string[]])[] = [
  ['showers/channel-grates', ['B2 Durability', 'E3 Internal moisture', 'G13 Foul water']],
  ['showers/floor-wastes', ['B2 Durability', 'E3 Internal moisture', 'G13 Foul water']],
  ['showers/shower-bases', ['B2 Durability', 'E3 Internal moisture', 'G1 Personal hygiene']],
  ['showers/', ['B2 Durability', 'G12 Water supplies']],
  ['tapware/', ['B2 Durability', 'G12 Water supplies']],
  ['sanitaryware/', ['B2 Durability', 'G1 Personal hygiene', 'G12 Water supplies', 'G13 Foul water']],
  ['basins/', ['B2 Durability', 'G1 Personal hygiene', 'G13 Foul water']],
  ['baths/', ['B2 Durability', 'G1 Personal hygiene', 'G13 Foul water']],
  ['accessories/grab-rails', ['B1 Structure', 'B2 Durability', 'D1 Access routes']],
  ['kitchen-laundry/kitchen-sinks', ['B2 Durability', 'G3 Food preparation', 'G13 Foul water']],
  ['kitchen-laundry/laundry-tubs', ['B2 Durability', 'G2 Laundering', 'G13 Foul water']],
  ['kitchen-laundry/', ['B2 Durability', 'G12 Water supplies']],
  ['spare-parts-valves/wastes-traps', ['B2 Durability', 'G13 Foul water']],
]

const USES: readonly (readonly [path: string, use: string])[] = [
  ['tapware/', 'Supplies hot and cold water at basins and baths inside buildings.'],
  ['showers/channel-grates', 'Drains the floor of a shower that has been waterproofed.'],
  ['showers/floor-wastes', 'Drains the floor of a room that has been waterproofed.'],
  ['showers/shower-bases', 'Catches and drains the water of a shower inside a building.'],
  ['showers/', 'Supplies water to a shower inside a building.'],
  ['sanitaryware/', 'Sanitary fixture for toilets and bathrooms, connected to a cold water supply and a drain.'],
  ['basins/', 'Holds and drains water for washing hands and face.'],
  ['baths/', 'Holds and drains water for bathing.'],
  ['accessories/grab-rails', 'Supports a person who gets up, sits down or keeps their balance.'],
  ['kitchen-laundry/kitchen-sinks', 'Holds and drains water in kitchens.'],
  ['kitchen-laundry/laundry-tubs', 'Holds and drains water in laundries.'],
  ['kitchen-laundry/', 'Supplies hot and cold water in kitchens and laundries, or cold water outdoors.'],
  ['spare-parts-valves/wastes-traps', 'Connects a fixture to the drain.'],
]

/**
 * Generates the building-product statement of a demo product. It leaves out what only a real company has: address,
 * business number, place of manufacture. Parts and accessories without a clause have none.
 */
export function buildingProductOf({ at, line, leadFree, wels }: ProductDraft): object | null {
  const find = <T>(table: readonly (readonly [string, T])[]) => table.find(([start]) => at[0]?.startsWith(start))?.[1]
  const clauses = find(CLAUSES)
  if (!clauses) return null
  const isTap = wels?.device === 'tap'
  return {
    use: find(USES),
    contribution: 'Installed as its guide says, it contributes to compliance with the clauses below.',
    ...(isTap && !(leadFree ?? line.leadFree)
      ? { limits: 'Not lead free: not for water that people drink or cook with.' }
      : { limits: 'Indoors. Water and room temperatures as the installation guide states them.' }),
    installation: 'By a licensed plumber, as the installation guide and AS/NZS 3500 say.',
    maintenance: 'Clean with a soft cloth and mild soap. Seals and cartridges are replaced when they leak.',
    clauses,
    manufacturer: { name: line.brand },
  }
}
