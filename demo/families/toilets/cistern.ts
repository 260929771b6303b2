import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { CisternSpec } from '../../models/families.ts'
import { addCistern } from '../../models/fittings/cistern.ts'
import { addInWallCistern, addWallFrame } from '../../models/fittings/wall-frame.ts'
import { cylinder } from '../../models/geometry/lathe.ts'

/** Cistern on its own. */
export function cistern(spec: CisternSpec): ProductModel {
  const { widthMm, heightMm, depthMm } = spec
  if (spec.form === 'in-wall-frame') {
    const model = assembly('floor')
    addWallFrame(model, { widthMm, heightMm, depthMm }, 0)
    model.pose({ azimuth: -30, elevation: 10, fill: 0.78 })
    return model.finish()
  }
  const model = assembly(spec.form === 'connector' ? 'wall' : 'bench')
  if (spec.form === 'in-wall') {
    addInWallCistern(model, { widthMm, heightMm, depthMm }, 0, 0)
    model.pose({ azimuth: -30, elevation: 14, fill: 0.7 })
    return model.finish()
  }
  const raised = spec.button === 'raised' ? 14 : 2
  addCistern(model, { widthMm, heightMm: heightMm - raised, depthMm, design: 'compact', button: spec.button }, 0, 0)
  if (spec.form === 'connector')
    model.add('outlet', 'plastic-white', cylinder(58, 50, 3).translate(0, -44, depthMm / 2))
  model.pose({ azimuth: -32, elevation: 18, fill: 0.68 })
  return model.finish()
}
