import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { bodySection } from '../../models/fittings/body.ts'
import { plateOutline } from '../../models/fittings/flange.ts'
import { pin } from '../../models/fittings/lever.ts'
import { wallLever } from '../../models/fittings/wall/wall-lever.ts'
import type { LeverForm, PlateForm } from '../../models/forms.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { outward } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { ON_THE_WALL } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { concealedGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Concealed shower or bath mixer: wall plate and handle. */
export type ShowerMixerSpec = {
  family: 'shower-mixer'
  plate: PlateForm | 'oval' | 'pill'
  /** 60-180. */
  plateWidthMm: number
  /** Height of `oval`, `pill` and rectangular plates; the width where absent. */
  plateHeightMm?: number
  handle: 'lever' | 'pin' | 'paddle' | 'block' | 'joystick' | 'knurled' | 'loop' | 'disc'
  /** Wall to the front of the handle, 50-110. */
  projectionMm: number
  diverter: 'none' | 'knob' | 'push' | 'lever'
}

export const SHOWER_MIXER: ModelFamily<ShowerMixerSpec> = {
  name: 'shower-mixer',
  build: showerMixer,
  limits: { plateWidthMm: [60, 180], projectionMm: [50, 110] },
  samples: {
    finishes: METALS,
    specs: (['pin', 'lever', 'block', 'paddle', 'joystick', 'knurled', 'loop', 'disc', 'pin', 'block'] as const).map(
      (handle, index) => ({
        family: 'shower-mixer',
        plate: cycled(
          [
            'round',
            'soft-square',
            'square',
            'round',
            'oval',
            'pill',
            'round',
            'soft-square',
            'pill',
            'square',
          ] as const,
          index,
        ),
        plateWidthMm: cycled([78, 110, 120, 140, 100, 90, 120, 120, 90, 110], index),
        plateHeightMm: cycled([78, 110, 120, 140, 150, 180, 120, 120, 190, 180], index),
        handle,
        projectionMm: 74,
        diverter: cycled(
          ['none', 'none', 'push', 'knob', 'none', 'knob', 'none', 'none', 'lever', 'push'] as const,
          index,
        ),
      }),
    ),
  },
  views: ['front', 'side'],
  measures: (spec, { width, height, depth }) => ({
    width,
    height,
    ...(spec.diverter === 'none' ? { depth } : {}),
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.7 + spec.plateWidthMm * 0.004 + (spec.diverter === 'none' ? 0 : 0.45)),
  }),
  hasCartridge: true,
  assembly: ON_THE_WALL,
  guide: (spec) =>
    concealedGuide(
      [pair('Height', '1,000 to 1,100 mm above the floor'), pair('Cover plate', `${spec.plateWidthMm} mm wide`)],
      '50–75 mm',
      'plate and handle',
    ),
}

/** Concealed shower or bath mixer. The front of the handle is at `projectionMm` (levers may lean further out). */
function showerMixer(spec: ShowerMixerSpec): ProductModel {
  const model = assembly('wall')
  const width = spec.plateWidthMm
  const height = spec.plateHeightMm ?? width
  const thick = 7
  model.add('plate', 'finish', slab(plateOutline(spec.plate, width, height), thick, 1.6, 0.3))
  const isTall = spec.diverter !== 'none' && height > width * 1.3
  const y = isTall ? height * 0.2 : 0
  const bodyMm = Math.min(44, width * 0.48)
  const square = spec.plate === 'square' ? 'square' : spec.plate === 'soft-square' ? 'soft-square' : 'round'
  const section = bodySection(square, bodyMm)
  const handle = wallLever(spec.handle, section, bodyMm)
  handle.computeBoundingBox()
  const reach = Math.max(spec.projectionMm - 1.2 - capDepth(spec.handle, bodyMm), thick + 6)
  model.add(
    'body',
    'finish',
    sheath(
      section,
      [
        [0, thick - 2],
        [0, reach, 0.5],
        [-2, reach],
      ],
      'top',
    ).translate(0, y, 0),
  )
  model.add(
    'gap',
    'dark',
    sheath(section, [
      [-1.2, reach - 1],
      [-1.2, reach + 2],
    ]).translate(0, y, 0),
  )
  model.add('handle', 'finish', handle.translate(0, y, reach + 1.2))
  addMarks(model, bodyMm, y, reach)
  if (spec.diverter !== 'none')
    addDiverter(model, spec.diverter, isTall ? -height * 0.24 : -height * 0.34, thick, isTall)
  model.measure('plateWidth', [-width / 2, 0, 0], [width / 2, 0, 0], 'x')
  model.measure('plateHeight', [0, -height / 2, 0], [0, height / 2, 0], 'y')
  model.measure('projection', [0, y, 0], [0, y, spec.projectionMm], 'z')
  model.pose({ azimuth: -36, elevation: 12, fill: 0.66 })
  return model.finish()
}

function capDepth(form: LeverForm, widthMm: number): number {
  const share: Partial<Record<LeverForm, number>> = {
    lever: 0.46,
    paddle: 0.34,
    block: 0.46,
    pin: 0.62,
    knurled: 0.62,
    joystick: 0.42,
    loop: 0.4,
  }
  return form === 'disc' ? 10.6 : (share[form] ?? 0.42) * widthMm
}

function addMarks(model: Assembly, bodyMm: number, y: number, reach: number): void {
  for (const [role, x] of [
    ['hot', -2.6],
    ['cold', 2.6],
  ] as const) {
    model.add(`${role} mark`, role, cylinder(2, 0.5, 0.1, 16).translate(x, y + bodyMm / 2 - 0.3, reach - 4))
  }
}

function addDiverter(
  model: Assembly,
  form: 'knob' | 'push' | 'lever',
  y: number,
  plateZ: number,
  large: boolean,
): void {
  const size = large ? 34 : 17
  if (form === 'push') {
    const button = lathe([
      [0, 0],
      [size / 2 + 3, 0],
      [size / 2 + 3, 6, 1],
      [size / 2 + 0.6, 6],
      [size / 2, 5],
      [size / 2, 11, 1.6],
      [0, 11],
    ])
    model.add('diverter', 'finish', outward(button).translate(0, y, plateZ - 0.5))
    return
  }
  const knob = lathe([
    [0, 0],
    [size * 0.36, 0],
    [size * 0.36, 4],
    [size / 2, 5, 0.5],
    [size / 2, 22, 1.6],
    [0, 22],
  ])
  model.add('diverter', 'finish', outward(knob).translate(0, y, plateZ - 0.5))
  if (form === 'lever' && large) model.add('diverter pin', 'finish', pin(5.5, 34).translate(0, y, plateZ + 14))
}
