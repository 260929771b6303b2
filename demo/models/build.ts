import type { ProductModel } from './assembly.ts'
import type { Family, ModelSpec, SpecOf } from './families.ts'
import { heatedTowelRail } from './accessories/heated-towel-rail.ts'
import { robeHook } from './accessories/robe-hook.ts'
import { towelRail } from './accessories/towel-rail.ts'
import { towelRing } from './accessories/towel-ring.ts'
import { shelf } from './accessories/shelf.ts'
import { soapDish } from './accessories/soap-dish.ts'
import { soapDispenser } from './accessories/soap-dispenser.ts'
import { toiletBrush } from './accessories/toilet-brush.ts'
import { toiletRollHolder } from './accessories/toilet-roll-holder.ts'
import { mirror } from './accessories/mirror.ts'
import { mirrorCabinet } from './accessories/mirror-cabinet.ts'
import { grabRail } from './care/grab-rail.ts'
import { showerSeat } from './care/shower-seat.ts'
import { channelGrate } from './drainage/channel-grate.ts'
import { floorWaste } from './drainage/floor-waste.ts'
import { showerBase } from './drainage/shower-base.ts'
import { trap } from './drainage/trap.ts'
import { waste } from './drainage/waste.ts'
import { aerator } from './spares/aerator.ts'
import { cartridge } from './spares/cartridge.ts'
import { hose } from './spares/hose.ts'
import { sealKit } from './spares/seal-kit.ts'
import { spareHandle } from './spares/spare-handle.ts'
import { spindle } from './spares/spindle.ts'
import { hotWaterValve } from './spares/hot-water-valve.ts'
import { inletValve } from './spares/inlet-valve.ts'
import { outletValve } from './spares/outlet-valve.ts'
import { stopValve } from './spares/stop-valve.ts'
import { basin } from './basins/basin.ts'
import { bath } from './basins/bath.ts'
import { vanity } from './basins/vanity.ts'
import { kitchenSink } from './kitchen/kitchen-sink.ts'
import { laundryTub } from './kitchen/laundry-tub.ts'
import { handShowerSet } from './showers/hand-shower.ts'
import { showerRail } from './showers/shower-rail.ts'
import { overheadShower } from './showers/overhead-shower.ts'
import { showerArm } from './showers/shower-arm.ts'
import { twinShower } from './showers/twin-shower.ts'
import { bidet } from './toilets/bidet.ts'
import { cistern } from './toilets/cistern.ts'
import { flushPlate } from './toilets/flush-plate.ts'
import { toiletSeat } from './toilets/toilet-seat.ts'
import { toiletSuite } from './toilets/toilet-suite.ts'
import { urinal } from './toilets/urinal.ts'
import { basinMixer } from './tapware/basin-mixer.ts'
import { bathFiller } from './tapware/bath-filler.ts'
import { bathSpout } from './tapware/bath-spout.ts'
import { bibTap } from './tapware/bib-tap.ts'
import { careMixer } from './tapware/care-mixer.ts'
import { kitchenMixer } from './tapware/kitchen-mixer.ts'
import { pillarTap } from './tapware/pillar-tap.ts'
import { sensorTap } from './tapware/sensor-tap.ts'
import { showerMixer } from './tapware/shower-mixer.ts'
import { tapSet } from './tapware/tap-set.ts'
import { wallTops } from './tapware/wall-tops.ts'
import { thermostaticValve } from './tapware/thermostatic-valve.ts'
import { wallBasinSet } from './tapware/wall-basin-set.ts'
import { wallMixer } from './tapware/wall-mixer.ts'

type Builders = { [F in Family]: (spec: SpecOf<F>) => ProductModel }

const BUILDERS: Builders = {
  'basin-mixer': basinMixer,
  'pillar-tap': pillarTap,
  'tap-set': tapSet,
  'wall-tops': wallTops,
  'wall-basin-set': wallBasinSet,
  'wall-mixer': wallMixer,
  'shower-mixer': showerMixer,
  'thermostatic-valve': thermostaticValve,
  'bath-spout': bathSpout,
  'bath-filler': bathFiller,
  'kitchen-mixer': kitchenMixer,
  'bib-tap': bibTap,
  'sensor-tap': sensorTap,
  'care-mixer': careMixer,
  'shower-rail': showerRail,
  'hand-shower': handShowerSet,
  'overhead-shower': overheadShower,
  'twin-shower': twinShower,
  'shower-arm': showerArm,
  'toilet-suite': toiletSuite,
  'toilet-seat': toiletSeat,
  cistern,
  'flush-plate': flushPlate,
  bidet,
  urinal,
  basin,
  vanity,
  bath,
  'kitchen-sink': kitchenSink,
  'laundry-tub': laundryTub,
  'shower-base': showerBase,
  'channel-grate': channelGrate,
  'floor-waste': floorWaste,
  waste,
  trap,
  'towel-rail': towelRail,
  'heated-towel-rail': heatedTowelRail,
  'towel-ring': towelRing,
  'robe-hook': robeHook,
  shelf,
  'toilet-roll-holder': toiletRollHolder,
  'soap-dish': soapDish,
  'soap-dispenser': soapDispenser,
  'toilet-brush': toiletBrush,
  mirror,
  'mirror-cabinet': mirrorCabinet,
  'grab-rail': grabRail,
  'shower-seat': showerSeat,
  cartridge,
  aerator,
  hose,
  'spare-handle': spareHandle,
  'seal-kit': sealKit,
  'inlet-valve': inletValve,
  'outlet-valve': outletValve,
  spindle,
  'stop-valve': stopValve,
  'hot-water-valve': hotWaterValve,
}

/** Geometry of a product in true millimetres, with named measurements. */
export function buildModel(spec: ModelSpec): ProductModel {
  const build = BUILDERS[spec.family] as ((spec: ModelSpec) => ProductModel) | undefined
  if (!build) throw new Error(`No model for ${spec.family}`)
  return build(spec)
}
