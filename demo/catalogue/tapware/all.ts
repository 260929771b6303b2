import type { ProductDraft } from '../model.ts'
import { basinMixers } from './basin-mixers.ts'
import { bathFillers, bathOutlets } from './bath-outlets.ts'
import { careTapware } from './care-tapware.ts'
import { sensorTaps } from './sensor-taps.ts'
import { pillarTaps, tapSets, wallTops } from './tap-sets.ts'
import { wallBasinMixers, wallBathMixers } from './wall-mixers.ts'

export function tapware(): ProductDraft[] {
  return [
    ...basinMixers(),
    ...wallBasinMixers(),
    ...wallBathMixers(),
    ...bathOutlets(),
    ...bathFillers(),
    ...pillarTaps(),
    ...tapSets(),
    ...wallTops(),
    ...sensorTaps(),
    ...careTapware(),
  ]
}
