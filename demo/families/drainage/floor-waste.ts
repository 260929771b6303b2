import { assembly, type ProductModel } from '../../models/assembly.ts'
import { gratePlate } from '../../models/fittings/grate.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { circle, rectangle } from '../../models/geometry/outline.ts'
import { upright } from '../../models/geometry/placing.ts'
import { sheath } from '../../models/geometry/sheath.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { floorDrainGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled } from '../samples.ts'

/** Point drain. */
export type FloorWasteSpec = {
  family: 'floor-waste'
  shape: 'round' | 'square'
  pattern: 'slots' | 'holes' | 'radial' | 'tile-insert' | 'squares'
  /** 80-150. */
  widthMm: number
}

export const FLOOR_WASTE: ModelFamily<FloorWasteSpec> = {
  name: 'floor-waste',
  build: floorWaste,
  limits: { widthMm: [80, 150] },
  samples: {
    finishes: ['Chrome', 'Brushed Nickel', 'Matte Black', 'Brushed Brass', 'Gunmetal'],
    specs: (['slots', 'holes', 'radial', 'tile-insert', 'squares', 'slots'] as const).map((pattern, index) => ({
      family: 'floor-waste',
      shape: cycled(['square', 'round', 'round', 'square', 'square', 'round'] as const, index),
      pattern,
      widthMm: 110,
    })),
  },
  overall: ({ widthMm }) => ({ width: widthMm, depth: widthMm }),
  views: ['plan', 'front'],
  measures: (spec, { width, depth }) => ({
    width,
    length: depth,
    shape: spec.shape === 'round' ? 'Round' : 'Square',
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(0.15 + spec.widthMm * 0.003),
  }),
  isShownOnce: true,
  guide: (spec) =>
    floorDrainGuide([pair('Frame', `${spec.widthMm} mm`), pair('Pipe', spec.widthMm > 110 ? 'DN 100' : 'DN 80')]),
}

/** Point drain with its throat, standing on its outlet. */
function floorWaste(spec: FloorWasteSpec): ProductModel {
  const model = assembly('bench')
  const { widthMm } = spec
  const round = spec.shape === 'round'
  const outline = round ? circle(widthMm, 96) : rectangle(widthMm, widthMm, 4)
  const inner = round ? circle(widthMm - 9, 96) : rectangle(widthMm - 9, widthMm - 9, 3)
  const top = 46
  model.add('throat', 'finish', cylinder(Math.min(86, widthMm * 0.76), top - 8, 1))
  model.add(
    'frame',
    'finish',
    upright(
      sheath(
        outline,
        [
          [-5, top - 14],
          [0, top - 14, 1],
          [0, top, 1],
          [-3.2, top, 0.6],
          [-3.2, top - 8],
          [-10, top - 8],
        ],
        'foot',
      ),
    ),
  )
  model.add(
    'shadow',
    'dark',
    upright(
      sheath(
        inner,
        [
          [-2, top - 8.4],
          [-2, top - 7.6],
        ],
        'top',
      ),
    ),
  )
  if (spec.pattern === 'tile-insert') {
    model.add(
      'tray',
      'finish',
      upright(
        sheath(
          inner,
          [
            [-3, top - 7],
            [0, top - 7],
            [0, top - 0.6, 0.5],
            [-1.6, top - 0.6, 0.5],
            [-1.6, top - 5],
            [-6, top - 5],
          ],
          'top',
        ),
      ),
    )
    model.add(
      'tile',
      'stone',
      upright(
        sheath(
          (outset = 0) => inner(outset - 2.4),
          [
            [0, top - 5],
            [0, top - 1, 0.5],
            [-1, top - 1],
          ],
          'top',
        ),
      ),
    )
  } else {
    model.add(
      'grate',
      'finish',
      gratePlate(inner, spec.pattern, widthMm - 9, widthMm - 9, round).translate(0, top - 4.4, 0),
    )
  }
  model.measure('width', [-widthMm / 2, top, 0], [widthMm / 2, top, 0], 'x')
  model.pose({ azimuth: -28, elevation: 42, fill: 0.66 })
  return model.finish()
}
