import type { Family, ModelSpec, SpecOf } from '../../models/families.ts'
import { ACCESSORY_GUIDES } from './families/accessories.ts'
import { BASIN_GUIDES } from './families/basins-and-sinks.ts'
import { PART_GUIDES } from './families/parts-and-drains.ts'
import { SANITARY_GUIDES } from './families/sanitaryware.ts'
import { SHOWER_GUIDES } from './families/showers.ts'
import { TAPWARE_GUIDES } from './families/tapware.ts'
import type { Guide, GuideTable } from './guide.ts'

const GUIDES: GuideTable = {
  ...TAPWARE_GUIDES,
  ...SHOWER_GUIDES,
  ...SANITARY_GUIDES,
  ...BASIN_GUIDES,
  ...ACCESSORY_GUIDES,
  ...PART_GUIDES,
}

/** How a model is installed. */
export function guideOf<F extends Family>(spec: SpecOf<F> & ModelSpec): Guide {
  const write = GUIDES[spec.family] as (spec: SpecOf<F>) => Guide
  return write(spec)
}
