import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { addPost } from '../../models/fittings/post.ts'
import { barSection } from '../../models/fittings/rail.ts'
import type { BarForm, PlateForm } from '../../models/forms.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { polygon, rectangle } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { bentLine, sweep, type Bend } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

export type ToiletRollHolderSpec = {
  family: 'toilet-roll-holder'
  form: 'open-arm' | 'bar' | 'cover' | 'double' | 'spare' | 'shelf'
  bar: BarForm
  flange: PlateForm
  /** True with a roll of paper on it. */
  paper: boolean
}

export const TOILET_ROLL_HOLDER: ModelFamily<ToiletRollHolderSpec> = {
  name: 'toilet-roll-holder',
  build: toiletRollHolder,
  samples: {
    finishes: METALS,
    specs: (['open-arm', 'bar', 'cover', 'double', 'spare', 'shelf', 'open-arm'] as const).map((form, index) => ({
      family: 'toilet-roll-holder',
      form,
      bar: cycled(['round', 'square', 'round'] as const, index),
      flange: cycled(['round', 'square', 'soft-square'] as const, index),
      paper: index > 0,
    })),
  },
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, depth }) => ({
    width,
    depth,
    'net-weight': spec.form === 'double' ? 0.75 : 0.45,
    ...onWall,
  }),
  isUnlicensed: true,
  guide: () =>
    wallGuide(
      [
        pair('From the front of the pan', '50 mm in front to 300 mm behind'),
        pair('Accessible toilets', '600 to 700 mm above the floor (AS 1428.1:2021)'),
      ],
      '650–700 mm',
      'Roll holder',
    ),
}

/** Holder for one or two rolls. */
function toiletRollHolder(spec: ToiletRollHolderSpec): ProductModel {
  const model = assembly('wall')
  const reach = 66
  const section = barSection(spec.bar, 15)
  const bar = (bends: Bend[]) => sweep(bentLine(bends), section, { startEdgeMm: 1.2, endEdgeMm: 2, up: [0, 1, 0] })
  if (spec.form === 'spare') {
    addPost(model, spec.flange, [0, 0], reach, 17, 46)
    model.add(
      'bar',
      'finish',
      sweep(
        bentLine([
          [0, -7, reach - 4],
          [0, 250, reach - 4],
        ]),
        section,
        { endEdgeMm: 2 },
      ),
    )
    model.add('stop', 'finish', cylinder(64, 5, 1.6).translate(0, -8, reach - 4))
    if (spec.paper) for (const y of [0, 108]) addRoll(model, 'y', 0, y - 2, reach - 4)
  } else if (spec.form === 'bar' || spec.form === 'cover' || spec.form === 'shelf') {
    for (const x of [-78, 78]) addPost(model, spec.flange, [x, 0], reach, 15, 42)
    model.add(
      'bar',
      'finish',
      bar([
        [-80, 0, reach - 6],
        [80, 0, reach - 6],
      ]),
    )
    if (spec.paper) addRoll(model, 'x', 0, -12, reach - 6)
    if (spec.form === 'cover') addCover(model, reach)
    if (spec.form === 'shelf')
      model.add(
        'shelf',
        'finish',
        upright(slab(rectangle(190, 112, 5), 7, 1.6)).translate(0, 46, 58),
        box(190, 46, 6, 1).translate(0, 4, 4),
      )
  } else {
    const rolls = spec.form === 'double' ? 2 : 1
    const span = 150 * rolls
    const post = spec.form === 'double' ? 0 : -span / 2 + 12
    addPost(model, spec.flange, [post, 0], reach, 17, 48)
    model.add(
      'bar',
      'finish',
      spec.form === 'double'
        ? bar([
            [-span / 2, 0, reach - 4],
            [span / 2, 0, reach - 4],
          ])
        : bar([
            [post - 8, 0, reach - 4],
            [span / 2, 0, reach - 4],
          ]),
    )
    for (const end of rolls === 2 ? [-span / 2, span / 2] : [span / 2])
      model.add(
        'end',
        'finish',
        cylinder(spec.bar === 'round' ? 22 : 20, 5, 1.2)
          .rotateZ(Math.PI / 2)
          .translate(end + 2.5, 0, reach - 4),
      )
    if (spec.paper) for (const x of rolls === 2 ? [-78, 78] : [14]) addRoll(model, 'x', x, -12, reach - 4)
  }
  model.pose({ azimuth: -38, elevation: 14, fill: 0.68 })
  return model.finish()
}

function addRoll(model: Assembly, axis: 'x' | 'y', x: number, y: number, z: number): void {
  const roll = merged(
    lathe([
      [21, 0],
      [54, 0, 3],
      [54, 100, 3],
      [21, 100],
    ]),
    lathe([
      [21, 100],
      [20, 100],
      [20, 0],
      [21, 0],
    ]),
  )
  if (axis === 'y') model.add('paper', 'paper', roll.translate(x, y, z))
  else {
    model.add('paper', 'paper', roll.rotateZ(Math.PI / 2).translate(x + 50, y, z))
    model.add('sheet', 'paper', box(100, 62, 0.8, 0.3).translate(x, y - 62, z + 53.4))
  }
}

function addCover(model: Assembly, reach: number): void {
  const hood = polygon([
    [4, 20, 2],
    [reach + 44, 20, 46],
    [reach + 50, -44, 2],
    [reach + 47, -44, 1],
    [reach + 41, 17, 44],
    [4, 17, 1],
  ])
  model.add(
    'cover',
    'finish',
    slab(hood, 142, 1)
      .translate(0, 0, -71)
      .rotateY(-Math.PI / 2)
      .translate(0, 40, 0),
  )
  model.add(
    'cover hinge',
    'finish',
    cylinder(10, 142, 1)
      .rotateZ(Math.PI / 2)
      .translate(71, 56, 8),
  )
}
