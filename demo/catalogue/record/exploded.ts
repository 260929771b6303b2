import type { Family } from '#demo/models/families.ts'

/** Families of which an exploded diagram tells more than a list: several parts come off them in an order. */
export const EXPLODED_FAMILIES = [
  'basin-mixer',
  'wall-basin-set',
  'pillar-tap',
  'tap-set',
  'wall-tops',
  'sensor-tap',
  'care-mixer',
  'kitchen-mixer',
  'wall-mixer',
  'bib-tap',
  'shower-mixer',
  'thermostatic-valve',
  'shower-rail',
  'toilet-suite',
  'toilet-seat',
  'cistern',
  'basin',
  'kitchen-sink',
  'laundry-tub',
] as const satisfies readonly Family[]
export type ExplodedFamily = (typeof EXPLODED_FAMILIES)[number]

export function isExploded(family: Family): family is ExplodedFamily {
  return EXPLODED_FAMILIES.some((each) => each === family)
}
