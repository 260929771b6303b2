import type { ProductDraft } from '../model.ts'
import { careShowers } from './care-showers.ts'
import { channelGrates, floorWastes, showerBases } from './floors.ts'
import { railShowers, showerSystems } from './rail-showers.ts'
import { handShowers, overheadShowers, showerArms } from './shower-heads.ts'
import { showerMixers, thermostaticMixers } from './shower-mixers.ts'

export function showers(): ProductDraft[] {
  return [
    ...showerMixers(),
    ...thermostaticMixers(),
    ...railShowers(),
    ...overheadShowers(),
    ...handShowers(),
    ...showerSystems(),
    ...showerArms(),
    ...careShowers(),
    ...showerBases(),
    ...channelGrates(),
    ...floorWastes(),
  ]
}
