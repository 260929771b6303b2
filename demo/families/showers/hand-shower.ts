import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import { handShower } from '../../models/fittings/hand-shower.ts'
import { hoseNut } from '../../models/fittings/hose.ts'
import { addDrapedHose } from '../../models/fittings/slide-rail.ts'
import { addHeldShower } from '../../models/fittings/slider.ts'
import { HAND_SHOWER_FORMS, PLATE_FORMS, type HandShowerForm, type PlateForm } from '../../models/forms.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { outward, type Point3 } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { railGuide } from '../../sheets/guide/kinds/showers.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Hand shower in a wall bracket or on its own. */
export type HandShowerSpec = {
  family: 'hand-shower'
  head: HandShowerForm
  headWidthMm: number
  /** `outlet` is a bracket with the water connection in it; `none` shows the hand piece only. */
  bracket: 'hook' | 'outlet' | 'none'
  flange: PlateForm
}

export const HAND_SHOWER: ModelFamily<HandShowerSpec> = {
  name: 'hand-shower',
  build: handShowerSet,
  limits: { headWidthMm: [20, 160] },
  samples: {
    finishes: METALS,
    specs: HAND_SHOWER_FORMS.map((head, index) => ({
      family: 'hand-shower',
      head,
      headWidthMm: head === 'stick' || head === 'micro' ? 24 : 115,
      bracket: cycled(['hook', 'none', 'outlet'] as const, index),
      flange: cycled(PLATE_FORMS, index),
    })),
  },
  views: ['side', 'front'],
  measures: (spec) => ({
    'shower-head-diameter': spec.headWidthMm,
    'net-weight': kilograms(spec.bracket === 'none' ? 0.2 : 0.55),
    ...(spec.bracket === 'none' ? { 'mount-type': 'Hand held' } : onWall),
  }),
  stuff: 'metal-and-plastic',
  isShapeless: true,
  guide: (spec) =>
    railGuide(
      [
        pair(
          'Bracket',
          spec.bracket === 'none' ? 'Any hook or slider with a 1/2" cone' : '1,600 to 1,900 mm above the floor',
        ),
        pair('Hand piece', `${spec.headWidthMm} mm`),
      ],
      spec.bracket === 'outlet',
    ),
}

/** Hand shower with its bracket or alone. */
function handShowerSet(spec: HandShowerSpec): ProductModel {
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
