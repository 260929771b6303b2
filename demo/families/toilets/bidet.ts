import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { BidetSpec } from '../../models/families.ts'
import { panBody } from '../../models/fittings/pan.ts'
import type { PanShape } from '../../models/fittings/pan.ts'
import { cylinder, ring } from '../../models/geometry/lathe.ts'

/** Bidet with its tap hole behind the bowl. */
export function bidet(spec: BidetSpec): ProductModel {
  const hung = spec.style === 'wall-hung'
  const model = assembly(hung ? 'wall' : 'floor')
  const boxy = spec.design === 'square'
  const rim: PanShape = {
    design: spec.design,
    widthMm: spec.widthMm,
    depthMm: spec.depthMm,
    backShare: 0.94,
    cornerMm: 14,
  }
  const body = panBody({
    rim,
    foot: hung
      ? { ...rim, widthMm: rim.widthMm * (boxy ? 0.86 : 0.72), depthMm: rim.depthMm * (boxy ? 0.72 : 0.56) }
      : {
          ...rim,
          widthMm: rim.widthMm * (boxy ? 0.9 : 0.74),
          depthMm: rim.depthMm * (boxy ? 0.88 : 0.8),
          backShare: 1,
          cornerMm: 10,
        },
    footSetBackMm: 0,
    fromY: hung ? spec.heightMm - 290 : 0,
    rimY: spec.heightMm,
    upright: hung ? 0.06 : boxy ? 0.3 : 0.12,
    bottom: hung ? 'round' : 'flat',
  })
  model.add('body', 'finish', body)
  const hole = spec.depthMm * 0.2
  model.add('tap hole', 'dark', cylinder(35, 0.6, 0.1).translate(0, spec.heightMm, hole))
  model.add('waste', 'trim', ring(66, 40, 4, 1).translate(0, spec.heightMm - 188, spec.depthMm * 0.6))
  model.add('plug', 'trim', cylinder(42, 6, 2).translate(0, spec.heightMm - 189, spec.depthMm * 0.6))
  model.measure('height', [0, 0, spec.depthMm * 0.6], [0, spec.heightMm, spec.depthMm * 0.6], 'y')
  model.pose({ azimuth: -34, elevation: 26, fill: 0.72 })
  return model.finish()
}
