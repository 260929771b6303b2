import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { FlushPlateSpec } from '../../models/families.ts'
import { addFlushPlate } from '../../models/fittings/flush-plate.ts'

/** Wall plate or single remote button. */
export function flushPlate(spec: FlushPlateSpec): ProductModel {
  const model = assembly('wall')
  addFlushPlate(model, spec, 0)
  model.measure('plateWidth', [-spec.widthMm / 2, 0, 0], [spec.widthMm / 2, 0, 0], 'x')
  model.measure('plateHeight', [0, -spec.heightMm / 2, 0], [0, spec.heightMm / 2, 0], 'y')
  model.pose({ azimuth: -26, elevation: 10, fill: 0.6 })
  return model.finish()
}
