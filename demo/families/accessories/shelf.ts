import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import { addPost } from '../../models/fittings/post.ts'
import { PLATE_FORMS, type PlateForm } from '../../models/forms.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { upright } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { pipe, type Bend } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Shelf or shower basket. */
export type ShelfSpec = {
  family: 'shelf'
  form: 'glass' | 'metal' | 'glass-with-rail' | 'wire-basket' | 'corner-basket' | 'towel-shelf'
  flange: PlateForm
  /** 200-650. */
  lengthMm: number
  /** 100-260. */
  depthMm: number
}

export const SHELF: ModelFamily<ShelfSpec> = {
  name: 'shelf',
  build: shelf,
  limits: { lengthMm: [200, 650], depthMm: [100, 260] },
  samples: {
    finishes: METALS,
    specs: (['glass', 'metal', 'glass-with-rail', 'wire-basket', 'corner-basket', 'towel-shelf'] as const).map(
      (form, index) => ({
        family: 'shelf',
        form,
        flange: cycled(PLATE_FORMS, index),
        lengthMm: form === 'towel-shelf' ? 600 : form.endsWith('basket') ? 260 : 500,
        depthMm: form === 'towel-shelf' ? 230 : form === 'corner-basket' ? 200 : 130,
      }),
    ),
  },
  overall: ({ lengthMm, depthMm }) => ({ width: lengthMm, depth: depthMm }),
  views: ['front', 'plan', 'side'],
  measures: (spec, { width, depth }) => ({
    length: width,
    depth,
    'net-weight': kilograms(0.5 + spec.lengthMm * 0.0024),
    ...onWall,
  }),
  isUnlicensed: true,
  guide: (spec) =>
    wallGuide(
      [pair('Length x depth', `${spec.lengthMm} x ${spec.depthMm} mm`), pair('Load', '8 kg, spread evenly')],
      '1,200–1,400 mm',
      'Shelf',
    ),
}

/** Shelf or basket, back at the wall. */
function shelf(spec: ShelfSpec): ProductModel {
  const model = assembly('wall')
  const { lengthMm, depthMm } = spec
  const half = lengthMm / 2
  if (spec.form === 'wire-basket' || spec.form === 'corner-basket') addWireBasket(model, spec)
  else if (spec.form === 'towel-shelf') addTowelShelf(model, spec)
  else if (spec.form === 'metal') {
    model.add(
      'shelf',
      'finish',
      upright(slab(rectangle(lengthMm, depthMm - 2, 6), 8, 1.8)).translate(0, -4, depthMm / 2 + 1),
    )
    model.add('back', 'finish', slab(rectangle(lengthMm, 34, 4), 5, 1).translate(0, 10, 0))
    model.add('lip', 'finish', box(lengthMm, 16, 4, 1.6).translate(0, -2, depthMm - 2))
  } else {
    const sheet = upright(slab(rectangle(lengthMm, depthMm - 10, 14), 8, 1.2)).translate(0, 12, depthMm / 2 + 5)
    for (const x of [-half + 62, half - 62]) {
      addPost(model, spec.flange, [x, 0], depthMm * 0.42, 17, 44)
      model.add('clamp', 'finish', box(17, 14, 22, 2, 4).translate(x, 0, depthMm * 0.42 - 8))
    }
    model.add('glass', 'glass', sheet)
    if (spec.form === 'glass-with-rail') addGallery(model, half, depthMm)
  }
  model.measure('length', [-half, 0, 0], [half, 0, 0], 'x')
  model.measure('depth', [half, 0, 0], [half, 0, depthMm], 'z')
  model.pose({ azimuth: -34, elevation: 24, fill: 0.76 })
  return model.finish()
}

function addGallery(model: Assembly, half: number, depth: number): void {
  const y = 50
  model.add(
    'gallery',
    'finish',
    pipe(
      [
        [-half + 16, y, 24],
        [-half + 16, y, depth - 8, 14],
        [half - 16, y, depth - 8, 14],
        [half - 16, y, 24],
      ],
      8,
      { startEdgeMm: 2, endEdgeMm: 2 },
    ),
  )
  for (const x of [-half + 16, half - 16])
    for (const z of [depth * 0.42, depth - 22])
      model.add('gallery post', 'finish', cylinder(7, y - 18, 0.4).translate(x, 19, z))
}

