import type { ProductModel } from './assembly.ts'
import type { Family, ModelSpec, SpecOf } from './families.ts'
import { heatedTowelRail } from '../families/accessories/heated-towel-rail.ts'
import { robeHook } from '../families/accessories/robe-hook.ts'
import { towelRail } from '../families/accessories/towel-rail.ts'
import { towelRing } from '../families/accessories/towel-ring.ts'
import { shelf } from '../families/accessories/shelf.ts'
import { soapDish } from '../families/accessories/soap-dish.ts'
import { soapDispenser } from '../families/accessories/soap-dispenser.ts'
import { toiletBrush } from '../families/accessories/toilet-brush.ts'
import { toiletRollHolder } from '../families/accessories/toilet-roll-holder.ts'
import { mirror } from '../families/accessories/mirror.ts'
import { mirrorCabinet } from '../families/accessories/mirror-cabinet.ts'
import { grabRail } from '../families/care/grab-rail.ts'
import { showerSeat } from '../families/care/shower-seat.ts'
import { channelGrate } from '../families/drainage/channel-grate.ts'
import { floorWaste } from '../families/drainage/floor-waste.ts'
import { showerBase } from '../families/drainage/shower-base.ts'
import { trap } from '../families/drainage/trap.ts'
import { waste } from '../families/drainage/waste.ts'
import { aerator } from '../families/spares/aerator.ts'
import { cartridge } from '../families/spares/cartridge.ts'
import { hose } from '../families/spares/hose.ts'
import { sealKit } from '../families/spares/seal-kit.ts'
import { spareHandle } from '../families/spares/spare-handle.ts'
import { spindle } from '../families/spares/spindle.ts'
import { hotWaterValve } from '../families/spares/hot-water-valve.ts'
import { inletValve } from '../families/spares/inlet-valve.ts'
import { outletValve } from '../families/spares/outlet-valve.ts'
import { stopValve } from '../families/spares/stop-valve.ts'
import { basin } from '../families/basins/basin.ts'
import { bath } from '../families/basins/bath.ts'
import { vanity } from '../families/basins/vanity.ts'
import { kitchenSink } from '../families/kitchen/kitchen-sink.ts'
import { laundryTub } from '../families/kitchen/laundry-tub.ts'
import { handShowerSet } from '../families/showers/hand-shower.ts'
import { showerRail } from '../families/showers/shower-rail.ts'
import { overheadShower } from '../families/showers/overhead-shower.ts'
import { showerArm } from '../families/showers/shower-arm.ts'
import { twinShower } from '../families/showers/twin-shower.ts'
import { bidet } from '../families/toilets/bidet.ts'
import { cistern } from '../families/toilets/cistern.ts'
import { flushPlate } from '../families/toilets/flush-plate.ts'
import { toiletSeat } from '../families/toilets/toilet-seat.ts'
import { toiletSuite } from '../families/toilets/toilet-suite.ts'
import { urinal } from '../families/toilets/urinal.ts'
import { basinMixer } from '../families/tapware/basin-mixer.ts'
import { bathFiller } from '../families/tapware/bath-filler.ts'
import { bathSpout } from '../families/tapware/bath-spout.ts'
import { bibTap } from '../families/tapware/bib-tap.ts'
import { careMixer } from '../families/tapware/care-mixer.ts'
import { kitchenMixer } from '../families/tapware/kitchen-mixer.ts'
import { pillarTap } from '../families/tapware/pillar-tap.ts'
import { sensorTap } from '../families/tapware/sensor-tap.ts'
import { showerMixer } from '../families/tapware/shower-mixer.ts'
import { tapSet } from '../families/tapware/tap-set.ts'
import { wallTops } from '../families/tapware/wall-tops.ts'
import { thermostaticValve } from '../families/tapware/thermostatic-valve.ts'
import { wallBasinSet } from '../families/tapware/wall-basin-set.ts'
import { wallMixer } from '../families/tapware/wall-mixer.ts'

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
