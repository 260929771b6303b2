import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { hoseNut } from '../../models/fittings/hose.ts'
import { addBracket, addDrapedHose, addRail, RAIL_MM, RAIL_Z } from '../../models/fittings/slide-rail.ts'
import { addHeldShower, addSlider } from '../../models/fittings/slider.ts'
import { BAR_FORMS, HAND_SHOWER_FORMS, type BarForm, type HandShowerForm } from '../../models/forms.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { upright, type Point3 } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { OUT } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { railGuide } from '../../sheets/guide/kinds/showers.ts'
import { SHOWER } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Slide rail with hand shower, hose and wall outlet. */
export type ShowerRailSpec = {
  family: 'shower-rail'
  rail: BarForm
  /** Overall length of the rail, 500-1000. */
  railLengthMm: number
  head: HandShowerForm
  /** 80-160; `stick` and `micro` 20-60. */
  headWidthMm: number
  /** Position of the water inlet: lower bracket, upper bracket, or a separate elbow. */
  inlet: 'bottom' | 'top' | 'elbow'
  soapDish?: boolean
}

export const SHOWER_RAIL: ModelFamily<ShowerRailSpec> = {
  name: 'shower-rail',
  build: showerRail,
  limits: { railLengthMm: [500, 1000], headWidthMm: [20, 160] },
  samples: {
    finishes: METALS,
    specs: HAND_SHOWER_FORMS.map((head, index) => ({
      family: 'shower-rail',
      rail: cycled(BAR_FORMS, index),
      railLengthMm: cycled([700, 900, 600], index),
      head,
      headWidthMm: head === 'stick' || head === 'micro' ? 24 : 115,
      inlet: cycled(['bottom', 'elbow', 'top'] as const, index),
      soapDish: index % 4 === 3,
    })),
  },
  views: ['front', 'side'],
  isTall: true,
  measures: (spec, { height }) => ({
    'rail-length': spec.railLengthMm,
    height,
    'shower-head-diameter': spec.headWidthMm,
    'net-weight': kilograms(1.1 + spec.railLengthMm * 0.0011),
    ...onWall,
  }),
  stuff: 'metal-and-plastic',
  assembly: {
    branches: [
      {
        from: ['hand shower'],
        towards: OUT,
        pieces: [{ own: ['hand shower', 'spray face', 'nozzles'], soldAs: 'hand-shower' }],
      },
      { from: ['hose'], towards: [1, 0, 0], pieces: [{ loose: 'hose' }, { loose: 'seal-kit' }] },
    ],
  },
  standard: ['AS/NZS 3662', 'Performance of showers for bathing'],
  manual: SHOWER,
  guide: (spec) =>
    railGuide(
      [
        pair('Rail', `${spec.railLengthMm} mm overall; lower bracket about 1,050 mm above the floor`),
        pair(
          'Inlet',
          { bottom: 'Through the lower bracket', top: 'Through the upper bracket', elbow: 'Separate elbow' }[
            spec.inlet
          ],
        ),
        pair('Accessible showers', 'Lower end at most 1,000 mm, slider to 1,800 mm above the floor (AS 1428.1:2021)'),
      ],
      spec.inlet !== 'elbow',
    ),
}

/** Slide rail with hand shower, y = 0 at the lower end of the rail. */
function showerRail(spec: ShowerRailSpec): ProductModel {
  const model = assembly('wall')
  const length = spec.railLengthMm
  addRail(model, spec.rail, 0, length)
  const low = 36
  const high = length - 36
  addBracket(model, spec.rail, low)
  addBracket(model, spec.rail, high)
  const holder = addSlider(model, length * 0.72, RAIL_Z, RAIL_MM)
  const hoseEnd = addHeldShower(model, spec.head, spec.headWidthMm, holder)
  const inlet = addInlet(model, spec, low, high)
  addDrapedHose(model, hoseEnd, inlet, Math.min(inlet[1], hoseEnd[1]) - 150)
  if (spec.soapDish) addSoapDish(model, length * 0.3)
  model.measure('railLength', [0, 0, RAIL_Z], [0, length, RAIL_Z], 'y')
  model.measure('centres', [0, low, 0], [0, high, 0], 'y')
  model.measure('projection', [0, low, 0], [0, low, RAIL_Z], 'z')
  model.pose({ azimuth: -38, elevation: 7, fill: 0.86, upper: 0.62, focus: [0, length * 0.82, 90], zoom: 2.5 })
  return model.finish()
}

/** Adds the hose's inlet; returns the position of its nut. */
function addInlet(model: Assembly, spec: ShowerRailSpec, low: number, high: number): Point3 {
  if (spec.inlet === 'bottom') {
    model.add('hose nut', 'finish', hoseNut([0, 2, RAIL_Z], [0, -1, 0], 13))
    return [0, -24, RAIL_Z]
  }
  if (spec.inlet === 'top') {
    model.add(
      'outlet',
      'finish',
      cylinder(16, 26, 0.6)
        .rotateZ(-Math.PI / 2)
        .translate(6, high, RAIL_Z),
    )
    model.add(
      'hose elbow',
      'finish',
      pipe(
        [
          [30, high, RAIL_Z],
          [44, high, RAIL_Z, 12],
          [44, high - 24, RAIL_Z],
        ],
        15,
      ),
    )
    return [44, high - 22, RAIL_Z]
  }
  const x = 96
  const y = low + 24
  model.add(
    'elbow flange',
    'finish',
    wallFlange(spec.rail === 'square' || spec.rail === 'flat' ? 'soft-square' : 'round', 50, 6).translate(x, y, 0),
  )
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

function addSoapDish(model: Assembly, y: number): void {
  model.add(
    'dish clamp',
    'finish',
    slab(rectangle(RAIL_MM + 14, RAIL_MM + 14, 7), 26, 2.4)
      .rotateX(-Math.PI / 2)
      .translate(0, y - 13, RAIL_Z),
  )
  const dish = upright(
    sheath(
      rectangle(120, 86, 24),
      [
        [-8, 0],
        [-3, 0, 3],
        [0, 18, 1],
        [-2.4, 18, 0.8],
        [-5, 3, 3],
        [-12, 3],
      ],
      'both',
    ),
  )
  model.add('dish', 'frosted', dish.translate(0, y - 10, RAIL_Z + 58))
}
