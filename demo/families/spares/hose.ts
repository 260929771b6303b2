import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { ribbedHose, smoothHose } from '../../models/fittings/hose.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { merged, type Point3 } from '../../models/geometry/placing.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Shown coiled once. */
export type HoseSpec = {
  family: 'hose'
  form: 'braided' | 'metal' | 'smooth'
  /** 300-2000. */
  lengthMm: number
}

export const HOSE: ModelFamily<HoseSpec> = {
  name: 'hose',
  build: hose,
  limits: { lengthMm: [300, 2000] },
  samples: {
    finishes: METALS,
    specs: (['braided', 'metal', 'smooth'] as const).map((form, index) => ({
      family: 'hose',
      form,
      lengthMm: cycled([450, 1500, 1500], index),
    })),
  },
  views: ['plan'],
  measures: (spec) => ({ length: spec.lengthMm, 'net-weight': kilograms(0.1 + spec.lengthMm * 0.0002) }),
  stuff: 'stainless',
  guide: (spec) =>
    replacementGuide(
      'hose',
      [
        {
          title: 'Change the hose',
          text: 'Unscrew both ends, put a new seal into each nut, screw on by hand and half a turn further. Lead it in a wide bow.',
          detail: detail.threadSeal(),
        },
      ],
      [pair('Length', `${spec.lengthMm} mm`), pair('Smallest bend', '60 mm radius')],
    ),
}

/** Hose in one loop on a bench. */
function hose(spec: HoseSpec): ProductModel {
  const model = assembly('bench')
  const thick = spec.form === 'braided' ? 13 : 14
  const radius = Math.min(210, Math.max(60, spec.lengthMm / 9))
  const turns = Math.max(1, Math.min(2.6, (spec.lengthMm - radius * 1.6) / (2 * Math.PI * radius)))
  const steps = Math.round(turns * 16)
  const points: Point3[] = [[-radius * 1.5, thick / 2 + 4, radius * 1.05]]
  for (let step = 0; step <= steps; step++) {
    const angle = Math.PI / 2 - (2 * Math.PI * turns * step) / steps
    points.push([
      Math.cos(angle) * radius,
      thick / 2 + 4 + (step / steps) * thick * turns * 0.9,
      Math.sin(angle) * radius,
    ])
  }
  const [lastX, lastY, lastZ] = points.at(-1)!
  const angle = Math.PI / 2 - 2 * Math.PI * turns
  points.push([lastX + Math.sin(angle) * radius * 0.6, lastY, lastZ - Math.cos(angle) * radius * 0.6])
  if (spec.form === 'smooth') model.add('hose', 'finish', smoothHose(points, thick))
  else
    model.add(
      'hose',
      spec.form === 'braided' ? 'steel' : 'finish',
      ribbedHose(points, thick, spec.form === 'braided' ? 3.4 : 5),
    )
  addEnds(model, points, thick, spec.form === 'braided')
  model.pose({ azimuth: -24, elevation: 40, fill: 0.68 })
  return model.finish()
}

function addEnds(model: Assembly, points: readonly Point3[], thick: number, braided: boolean): void {
  for (const [end, next] of [
    [points[0]!, points[1]!],
    [points.at(-1)!, points.at(-2)!],
  ] as const) {
    const turn = Math.atan2(end[2] - next[2], end[0] - next[0])
    const nut = braided
      ? merged(
          cylinder(thick + 3, 16, 0.8),
          lathe(
            [
              [0, 0],
              [thick * 0.8, 0, 1],
              [thick * 0.8, 13, 1],
              [0, 13],
            ],
            6,
          ).translate(0, 14, 0),
          cylinder(thick - 1, 12, 0.4).translate(0, 24, 0),
        )
      : merged(
          lathe([
            [0, 0],
            [thick / 2 + 1.4, 0],
            [thick / 2 + 4, 14, 2],
            [thick / 2 + 4, 26, 1],
            [0, 26],
          ]),
        )
    const laid = nut
      .rotateZ(-Math.PI / 2)
      .rotateY(-turn)
      .translate(end[0], end[1], end[2])
    model.add('nut', braided ? 'chrome' : 'finish', laid)
  }
}
