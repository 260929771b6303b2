import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { BathSpoutSpec } from '../../models/families.ts'
import { addWallSpout } from '../../models/fittings/wall-spout.ts'

/** Wall outlet with its flange. */
export function bathSpout(spec: BathSpoutSpec): ProductModel {
  const model = assembly('wall')
  addWallSpout(model, spec.spout, spec.flange, spec.flangeWidthMm, spec.reachMm, 0)
  model.measure('spoutReach', [0, 0, 0], [0, 0, spec.reachMm], 'z')
  model.measure('flangeWidth', [-spec.flangeWidthMm / 2, 0, 0], [spec.flangeWidthMm / 2, 0, 0], 'x')
  model.pose({ azimuth: -48, elevation: 16, fill: 0.66 })
  return model.finish()
}
