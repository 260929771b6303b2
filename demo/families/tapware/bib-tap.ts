import { assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { spout } from '../../models/fittings/spout.ts'
import { spindleCover, tapHandle } from '../../models/fittings/tap-handle.ts'
import type { TapHandleForm } from '../../models/forms.ts'
import { cylinder, lathe, threadedRod } from '../../models/geometry/lathe.ts'
import { flipped, merged, outward } from '../../models/geometry/placing.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { FROM_THE_LEFT, SEALS, spindle, UP } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { outletGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Garden, laundry and washing-machine taps on the wall. */
export type BibTapSpec = {
  family: 'bib-tap'
  /** `hose` turned-down with hose thread, `swivel` long swinging laundry arm, `washing-machine` right-angled. */
  form: 'hose' | 'swivel' | 'washing-machine'
  handle: TapHandleForm | 'tee'
  /** Wall to outlet, 60-180. */
  projectionMm: number
  indicator: 'hot' | 'cold' | 'none'
}

export const BIB_TAP: ModelFamily<BibTapSpec> = {
  name: 'bib-tap',
  build: bibTap,
  limits: { projectionMm: [60, 180] },
  samples: {
    finishes: METALS,
    specs: (['hose', 'swivel', 'washing-machine', 'hose', 'swivel'] as const).map((form, index) => ({
      family: 'bib-tap',
      form,
      handle: cycled(['tee', 'cross', 'round', 'lever', 'capstan'] as const, index),
      projectionMm: form === 'swivel' ? 190 : 92,
      indicator: cycled(['none', 'hot', 'cold'] as const, index),
    })),
  },
  views: ['side', 'front'],
  measures: (spec, { height, depth }) => ({
    height,
    depth,
    'outlet-length': spec.projectionMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.28 + spec.projectionMm * 0.0015),
  }),
  assembly: { pose: FROM_THE_LEFT, branches: [spindle(UP), SEALS] },
  guide: (spec) =>
    outletGuide('tap', [
      pair('Projection', `${spec.projectionMm} mm from the wall`),
      pair('Backflow', 'Hose taps need a vacuum breaker (AS/NZS 3500.1, zone protection)'),
    ]),
}

/** Wall tap for hoses, laundries and washing machines. */
function bibTap(spec: BibTapSpec): ProductModel {
  const model = assembly('wall')
  const grip = tapHandle(spec.handle)
  const bodyZ = spec.form === 'washing-machine' ? 48 : 52
  model.add('flange', 'finish', wallFlange('round', 58, 12))
  model.add(
    'tail',
    'finish',
    outward(
      lathe([
        [0, 0],
        [12.5, 0],
        [12.5, bodyZ],
        [0, bodyZ],
      ]),
    ).translate(0, 0, 4),
  )
  model.add(
    'body',
    'finish',
    lathe([
      [0, 0],
      [13, 0, 3],
      [15, 10, 4],
      [15, 30, 2],
      [13.5, 34, 1],
      [0, 34],
    ]).translate(0, -16, bodyZ),
  )
  model.add('cover', 'finish', spindleCover(32, 22, true).translate(0, 15, bodyZ))
  model.add('gap', 'dark', cylinder(15, 3, 0.1).translate(0, 36, bodyZ))
  model.add('handle', 'finish', grip.metal.translate(0, 38, bodyZ))
  if (spec.indicator !== 'none') model.add('index', spec.indicator, grip.index.translate(0, 38, bodyZ))
  addOutlet(model, spec, bodyZ)
  const reach = spec.form === 'washing-machine' ? bodyZ : spec.projectionMm
  model.measure('projection', [0, 0, 0], [0, 0, reach], 'z')
  model.pose({ azimuth: -50, elevation: 14, fill: 0.66 })
  return model.finish()
}

function addOutlet(model: ReturnType<typeof assembly>, spec: BibTapSpec, bodyZ: number): void {
  const reach = spec.projectionMm
  if (spec.form === 'swivel') {
    model.add('swivel nut', 'finish', cylinder(25, 13, 1).translate(0, -28, bodyZ))
    const water = spout({ form: 'arc', startY: -24, reachMm: reach - bodyZ, outletY: -54, thicknessMm: 18 })
    model.add('spout', 'finish', water.metal.translate(0, 0, bodyZ))
    model.add('aerator', 'plastic-grey', water.insert.translate(0, 0, bodyZ))
    return
  }
  if (spec.form === 'washing-machine') {
    model.add('outlet', 'finish', flipped(threaded(26, 26)).translate(0, -14, bodyZ))
    return
  }
  const endY = -46
  model.add(
    'spout',
    'finish',
    pipe(
      [
        [0, 0, bodyZ],
        [0, 2, reach, 22],
        [0, endY + 14, reach],
      ],
      21,
    ),
  )
  model.add('outlet', 'finish', flipped(threaded(24, 20)).translate(0, endY + 20, reach))
}

/** Hose end with thread, standing on y = 0. */
function threaded(diameterMm: number, heightMm: number) {
  return merged(cylinder(diameterMm + 3, 6, 0.8), threadedRod(diameterMm, heightMm - 6, 2.4).translate(0, 6, 0))
}
