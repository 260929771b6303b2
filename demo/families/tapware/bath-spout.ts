import { assembly, type ProductModel } from '../../models/assembly.ts'
import { addWallSpout } from '../../models/fittings/wall/wall-spout.ts'
import { PLATE_FORMS, type PlateForm, type SpoutForm } from '../../models/forms.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { outletGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS, WALL_SPOUTS } from '../samples.ts'

/** Wall bath or basin outlet. */
export type BathSpoutSpec = {
  family: 'bath-spout'
  spout: Exclude<SpoutForm, 'angled'>
  flange: PlateForm
  /** 140-250. */
  reachMm: number
  /** 45-70. */
  flangeWidthMm: number
}

export const BATH_SPOUT: ModelFamily<BathSpoutSpec> = {
  name: 'bath-spout',
  build: bathSpout,
  limits: { reachMm: [140, 250], flangeWidthMm: [45, 70] },
  samples: {
    finishes: METALS,
    specs: ([...WALL_SPOUTS, 'gooseneck'] as const).map((spout, index) => ({
      family: 'bath-spout',
      spout,
      flange: cycled(PLATE_FORMS, index),
      reachMm: 190,
      flangeWidthMm: 60,
    })),
  },
  views: ['side', 'front', 'plan'],
  measures: (spec, { width, depth }) => ({
    width,
    depth,
    'outlet-length': spec.reachMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.35 + spec.reachMm * 0.003),
  }),
  isShownOnce: true,
  guide: (spec) =>
    outletGuide('spout', [
      pair('Reach', `${spec.reachMm} mm`),
      pair('Height', '80 to 150 mm above the rim of the bath'),
    ]),
}

/** Wall outlet with its flange. */
function bathSpout(spec: BathSpoutSpec): ProductModel {
  const model = assembly('wall')
  addWallSpout(model, spec.spout, spec.flange, spec.flangeWidthMm, spec.reachMm, 0)
  model.measure('spoutReach', [0, 0, 0], [0, 0, spec.reachMm], 'z')
  model.measure('flangeWidth', [-spec.flangeWidthMm / 2, 0, 0], [spec.flangeWidthMm / 2, 0, 0], 'x')
  model.pose({ azimuth: -48, elevation: 16, fill: 0.66 })
  return model.finish()
}
