import { assembly } from '../../models/assembly.ts'
import type { Assembly, ProductModel } from '../../models/assembly.ts'
import type { HandShowerSpec } from '../../models/families.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import { handShower } from '../../models/fittings/hand-shower.ts'
import { hoseNut } from '../../models/fittings/hose.ts'
import { addHeldShower } from '../../models/fittings/slider.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { outward } from '../../models/geometry/placing.ts'
import type { Point3 } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { addDrapedHose } from '../../models/fittings/slide-rail.ts'

/** Hand shower with its bracket or alone. */
export function handShowerSet(spec: HandShowerSpec): ProductModel {
  if (spec.bracket === 'none') return looseHandShower(spec)
  const model = assembly('wall')
  const reach = spec.bracket === 'outlet' ? 56 : 40
  model.add('flange', 'finish', wallFlange(spec.flange, 54, 6))
  const post =
    spec.flange === 'round' ? outward(cylinder(23, reach, 0.6)) : slab(plateOutline(spec.flange, 26, 26), reach, 1.2)
  model.add('post', 'finish', post.translate(0, 0, 3))
  const hoseEnd = addHeldShower(model, spec.head, spec.headWidthMm, [0, 0, reach + 13])
  const inlet = addHoseInlet(model, spec)
  addDrapedHose(model, hoseEnd, inlet, -300)
  model.measure('projection', [0, 0, 0], [0, 0, reach + 13], 'z')
  model.pose({ azimuth: -40, elevation: 8, fill: 0.78, focus: [0, 90, 80], zoom: 1.9 })
  return model.finish()
}

function addHoseInlet(model: Assembly, spec: HandShowerSpec): Point3 {
  if (spec.bracket === 'outlet') {
    model.add('outlet', 'finish', cylinder(18, 22, 0.6).translate(0, -30, 30))
    model.add('hose nut', 'finish', hoseNut([0, -28, 30], [0, -1, 0], 13))
    return [0, -54, 30]
  }
  const x = 84
  const y = -120
  model.add('elbow flange', 'finish', wallFlange(spec.flange, 50, 6).translate(x, y, 0))
  model.add(
    'elbow',
    'finish',
    pipe(
      [
        [x, y, 3],
        [x, y, 34, 18],
        [x, y - 26, 34],
      ],
      21,
    ),
  )
  model.add('hose nut', 'finish', hoseNut([x, y - 24, 34], [0, -1, 0], 13))
  return [x, y - 50, 34]
}

/** Lying on a table, face up. */
function looseHandShower(spec: HandShowerSpec): ProductModel {
  const model = assembly('bench')
  const { parts, lengthMm } = handShower(spec.head, spec.headWidthMm)
  const lay = (geometry: typeof parts.metal) =>
    geometry
      .rotateX(-Math.PI / 2 + (spec.head === 'stick' || spec.head === 'micro' ? 0 : -0.12))
      .translate(0, 14, lengthMm / 2)
  model.add('hand shower', 'finish', lay(parts.metal))
  model.add('spray face', 'spray', lay(parts.face))
  model.add('nozzles', 'rubber', lay(parts.rubber))
  model.pose({ azimuth: -40, elevation: 36, fill: 0.7 })
  return model.finish()
}
