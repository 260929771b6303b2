import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import { PLATE_FORMS, type PlateForm } from '../../models/forms.ts'
import { knurledCylinder } from '../../models/geometry/knurl.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { outward } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

export type RobeHookSpec = {
  family: 'robe-hook'
  form: 'peg' | 'single' | 'double' | 'bar' | 'knurled'
  flange: PlateForm
  /** 30-80. */
  projectionMm: number
}

export const ROBE_HOOK: ModelFamily<RobeHookSpec> = {
  name: 'robe-hook',
  build: robeHook,
  limits: { projectionMm: [30, 80] },
  samples: {
    finishes: METALS,
    specs: (['peg', 'single', 'double', 'bar', 'knurled', 'peg'] as const).map((form, index) => ({
      family: 'robe-hook',
      form,
      flange: cycled(PLATE_FORMS, index),
      projectionMm: 52,
    })),
  },
  overall: ({ projectionMm }) => ({ depth: projectionMm }),
  views: ['front', 'side'],
  measures: (_, { width, depth }) => ({
    width,
    depth,
    'net-weight': 0.15,
    ...onWall,
  }),
  isUnlicensed: true,
  isShownOnce: true,
  guide: (spec) => wallGuide([pair('Projection', `${spec.projectionMm} mm`)], '1,650–1,800 mm', 'Hook'),
}

/** Hook; the front of its peg is at the projection. */
function robeHook(spec: RobeHookSpec): ProductModel {
  const model = assembly('wall')
  const reach = spec.projectionMm
  if (spec.form === 'bar') {
    model.add('rail', 'finish', slab(plateOutline(spec.flange === 'round' ? 'pill' : spec.flange, 320, 34), 9, 2, 0.3))
    for (let index = 0; index < 4; index++) addPeg(model, (index - 1.5) * 78, 0, 7, reach, spec.flange === 'round')
    model.pose({ azimuth: -32, elevation: 14, fill: 0.74 })
    return model.finish()
  }
  model.add('flange', 'finish', wallFlange(spec.flange, 46, 7))
  if (spec.form === 'peg') addPeg(model, 0, 0, 5, reach, spec.flange === 'round')
  else if (spec.form === 'knurled') {
    model.add('stem', 'finish', outward(cylinder(13, reach - 20, 0.5)).translate(0, 0, 4))
    model.add('grip', 'finish', outward(knurledCylinder(25, 18, 2, 0.45)).translate(0, 0, reach - 22))
    model.add(
      'cap',
      'finish',
      outward(
        lathe([
          [0, 0],
          [12.5, 0],
          [12.5, 4, 1.4],
          [0, 4.4],
        ]),
      ).translate(0, 0, reach - 4.4),
    )
  } else addHooks(model, spec, reach)
  model.measure('projection', [0, 0, 0], [0, 0, reach], 'z')
  model.pose({ azimuth: -42, elevation: 14, fill: 0.58 })
  return model.finish()
}

function addPeg(model: Assembly, x: number, y: number, fromZ: number, reach: number, round: boolean): void {
  if (round) {
    const peg = lathe([
      [0, 0],
      [8, 0],
      [8, reach - fromZ - 12, 1],
      [13, reach - fromZ - 10, 1],
      [13, reach - fromZ, 2.4],
      [0, reach - fromZ],
    ])
    model.add('peg', 'finish', outward(peg).translate(x, y, fromZ))
  } else {
    model.add('peg', 'finish', slab(plateOutline('square', 17, 17), reach - fromZ, 1).translate(x, y, fromZ - 1))
    model.add('peg end', 'finish', slab(plateOutline('square', 26, 26), 10, 1.6).translate(x, y, reach - 10))
  }
}

function addHooks(model: Assembly, { form }: RobeHookSpec, reach: number): void {
  const sides = form === 'double' ? [-1, 1] : [0]
  for (const side of sides) {
    const spread = side * 26
    const hook = pipe(
      [
        [0, 0, 4],
        [spread * 0.4, -6, reach * 0.55, 14],
        [spread, -4, reach - 6, 12],
        [spread * 1.08, 26, reach - 5],
      ],
      11,
      { endEdgeMm: 4.6 },
    )
    model.add('hook', 'finish', hook)
  }
  if (form === 'double')
    model.add(
      'boss',
      'finish',
      outward(
        lathe([
          [0, 0],
          [12, 0],
          [12, 12, 4],
          [0, 13],
        ]),
      ).translate(0, 0, 5),
    )
  else model.add('boss', 'finish', box(15, 18, 10, 3, 5).translate(0, -9, 8))
}
