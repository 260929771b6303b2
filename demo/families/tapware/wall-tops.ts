import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { WallTopsSpec } from '../../models/families.ts'
import { addWallTap } from '../../models/fittings/wall-tap.ts'

/** Pair of wall top assemblies. */
export function wallTops(spec: WallTopsSpec): ProductModel {
  const model = assembly('wall')
  const half = spec.centresMm / 2
  const reach = addWallTap(model, spec.handle, spec.flange, spec.flangeWidthMm, [-half, 0], 'hot')
  addWallTap(model, spec.handle, spec.flange, spec.flangeWidthMm, [half, 0], 'cold')
  model.measure('centres', [-half, 0, 30], [half, 0, 30], 'x')
  model.measure('projection', [half, 0, 0], [half, 0, reach], 'z')
  model.measure('flangeWidth', [-half - spec.flangeWidthMm / 2, 0, 0], [-half + spec.flangeWidthMm / 2, 0, 0], 'x')
  model.pose({ azimuth: -34, elevation: 14, fill: 0.68 })
  return model.finish()
}
