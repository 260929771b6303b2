import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe, ring, torus } from '../../models/geometry/lathe.ts'
import { merged } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'
import { cycled } from '../samples.ts'

export type CartridgeSpec = {
  family: 'cartridge'
  form: 'mixer' | 'thermostatic' | 'diverter' | 'joystick'
  /** 25, 35, 40 or 45. */
  diameterMm: number
}

export const CARTRIDGE: ModelFamily<CartridgeSpec> = {
  name: 'cartridge',
  build: cartridge,
  limits: { diameterMm: [25, 45] },
  samples: {
    finishes: ['Chrome'],
    specs: (['mixer', 'thermostatic', 'diverter', 'joystick'] as const).map((form, index) => ({
      family: 'cartridge',
      form,
      diameterMm: cycled([40, 35, 25, 35], index),
    })),
  },
  views: ['front', 'plan'],
  measures: (spec, { width }) => ({ 'cartridge-size': spec.diameterMm, width, 'net-weight': 0.1 }),
  stuff: 'plastic',
  guide: (spec) =>
    replacementGuide(
      'cartridge',
      [
        {
          title: 'Open the mixer',
          text: 'Take out the plug and grub screw, pull the handle off, unscrew the cap by hand.',
        },
        {
          title: 'Change the cartridge',
          text: 'Undo the nut, lift the cartridge out, wipe the seat and set the new one with its pins in their holes.',
          detail: detail.cartridgeStack(),
        },
        { title: 'Close', text: 'Tighten the nut with 8 Nm, then cap and handle.' },
      ],
      [pair('Diameter', `${spec.diameterMm} mm`), pair('Torque of the nut', '8 Nm')],
    ),
}

/** Mixer cartridge standing on its inlet side. */
function cartridge(spec: CartridgeSpec): ProductModel {
  const model = assembly('bench')
  const d = spec.diameterMm
  if (spec.form === 'thermostatic') return thermostaticCartridge(model, d)
  for (const [x, z] of [
    [-0.22, 0.1],
    [0.22, 0.1],
    [0, -0.24],
  ] as const)
    model.add('seal', 'rubber', ring(d * 0.3, d * 0.19, 3, 0.8).translate(x * d, 0, z * d))
  model.add(
    'base',
    'plastic-white',
    lathe([
      [0, 2],
      [d / 2 - 1, 2, 0.6],
      [d / 2, 5, 0.6],
      [d / 2, 12, 0.8],
      [d / 2 - 2, 12],
      [0, 12],
    ]),
  )
  model.add(
    'housing',
    'plastic-white',
    lathe([
      [0, 12],
      [d / 2 - 1.4, 12],
      [d / 2 - 1.4, 30, 1],
      [d / 2 - 4, 33, 1],
      [d * 0.3, 33],
      [d * 0.3, 40, 1.4],
      [0, 40],
    ]),
  )
  for (const side of [-1, 1])
    model.add('key', 'plastic-white', box(5, 10, 4, 0.8).translate(side * (d / 2 - 0.6), 13, 0))
  model.add('shroud', 'plastic-grey', ring(d - 1.4, d - 6, 4, 0.8).translate(0, 22, 0))
  const stem = spec.form === 'joystick' ? 30 : 24
  const lean = spec.form === 'mixer' ? 0.16 : 0
  model.add('stem', 'brass', box(8, stem, 8, 0.9, 1.2).rotateX(lean).translate(0, 37, 0))
  model.add('stem seat', 'dark', cylinder(d * 0.42, 1, 0.2).translate(0, 39.6, 0))
  model.measure('diameter', [-d / 2, 8, 0], [d / 2, 8, 0], 'x')
  model.pose({ azimuth: -32, elevation: 24, fill: 0.6 })
  return model.finish()
}

function thermostaticCartridge(model: Assembly, d: number): ProductModel {
  model.add(
    'body',
    'brass',
    lathe([
      [0, 0],
      [d * 0.3, 0, 1],
      [d * 0.3, 12],
      [d * 0.42, 13, 1],
      [d * 0.42, 30],
      [d * 0.5, 31, 1],
      [d * 0.5, 52, 1],
      [d * 0.3, 54, 2],
      [d * 0.3, 62, 1],
      [0, 62],
    ]),
  )
  for (const y of [16, 25, 36, 47])
    model.add('o-ring', 'rubber', torus(d * (y < 30 ? 0.84 : 1), 3, 48).translate(0, y, 0))
  model.add('filter', 'steel', ring(d * 0.78, d * 0.72, 9, 0.4).translate(0, 1.6, 0))
  model.add('spindle', 'brass', cylinder(d * 0.24, 18, 0.8).translate(0, 60, 0))
  const splines = Array.from({ length: 20 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 20
    return box(1.2, 14, 1.2, 0.3).translate(Math.cos(angle) * d * 0.12, 62, Math.sin(angle) * d * 0.12)
  })
  model.add('spline', 'brass', merged(...splines))
  model.pose({ azimuth: -30, elevation: 20, fill: 0.62 })
  return model.finish()
}
