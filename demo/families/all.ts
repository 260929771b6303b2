import { HEATED_TOWEL_RAIL } from './accessories/heated-towel-rail.ts'
import { MIRROR_CABINET } from './accessories/mirror-cabinet.ts'
import { MIRROR } from './accessories/mirror.ts'
import { ROBE_HOOK } from './accessories/robe-hook.ts'
import { SHELF } from './accessories/shelf.ts'
import { SOAP_DISH } from './accessories/soap-dish.ts'
import { SOAP_DISPENSER } from './accessories/soap-dispenser.ts'
import { TOILET_BRUSH } from './accessories/toilet-brush.ts'
import { TOILET_ROLL_HOLDER } from './accessories/toilet-roll-holder.ts'
import { TOWEL_RAIL } from './accessories/towel-rail.ts'
import { TOWEL_RING } from './accessories/towel-ring.ts'
import { BASIN } from './basins/basin.ts'
import { BATH } from './basins/bath.ts'
import { VANITY } from './basins/vanity.ts'
import { GRAB_RAIL } from './care/grab-rail.ts'
import { SHOWER_SEAT } from './care/shower-seat.ts'
import { CHANNEL_GRATE } from './drainage/channel-grate.ts'
import { FLOOR_WASTE } from './drainage/floor-waste.ts'
import { SHOWER_BASE } from './drainage/shower-base.ts'
import { TRAP } from './drainage/trap.ts'
import { WASTE } from './drainage/waste.ts'
import { KITCHEN_SINK } from './kitchen/kitchen-sink.ts'
import { LAUNDRY_TUB } from './kitchen/laundry-tub.ts'
import { HAND_SHOWER } from './showers/hand-shower.ts'
import { OVERHEAD_SHOWER } from './showers/overhead-shower.ts'
import { SHOWER_ARM } from './showers/shower-arm.ts'
import { SHOWER_RAIL } from './showers/shower-rail.ts'
import { TWIN_SHOWER } from './showers/twin-shower.ts'
import { AERATOR } from './spares/aerator.ts'
import { CARTRIDGE } from './spares/cartridge.ts'
import { HOSE } from './spares/hose.ts'
import { HOT_WATER_VALVE } from './spares/hot-water-valve.ts'
import { INLET_VALVE } from './spares/inlet-valve.ts'
import { OUTLET_VALVE } from './spares/outlet-valve.ts'
import { SEAL_KIT } from './spares/seal-kit.ts'
import { SPARE_HANDLE } from './spares/spare-handle.ts'
import { SPINDLE } from './spares/spindle.ts'
import { STOP_VALVE } from './spares/stop-valve.ts'
import { BASIN_MIXER } from './tapware/basin-mixer.ts'
import { BATH_FILLER } from './tapware/bath-filler.ts'
import { BATH_SPOUT } from './tapware/bath-spout.ts'
import { BIB_TAP } from './tapware/bib-tap.ts'
import { CARE_MIXER } from './tapware/care-mixer.ts'
import { KITCHEN_MIXER } from './tapware/kitchen-mixer.ts'
import { PILLAR_TAP } from './tapware/pillar-tap.ts'
import { SENSOR_TAP } from './tapware/sensor-tap.ts'
import { SHOWER_MIXER } from './tapware/shower-mixer.ts'
import { TAP_SET } from './tapware/tap-set.ts'
import { THERMOSTATIC_VALVE } from './tapware/thermostatic-valve.ts'
import { WALL_BASIN_SET } from './tapware/wall-basin-set.ts'
import { WALL_MIXER } from './tapware/wall-mixer.ts'
import { WALL_TOPS } from './tapware/wall-tops.ts'
import { BIDET } from './toilets/bidet.ts'
import { CISTERN } from './toilets/cistern.ts'
import { FLUSH_PLATE } from './toilets/flush-plate.ts'
import { TOILET_SEAT } from './toilets/toilet-seat.ts'
import { TOILET_SUITE } from './toilets/toilet-suite.ts'
import { URINAL } from './toilets/urinal.ts'
import type { ModelFamily } from './family.ts'

const ALL = [
  BASIN_MIXER,
  PILLAR_TAP,
  TAP_SET,
  WALL_TOPS,
  WALL_BASIN_SET,
  WALL_MIXER,
  SHOWER_MIXER,
  THERMOSTATIC_VALVE,
  BATH_SPOUT,
  BATH_FILLER,
  KITCHEN_MIXER,
  BIB_TAP,
  SENSOR_TAP,
  CARE_MIXER,
  SHOWER_RAIL,
  HAND_SHOWER,
  OVERHEAD_SHOWER,
  TWIN_SHOWER,
  SHOWER_ARM,
  TOILET_SUITE,
  TOILET_SEAT,
  CISTERN,
  FLUSH_PLATE,
  BIDET,
  URINAL,
  BASIN,
  VANITY,
  BATH,
  KITCHEN_SINK,
  LAUNDRY_TUB,
  SHOWER_BASE,
  CHANNEL_GRATE,
  FLOOR_WASTE,
  WASTE,
  TRAP,
  TOWEL_RAIL,
  HEATED_TOWEL_RAIL,
  TOWEL_RING,
  ROBE_HOOK,
  SHELF,
  TOILET_ROLL_HOLDER,
  SOAP_DISH,
  SOAP_DISPENSER,
  TOILET_BRUSH,
  MIRROR,
  MIRROR_CABINET,
  GRAB_RAIL,
  SHOWER_SEAT,
  CARTRIDGE,
  AERATOR,
  HOSE,
  SPARE_HANDLE,
  SEAL_KIT,
  INLET_VALVE,
  OUTLET_VALVE,
  SPINDLE,
  STOP_VALVE,
  HOT_WATER_VALVE,
] as const

type SpecIn<Entry> = Entry extends ModelFamily<infer Spec> ? Spec : never

/** One product, ready to be built. */
export type ModelSpec = SpecIn<(typeof ALL)[number]>
export type Family = ModelSpec['family']
export type SpecOf<F extends Family> = Extract<ModelSpec, { family: F }>

/** Every kind of product that the demo can draw, by its name. */
export const FAMILIES = Object.fromEntries(ALL.map((each) => [each.name, each])) as unknown as {
  readonly [F in Family]: ModelFamily<SpecOf<F>>
}

/** The family of a spec, to be asked about this spec. */
export function familyOf({ family }: ModelSpec): ModelFamily<ModelSpec> {
  return FAMILIES[family] as unknown as ModelFamily<ModelSpec>
}
