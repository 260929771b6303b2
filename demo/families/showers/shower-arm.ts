import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import type { PlateForm } from '../../models/forms.ts'
import { circle, rectangle } from '../../models/geometry/outline.ts'
import { flipped, upright } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import { bentLine, smoothLine, sweep, type Bend, type Station } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { outletGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'
import type { OverheadShowerSpec } from './overhead-shower.ts'

/** Shower arm on its own. */
export type ShowerArmSpec = {
  family: 'shower-arm'
  mount: 'wall' | 'ceiling'
  form: 'straight' | 'angled' | 'gooseneck' | 'square'
  /** 100-500. */
  lengthMm: number
  flange: PlateForm
}

export const SHOWER_ARM: ModelFamily<ShowerArmSpec> = {
  name: 'shower-arm',
  build: showerArm,
  limits: { lengthMm: [100, 500] },
  samples: {
    finishes: METALS,
    specs: (['straight', 'angled', 'gooseneck', 'square', 'straight'] as const).map((form, index) => ({
      family: 'shower-arm',
      mount: index === 4 ? 'ceiling' : 'wall',
      form,
      lengthMm: cycled([350, 200, 350, 300, 200], index),
      flange: cycled(['round', 'round', 'round', 'square'] as const, index),
    })),
  },
  views: ['side', 'front'],
  measures: (spec) => ({
    length: spec.lengthMm,
    'outlet-length': spec.lengthMm,
    'mount-type': spec.mount === 'ceiling' ? 'Ceiling mounted' : 'Wall mounted',
    'net-weight': kilograms(0.2 + spec.lengthMm * 0.0011),
  }),
  isShownOnce: true,
  guide: (spec) =>
    outletGuide('arm', [
      pair('Length', `${spec.lengthMm} mm`),
      pair(
        'Height',
        spec.mount === 'ceiling' ? 'Head 2,000 to 2,150 mm above the floor' : '2,050 to 2,200 mm above the floor',
      ),
      pair('Load', 'Heads up to 3 kg'),
    ]),
}

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
function showerArm(spec: ShowerArmSpec): ProductModel {
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
