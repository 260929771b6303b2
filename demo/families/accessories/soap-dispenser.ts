import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { plateOutline } from '../../models/fittings/flange.ts'
import { addPost } from '../../models/fittings/post.ts'
import type { PlateForm } from '../../models/forms.ts'
import { cylinder, lathe, ring } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { outward, upright } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { standingGuide, wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { cycled, METALS } from '../samples.ts'

export type SoapDispenserSpec = {
  family: 'soap-dispenser'
  /** `hob` shows the pump and spout above the bench; `bulk` is a commercial wall box. */
  form: 'wall-bottle' | 'freestanding' | 'hob' | 'bulk'
  flange: PlateForm
  /** 100-220. */
  heightMm: number
}

export const SOAP_DISPENSER: ModelFamily<SoapDispenserSpec> = {
  name: 'soap-dispenser',
  build: soapDispenser,
  limits: { heightMm: [100, 220] },
  samples: {
    finishes: METALS,
    specs: (['wall-bottle', 'freestanding', 'hob', 'bulk', 'wall-bottle'] as const).map((form, index) => ({
      family: 'soap-dispenser',
      form,
      flange: cycled(['round', 'soft-square', 'round', 'round', 'square'] as const, index),
      heightMm: form === 'bulk' ? 220 : form === 'hob' ? 110 : 180,
    })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['front', 'side'],
  measures: (spec, { height, depth }) => ({
    height,
    depth,
    'mount-type': spec.form === 'hob' ? 'Hob mounted' : spec.form === 'freestanding' ? 'Freestanding' : 'Wall mounted',
    'capacity-size': spec.form === 'bulk' ? 1.2 : spec.form === 'hob' ? 0.5 : 0.25,
    'net-weight': spec.form === 'bulk' ? 1.1 : 0.55,
  }),
  isUnlicensed: true,
  guide: (spec) =>
    spec.form === 'freestanding'
      ? standingGuide('dispenser')
      : wallGuide(
          [pair('Height of the body', `${spec.heightMm} mm`), pair('Room below', 'At least 250 mm to bench or rim')],
          spec.form === 'hob' ? '850–900 mm' : '1,000–1,100 mm',
          'Dispenser',
        ),
}

/** Liquid soap: bottle, bench pump or commercial box. */
function soapDispenser(spec: SoapDispenserSpec): ProductModel {
  if (spec.form === 'bulk') return bulkDispenser(spec)
  const onWall = spec.form === 'wall-bottle'
  const model = assembly(onWall ? 'wall' : spec.form === 'hob' ? 'hob' : 'bench')
  const z = onWall ? 66 : 0
  if (spec.form === 'hob') {
    model.add('foot', 'finish', cylinder(50, 7, 1.6))
    model.add(
      'neck',
      'finish',
      lathe([
        [0, 0],
        [13, 0],
        [13, 26, 1],
        [9, 28, 1],
        [9, spec.heightMm - 30],
        [0, spec.heightMm - 30],
      ]).translate(0, 6, 0),
    )
    addPump(model, spec.heightMm, 0, 88)
    model.pose({ azimuth: -50, elevation: 14, fill: 0.64 })
    return model.finish()
  }
  const tall = spec.heightMm - 52
  const bottle =
    spec.flange === 'round'
      ? lathe([
          [0, 0],
          [33, 0, 4],
          [33, tall - 8, 6],
          [15, tall, 3],
          [0, tall],
        ])
      : upright(slab(plateOutline(spec.flange, 64, 64), tall, 5))
  model.add('bottle', onWall ? 'frosted' : 'finish', bottle.translate(0, 0, z))
  addPump(model, spec.heightMm, z, 54)
  model.add('collar', 'finish', cylinder(30, 13, 1.4).translate(0, tall - 2, z))
  if (onWall) {
    addPost(model, spec.flange, [0, tall * 0.5], z - 30, 16, 46)
    model.add(
      'holder',
      'finish',
      spec.flange === 'round'
        ? ring(74, 66.5, 12, 1.4).translate(0, tall * 0.5 - 6, z)
        : upright(
            sheath(
              plateOutline(spec.flange, 72, 72),
              [
                [0, -6],
                [0, 6, 1],
                [-4, 6],
              ],
              'none',
            ),
          ).translate(0, tall * 0.5, z),
    )
  }
  model.pose({ azimuth: -42, elevation: 14, fill: 0.66 })
  return model.finish()
}

function addPump(model: Assembly, top: number, z: number, reach: number): void {
  model.add('stem', 'finish', cylinder(9, 34, 0.4).translate(0, top - 42, z))
  model.add(
    'pump head',
    'finish',
    lathe([
      [0, 0],
      [13, 0, 1],
      [13, 13, 2.4],
      [0, 13.4],
    ]).translate(0, top - 13.4, z),
  )
  model.add(
    'pump spout',
    'finish',
    pipe(
      [
        [0, top - 8, z],
        [0, top - 8, z + reach, 8],
        [0, top - 18, z + reach],
      ],
      9,
    ),
  )
}

function bulkDispenser(spec: SoapDispenserSpec): ProductModel {
  const model = assembly('wall')
  const heightMm = spec.heightMm - 12
  const width = heightMm * 0.52
  model.add('case', 'finish', slab(rectangle(width, heightMm, 12), 96, 10, 1))
  model.add(
    'window',
    'water-black',
    slab(rectangle(12, heightMm * 0.4, 6), 1.6, 0.5).translate(0, heightMm * 0.12, 95.4),
  )
  model.add(
    'push plate',
    'finish',
    slab(rectangle(width * 0.6, heightMm * 0.2, 6), 8, 2).translate(0, -heightMm * 0.3, 95),
  )
  model.add('lock', 'steel', outward(cylinder(11, 2, 0.6)).translate(0, heightMm * 0.41, 95.4))
  model.add('nozzle', 'plastic-black', cylinder(14, 14, 1).translate(0, -heightMm / 2 - 12, 70))
  model.pose({ azimuth: -32, elevation: 10, fill: 0.68 })
  return model.finish()
}
