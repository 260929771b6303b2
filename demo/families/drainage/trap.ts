import { assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { merged, outward } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, pair } from '../../sheets/guide/guide.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { METALS } from '../samples.ts'

/** Trap below a basin. */
export type TrapSpec = {
  family: 'trap'
  form: 'bottle' | 'slim-bottle' | 'square-bottle' | 'p-trap'
  /** Inlet to lowest point, 140-260. */
  heightMm: number
  /** Centre of the inlet to the wall, 180-320. */
  outletLengthMm: number
}

export const TRAP: ModelFamily<TrapSpec> = {
  name: 'trap',
  build: trap,
  limits: { heightMm: [140, 260], outletLengthMm: [180, 320] },
  samples: {
    finishes: METALS,
    specs: (['bottle', 'slim-bottle', 'square-bottle', 'p-trap'] as const).map((form) => ({
      family: 'trap',
      form,
      heightMm: 210,
      outletLengthMm: 240,
    })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['side', 'front'],
  measures: (spec, { height, depth }) => ({
    height,
    'outlet-length': spec.outletLengthMm,
    depth,
    'net-weight': kilograms(0.4 + spec.heightMm * 0.002),
  }),
  guide: (spec) => ({
    tools: ['Tape measure', 'Fine saw', 'Strap wrench'],
    needed: ['Wall pipe 40 mm at hand'],
    before: [...DRAIN_RULES],
    setOut: [
      pair('Inlet to lowest point', `${spec.heightMm} mm`),
      pair('Inlet to wall', `Up to ${spec.outletLengthMm} mm; cut to suit`),
      pair('Seal of water', 'At least 50 mm'),
    ],
    steps: [
      { title: 'Cut the pipes', text: 'Cut inlet and wall pipe square so that the trap hangs without strain.' },
      {
        title: 'Join by hand',
        text: 'Nut, ring, seal: the thin side of the seal points into the trap. Tighten by hand.',
        detail: detail.wasteFixing('Ø 32'),
      },
      { title: 'Cover the wall', text: 'Push the rosette to the wall on a bead of silicone.' },
    ],
    commissioning: ['Let a full bowl go three times: all nuts stay dry.', 'Clean the trap from below once a year.'],
  }),
}

/** Trap below a basin, the wall at z = 0; y = 0 at the lowest point. */
function trap(spec: TrapSpec): ProductModel {
  const model = assembly('wall')
  const z = spec.outletLengthMm
  if (spec.form === 'p-trap') return pTrap(spec)
  const square = spec.form === 'square-bottle'
  const wide = spec.form === 'slim-bottle' ? 42 : 60
  const body = spec.heightMm * 0.62
  const vessel = square
    ? merged(
        box(wide - 4, body, wide - 4, 2, 6).translate(0, 0, z),
        box(wide, 14, wide, 1.4, 7).translate(0, body * 0.3, z),
      )
    : lathe([
        [0, 0],
        [wide / 2 - 3, 0, 5],
        [wide / 2 - 2, body * 0.3, 1],
        [wide / 2, body * 0.31, 1],
        [wide / 2, body * 0.4, 1],
        [wide / 2 - 2, body * 0.41, 1],
        [wide / 2 - 2, body, 3],
        [0, body],
      ]).translate(0, 0, z)
  model.add('bottle', 'finish', vessel)
  model.add('inlet', 'finish', cylinder(32, spec.heightMm - body + 6, 0.6).translate(0, body - 6, z))
  model.add('inlet nut', 'finish', cylinder(46, 16, 1.6).translate(0, spec.heightMm - 18, z))
  model.add('top nut', 'finish', cylinder(42, 12, 1.4).translate(0, body - 2, z))
  const outY = body * 0.72
  model.add('outlet', 'finish', outward(cylinder(32, z - 2, 0.4)).translate(0, outY, 2))
  model.add('outlet nut', 'finish', outward(cylinder(44, 13, 1.4)).translate(0, outY, z - wide / 2 - 12))
  model.add('flange', 'finish', wallFlange(square ? 'soft-square' : 'round', 68, 9).translate(0, outY, 0))
  model.measure('outletLength', [0, outY, 0], [0, outY, z], 'z')
  model.pose({ azimuth: -52, elevation: 8, fill: 0.7 })
  return model.finish()
}

function pTrap(spec: TrapSpec): ProductModel {
  const model = assembly('wall')
  const z = spec.outletLengthMm
  const top = spec.heightMm
  const tube = 40
  const low = tube / 2
  model.add(
    'trap',
    'finish',
    pipe(
      [
        [0, top, z],
        [0, low, z, 44],
        [0, low, z - 96, 44],
        [0, top * 0.52, z - 96, 40],
        [0, top * 0.52, 2],
      ],
      tube,
    ),
  )
  for (const [y, at] of [
    [top - 20, z],
    [top * 0.44, z - 96],
  ] as const)
    model.add(
      'nut',
      'finish',
      lathe(
        [
          [20, 0],
          [28, 0, 2],
          [28, 18, 2],
          [20, 18],
        ],
        12,
      ).translate(0, y, at),
    )
  model.add('flange', 'finish', wallFlange('round', 76, 8).translate(0, top * 0.52, 0))
  model.measure('outletLength', [0, top, 0], [0, top, z], 'z')
  model.pose({ azimuth: -58, elevation: 10, fill: 0.68 })
  return model.finish()
}
