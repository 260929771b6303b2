import { assembly } from '../../models/assembly.ts'
import type { Assembly, ProductModel } from '../../models/assembly.ts'
import type { ShowerRailSpec } from '../../models/families.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { hoseNut } from '../../models/fittings/hose.ts'
import { addHeldShower, addSlider } from '../../models/fittings/slider.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { upright } from '../../models/geometry/placing.ts'
import type { Point3 } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { RAIL_Z, RAIL_MM, addRail, addBracket, addDrapedHose } from '../../models/fittings/slide-rail.ts'

/** Slide rail with hand shower, y = 0 at the lower end of the rail. */
export function showerRail(spec: ShowerRailSpec): ProductModel {
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
  model.pose({ azimuth: -38, elevation: 7, fill: 0.84, focus: [0, length * 0.82, 90], zoom: 2.5 })
  return model.finish()
}

/** Where the hose takes its water from; returns the place its nut ends at. */
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
