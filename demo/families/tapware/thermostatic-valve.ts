import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { knurledCylinder } from '../../models/geometry/knurl.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { flipped, merged, outward, sideways, upright } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import { LEVER, SEALS } from '../../sheets/exploded/assemblies.ts'
import { exposedGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Exposed thermostatic bar with a flow and a temperature handle. */
export type ThermostaticValveSpec = {
  family: 'thermostatic-valve'
  bar: 'round' | 'square' | 'shelf'
  /** Handle end to handle end, 260-330. */
  lengthMm: number
  /** Between inlets, 140-160. */
  centresMm: number
  outlet: 'bottom' | 'top' | 'both'
}

export const THERMOSTATIC_VALVE: ModelFamily<ThermostaticValveSpec> = {
  name: 'thermostatic-valve',
  build: thermostaticValve,
  limits: { lengthMm: [260, 330], centresMm: [140, 160] },
  samples: {
    finishes: METALS,
    specs: (['round', 'square', 'shelf'] as const).map((bar, index) => ({
      family: 'thermostatic-valve',
      bar,
      lengthMm: 300,
      centresMm: 150,
      outlet: cycled(['bottom', 'both', 'top'] as const, index),
    })),
  },
  overall: ({ lengthMm }) => ({ width: lengthMm }),
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, depth }) => ({
    length: width,
    width,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(spec.lengthMm * 0.0062),
  }),
  hasCartridge: true,
  assembly: { branches: [LEVER, SEALS] },
  guide: (spec) => exposedGuide(spec.centresMm, 'bar'),
}

/** Distance of the bar from the wall. */
export const VALVE_BAR_Z = 62

/** Exposed thermostatic bar: temperature on the right, flow on the left. */
function thermostaticValve(spec: ThermostaticValveSpec): ProductModel {
  const model = assembly('wall')
  addThermostaticBar(model, spec, 0)
  model.measure('centres', [-spec.centresMm / 2, 0, 0], [spec.centresMm / 2, 0, 0], 'x')
  model.measure('length', [-spec.lengthMm / 2, 0, VALVE_BAR_Z], [spec.lengthMm / 2, 0, VALVE_BAR_Z], 'x')
  model.pose({ azimuth: -28, elevation: 18, fill: 0.76 })
  return model.finish()
}

/** The bar with its unions, its axis at height y. */
export function addThermostaticBar(model: Assembly, spec: Omit<ThermostaticValveSpec, 'family'>, y: number): void {
  const half = spec.centresMm / 2
  const end = spec.lengthMm / 2
  const grip = 46
  const middle = end - grip
  const square = spec.bar !== 'round'
  for (const side of [-1, 1]) {
    model.add('flange', 'finish', wallFlange(square ? 'soft-square' : 'round', 64, 8).translate(side * half, y, 0))
    model.add(
      'union',
      'finish',
      outward(
        lathe([
          [0, 0],
          [16, 0],
          [16, VALVE_BAR_Z - 8],
          [0, VALVE_BAR_Z - 8],
        ]),
      ).translate(side * half, y, 6),
    )
    model.add(
      'gap',
      'dark',
      sideways(cylinder(38, 4, 0.1)).translate(side > 0 ? middle - 1 : -middle - 3, y, VALVE_BAR_Z),
    )
    const handle = handleOf(square, grip - 2)
    model.add(
      'handle',
      'finish',
      (side > 0 ? sideways(handle) : flipped(sideways(handle)).rotateY(Math.PI)).translate(
        side * (middle + 2),
        y,
        VALVE_BAR_Z,
      ),
    )
  }
  const bar = square
    ? slab(rectangle(46, 46, 9), 2 * middle, 1.2).rotateY(Math.PI / 2)
    : sideways(
        lathe([
          [0, 0],
          [22, 0, 1],
          [22, 2 * middle, 1],
          [0, 2 * middle],
        ]),
      )
  model.add('body', 'finish', bar.translate(-middle, y, VALVE_BAR_Z))
  model.add(
    'stop button',
    'hot',
    cylinder(7, 3, 1)
      .rotateX(0.2)
      .translate(middle + 12, y + (square ? 23.5 : 23), VALVE_BAR_Z),
  )
  if (spec.outlet !== 'top' || spec.bar === 'shelf') {
    model.add(
      'outlet',
      'finish',
      flipped(
        lathe([
          [0, 0],
          [13, 0],
          [13, 14, 1],
          [10.5, 15],
          [10.5, 24, 0.6],
          [0, 24],
        ]),
      ).translate(0, y - 20, VALVE_BAR_Z),
    )
  }
  if (spec.outlet !== 'bottom' && spec.bar !== 'shelf') {
    model.add(
      'outlet',
      'finish',
      lathe([
        [0, 0],
        [14, 0],
        [14, 16, 1],
        [10.5, 17],
        [10.5, 26, 0.6],
        [0, 26],
      ]).translate(0, y + 20, VALVE_BAR_Z),
    )
  }
  if (spec.bar === 'shelf') {
    const shelf = upright(slab(rectangle(spec.lengthMm, 118, 10), 7, 2)).translate(0, y + 24.5, VALVE_BAR_Z + 4)
    model.add('shelf', 'finish', shelf)
  }
}

function handleOf(square: boolean, lengthMm: number) {
  if (square) return upright(slab(rectangle(47, 47, 10), lengthMm, 2.6))
  return merged(
    lathe([
      [0, 0],
      [23, 0, 0.6],
      [23, 6],
      [0, 6],
    ]),
    knurledCylinder(45, lengthMm - 16, 3, 0.6).translate(0, 5.5, 0),
    lathe([
      [0, 0],
      [23, 0, 0.4],
      [23, 10.5, 2.4],
      [0, 11],
    ]).translate(0, lengthMm - 11, 0),
  )
}
