import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { FloorWasteSpec } from '../../models/families.ts'
import { gratePlate } from '../../models/fittings/grate.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { circle, rectangle } from '../../models/geometry/outline.ts'
import { upright } from '../../models/geometry/placing.ts'
import { sheath } from '../../models/geometry/sheath.ts'

/** Point drain with its throat, standing on its outlet. */
export function floorWaste(spec: FloorWasteSpec): ProductModel {
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