function addWireBasket(model: Assembly, spec: ShelfSpec): void {
  // Measured over the wire.
  const lengthMm = spec.lengthMm - 7
  const depthMm = spec.depthMm - 3.5
  const corner = spec.form === 'corner-basket'
  const half = lengthMm / 2 + (corner ? 6 : 0)
  const back = 7
  // A corner basket narrows to a bowed front; a straight one is a rectangle.
  const frontHalf = corner ? half * 0.46 : half
  const frame = (y: number): Bend[] => [
    [0, y, back],
    [half, y, back, 14],
    [frontHalf, y, depthMm, corner ? 60 : 20],
    [-frontHalf, y, depthMm, corner ? 60 : 20],
    [-half, y, back, 14],
    [0, y, back],
  ]
  for (const y of [0, 46]) model.add('frame', 'finish', pipe(frame(y), y === 0 ? 5 : 7))
  const frontAt = (x: number) =>
    Math.abs(x) <= frontHalf * 0.9
      ? depthMm
      : back + ((depthMm - back) * (half - Math.abs(x))) / (half - frontHalf * 0.9)
  const wires = Math.floor(lengthMm / 20)
  for (let index = 1; index < wires; index++) {
    const x = (index / wires - 0.5) * lengthMm
    const front = frontAt(x) - (corner && Math.abs(x) > frontHalf * 0.6 ? 8 : 1)
    if (front > back + 12)
      model.add(
        'wire',
        'finish',
        pipe(
          [
            [x, 0, back],
            [x, 0, front],
          ],
          3.4,
        ),
      )
  }
  for (const x of [-half * 0.7, half * 0.7]) {
    model.add('plate', 'finish', slab(plateOutline(spec.flange, 34, 34), 7, 1.4, 0.3).translate(x, 46, 0))
    model.add(
      'upright',
      'finish',
      pipe(
        [
          [x, 0, back],
          [x, 46, back],
        ],
        5,
      ),
    )
  }
  for (const x of corner ? [-frontHalf * 0.4, frontHalf * 0.4] : [-half * 0.5, 0, half * 0.5])
    model.add(
      'upright',
      'finish',
      pipe(
        [
          [x, 0, depthMm],
          [x, 46, depthMm],
        ],
        4,
      ),
    )
  if (!corner)
    for (const x of [-half, half])
      model.add(
        'upright',
        'finish',
        pipe(
          [
            [x, 0, depthMm * 0.5],
            [x, 46, depthMm * 0.5],
          ],
          5,
        ),
      )
}

function addTowelShelf(model: Assembly, spec: ShelfSpec): void {
  const { lengthMm, depthMm } = spec
  const half = lengthMm / 2
  for (const x of [-half + 24, half - 24]) {
    model.add('flange', 'finish', wallFlange(spec.flange, 48, 7).translate(x, 0, 0))
    model.add(
      'side',
      'finish',
      pipe(
        [
          [x, 0, 4],
          [x, 0, depthMm - 6],
        ],
        16,
        { endEdgeMm: 3 },
      ),
    )
  }
  const bars = Math.max(3, Math.round(depthMm / 46))
  for (let index = 0; index < bars; index++)
    model.add(
      'bar',
      'finish',
      pipe(
        [
          [-half + 4, 0, 30 + ((depthMm - 36.5) * index) / (bars - 1)],
          [half - 4, 0, 30 + ((depthMm - 36.5) * index) / (bars - 1)],
        ],
        13,
      ),
    )
  model.add(
    'rail',
    'finish',
    pipe(
      [
        [-half + 8, -2, depthMm * 0.5],
        [-half + 8, -72, depthMm * 0.5, 12],
        [half - 8, -72, depthMm * 0.5, 12],
        [half - 8, -2, depthMm * 0.5],
      ],
      13,
    ),
  )
}
