import { assembly, atHeight } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { PillarTapSpec } from '../../models/families.ts'
import { hobBody } from '../../models/fittings/body.ts'
import { spout } from '../../models/fittings/spout.ts'
import { isTraditional, spindleCover, tapHandle } from '../../models/fittings/tap-handle.ts'
import { cylinder } from '../../models/geometry/lathe.ts'

const BODY_MM = 27
const BASE_MM = 46

/** Single basin tap; the top of the handle is at `heightMm`. */
export function pillarTap(spec: PillarTapSpec): ProductModel {
  return atHeight(spec, pillarTapOnce)
}

function pillarTapOnce(spec: PillarTapSpec): ProductModel {
  const model = assembly('hob')
  const grip = tapHandle(spec.handle)
  const cover = isTraditional(spec.handle) ? 18 : 9
  const bodyTop = spec.heightMm - grip.heightMm - cover - 1
  const body = hobBody(spec.body, BODY_MM, bodyTop, BASE_MM)
  model.add('body', 'finish', body.metal)
  model.add(
    'cover',
    'finish',
    spindleCover(BODY_MM + 3, cover, isTraditional(spec.handle)).translate(0, bodyTop - 0.5, 0),
  )
  model.add('gap', 'dark', cylinder(14, 3, 0.1).translate(0, bodyTop + cover - 1.5, 0))
  model.add('handle', 'finish', grip.metal.translate(0, bodyTop + cover + 1, 0))
  model.add('index', spec.indicator, grip.index.translate(0, bodyTop + cover + 1, 0))
  const thickness = spec.spout === 'taper' ? 22 : 19
  const startY = bodyTop - thickness * 0.62
  const drop = spec.spout === 'arc' ? spec.spoutReachMm * 0.3 : 18
  const water = spout({
    form: spec.spout,
    startY,
    reachMm: spec.spoutReachMm,
    outletY: startY - drop,
    thicknessMm: thickness,
  })
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
  model.measure('spoutReach', [0, startY - drop, 0], water.outlet, 'z')
  model.measure('outletHeight', [0, 0, spec.spoutReachMm], water.outlet, 'y')
  model.measure('baseWidth', [-BASE_MM / 2, 0, 0], [BASE_MM / 2, 0, 0], 'x')
  return model.finish()
}
