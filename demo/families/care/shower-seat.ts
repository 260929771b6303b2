import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import * as detail from '../../sheets/guide/details.ts'
import { handOver, pair, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import {
  accessoryTools,
  drillHoles,
  fixBrackets,
  markHoles,
  standingGuide,
} from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'

export type ShowerSeatSpec = {
  family: 'shower-seat'
  form: 'folding-slats' | 'folding-solid' | 'padded' | 'stool'
  /** 320-960. */
  widthMm: number
  /** 300-520. */
  depthMm: number
  /** Seat height of the stool and of forms with legs, 440-500. */
  heightMm: number
  legs: boolean
}

export const SHOWER_SEAT: ModelFamily<ShowerSeatSpec> = {
  name: 'shower-seat',
  build: showerSeat,
  limits: { widthMm: [320, 960], depthMm: [300, 520], heightMm: [440, 500] },
  samples: {
    finishes: ['Stainless Steel', 'Stainless Steel', 'Matte Black'],
    specs: (['folding-slats', 'folding-solid', 'padded', 'stool', 'folding-slats'] as const).map((form, index) => ({
      family: 'shower-seat',
      form,
      widthMm: index === 4 ? 900 : 400,
      depthMm: 390,
      heightMm: 480,
      legs: index === 4,
    })),
  },
  overall: ({ widthMm }) => ({ width: widthMm }),
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    ...(spec.legs || spec.form === 'stool' ? { height } : {}),
    'mount-type': spec.form === 'stool' ? 'Freestanding' : 'Wall mounted, folding',
    'net-weight': kilograms(spec.form === 'stool' ? 3.4 : spec.widthMm * 0.0105),
  }),
  stuff: 'metal-and-plastic',
  isUnlicensed: true,
  isShapeless: true,
  guide: (spec) => ({
    tools: [...accessoryTools, 'Torque screwdriver'],
    needed: ['Blocking 190 x 45 mm, masonry, or a steel plate', 'Neutral-cure silicone'],
    before: [...WET_AREA_RULES, 'The fixings carry 1,500 N on the front edge of the seat.'],
    setOut: [
      pair('Seat', `${spec.widthMm} x ${spec.depthMm} mm`),
      pair('Top of the seat', `${spec.heightMm} mm above the floor (AS 1428.1: 470 to 480 mm)`),
      pair('From the corner', '40 mm at most between seat and wall'),
    ],
    steps:
      spec.form === 'stool'
        ? standingGuide('stool').steps
        : [
            {
              title: 'Fix the blocking',
              text: 'Blocking over the whole width, at the height of both hinge plates.',
              detail: detail.mountingHeight('470–480', 'Top of the seat'),
            },
            markHoles,
            drillHoles,
            fixBrackets('Screw 8 x 80'),
            {
              title: 'Hang the seat',
              text: 'Push in the hinge pins, let the seat down, and turn the stops until it lies level.',
            },
          ],
    commissioning: [
      'Sit down on the front edge: nothing gives way.',
      'Fold up: the seat stays up by itself.',
      handOver,
    ],
  }),
}

/** Shower seat, its back at the wall; stools stand free. */
function showerSeat(spec: ShowerSeatSpec): ProductModel {
  const model = assembly(spec.form === 'stool' || spec.legs ? 'floor' : 'wall')
  const y = spec.form === 'stool' || spec.legs ? spec.heightMm - 32 : 0
  const { widthMm, depthMm } = spec
  const tube = 25
  if (spec.form === 'folding-slats') addSlats(model, spec, y)
  else {
    const soft = spec.form === 'padded'
    const seat = upright(slab(rectangle(widthMm, depthMm, soft ? 60 : 36), soft ? 40 : 22, soft ? 16 : 6)).translate(
      0,
      y + 10,
      depthMm / 2 + (spec.form === 'stool' ? 0 : 26),
    )
    model.add('seat', soft ? 'plastic-grey' : 'plastic-white', seat)
    if (!soft)
      for (let index = -2; index <= 2; index++)
        model.add(
          'drain slot',
          'dark',
          upright(slab(rectangle(8, depthMm * 0.42, 4), 0.5, 0.1)).translate(
            (index * widthMm) / 8,
            y + 31.8,
            depthMm / 2 + (spec.form === 'stool' ? 0 : 26),
          ),
        )
  }
  if (spec.form === 'stool') {
    for (const [x, z] of [
      [-1, 0.12],
      [1, 0.12],
      [-1, 0.88],
      [1, 0.88],
    ] as const)
      addLeg(model, x * widthMm * 0.36, depthMm * z, y + 12)
    for (const z of [0.12, 0.88])
      model.add(
        'stretcher',
        'finish',
        pipe(
          [
            [-widthMm * 0.36, y * 0.34, depthMm * z],
            [widthMm * 0.36, y * 0.34, depthMm * z],
          ],
          20,
        ),
      )
    model.pose({ azimuth: -32, elevation: 18, fill: 0.72 })
    return model.finish()
  }
  for (const side of [-1, 1]) {
    const x = side * (widthMm / 2 - 46)
    model.add(
      'frame',
      'finish',
      pipe(
        [
          [x, y, 12],
          [x, y, depthMm + 8],
        ],
        tube,
        { endEdgeMm: 3 },
      ),
    )
    model.add('wall plate', 'finish', slab(rectangle(62, 150, 8), 6, 1.4, 0.3).translate(x, y - 20, 0))
    model.add(
      'hinge',
      'finish',
      cylinder(30, 56, 2)
        .rotateZ(Math.PI / 2)
        .translate(x + 28, y, 20),
    )
    if (spec.legs) addLeg(model, x, depthMm - 40, y + 6)
  }
  model.add(
    'cross bar',
    'finish',
    pipe(
      [
        [-widthMm / 2 + 46, y, depthMm - 60],
        [widthMm / 2 - 46, y, depthMm - 60],
      ],
      22,
    ),
  )
  model.measure('depth', [0, y, 0], [0, y, depthMm + 26], 'z')
  model.pose({ azimuth: -34, elevation: 22, fill: 0.74 })
  return model.finish()
}

function addSlats(model: Assembly, { widthMm, depthMm }: ShowerSeatSpec, y: number): void {
  const count = Math.max(4, Math.round(depthMm / 66))
  const pitch = depthMm / count
  for (let index = 0; index < count; index++) {
    model.add(
      'slat',
      'plastic-white',
      box(widthMm, 19, pitch - 9, 4, 8).translate(0, y + 11, 26 + pitch * (index + 0.5) + 4.5),
    )
  }
}

function addLeg(model: Assembly, x: number, z: number, top: number): void {
  model.add('leg', 'finish', merged(cylinder(25, top - 16, 0.5).translate(x, 16, z)))
  model.add(
    'leg foot',
    'rubber',
    lathe([
      [0, 0],
      [20, 0, 2],
      [17, 14, 4],
      [14, 26, 2],
      [0, 26],
    ]).translate(x, 0, z),
  )
}
