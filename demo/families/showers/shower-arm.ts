import { assembly } from '../../models/assembly.ts'
import type { Assembly, ProductModel } from '../../models/assembly.ts'
import type { OverheadShowerSpec, PlateForm, ShowerArmSpec } from '../../models/families.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import { circle, rectangle } from '../../models/geometry/outline.ts'
import { flipped, upright } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import { bentLine, smoothLine, sweep } from '../../models/geometry/sweep.ts'
import type { Bend, Station } from '../../models/geometry/sweep.ts'

/** Arm from the wall at y = 0; returns its end. */
export function addWallArm(
  model: Assembly,
  form: OverheadShowerSpec['arm'] | 'wall-square',
  lengthMm: number,
  flange: PlateForm,
): readonly [number, number, number] {
  const square = flange !== 'round'
  const section = square && form !== 'wall-gooseneck' ? rectangle(24, 24, 2.4) : circle(22)
  model.add('flange', 'finish', wallFlange(flange, 58, 7))
  const line = form === 'wall-gooseneck' ? swanLine(lengthMm) : bentLine(armBends(form, lengthMm))
  model.add('arm', 'finish', sweep(line, section, { endEdgeMm: 0.6, up: [0, 1, 0] }))
  const { at } = line.at(-1)!
  return [at.x, at.y, at.z]
}

/** Rises from the wall and falls again. */
function swanLine(length: number): Station[] {
  return smoothLine(
    [
      [0, 1, 3],
      [0, 8, length * 0.16],
      [0, 74, length * 0.42],
      [0, 92, length * 0.7],
      [0, 52, length * 0.95],
      [0, 14, length],
    ],
    10,
  )
}

function armBends(form: OverheadShowerSpec['arm'] | 'wall-square', length: number): Bend[] {
  if (form === 'wall-angled') {
    const drop = length * 0.52
    return [
      [0, 0, 0],
      [0, 0, length * 0.34, 40],
      [0, -drop, length, 0],
    ]
  }
  if (form === 'wall-square') {
    return [
      [0, 0, 0],
      [0, 0, length, 4],
      [0, -38, length],
    ]
  }
  return [
    [0, 0, 0],
    [0, 0, length, 34],
    [0, -46, length],
  ]
}

export function addDropArm(model: Assembly, lengthMm: number, flange: PlateForm): void {
  const rose = flipped(upright(slab(plateOutline(flange, 58, 58), 7, 1.4, 0.3)))
  model.add('flange', 'finish', rose)
  const section = flange === 'round' ? circle(22) : rectangle(24, 24, 2.4)
  model.add(
    'arm',
    'finish',
    sweep(
      bentLine([
        [0, 0, 0],
        [0, -lengthMm, 0],
      ]),
      section,
      { endEdgeMm: 0.6 },
    ),
  )
}

/** Shower arm without a head. */
export function showerArm(spec: ShowerArmSpec): ProductModel {
  const model = assembly(spec.mount)
  if (spec.mount === 'ceiling') {
    addDropArm(model, spec.lengthMm, spec.flange)
    model.measure('drop', [0, 0, 0], [0, -spec.lengthMm, 0], 'y')
    model.pose({ azimuth: -34, elevation: -8, fill: 0.72 })
  } else {
    const form =
      spec.form === 'angled'
        ? 'wall-angled'
        : spec.form === 'gooseneck'
          ? 'wall-gooseneck'
          : spec.form === 'square'
            ? 'wall-square'
            : 'wall-straight'
    const [, y, z] = addWallArm(model, form, spec.lengthMm, spec.flange)
    model.measure('reach', [0, y, 0], [0, y, z], 'z')
    model.pose({ azimuth: -52, elevation: 10, fill: 0.72 })
  }
  return model.finish()
}
