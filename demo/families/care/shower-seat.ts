import { assembly } from '../../models/assembly.ts'
import type { Assembly, ProductModel } from '../../models/assembly.ts'
import type { ShowerSeatSpec } from '../../models/families.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'

/** Shower seat, its back at the wall; stools stand free. */
export function showerSeat(spec: ShowerSeatSpec): ProductModel {
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
