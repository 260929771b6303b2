import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { hoseNut } from '../../models/fittings/hose.ts'
import { overhead } from '../../models/fittings/overhead.ts'
import { barSection } from '../../models/fittings/rail.ts'
import { addBracket, addDrapedHose, RAIL_MM, RAIL_Z } from '../../models/fittings/slide-rail.ts'
import { addHeldShower, addSlider } from '../../models/fittings/slider.ts'
import { BAR_FORMS, type BarForm, type HandShowerForm, type OverheadForm } from '../../models/forms.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { circle } from '../../models/geometry/outline.ts'
import { outward, sideways, type Point3 } from '../../models/geometry/placing.ts'
import { bentLine, sweep } from '../../models/geometry/sweep.ts'
import * as detail from '../../sheets/guide/details.ts'
import { isolate, pair } from '../../sheets/guide/guide.ts'
import { railGuide } from '../../sheets/guide/kinds/showers.ts'
import { THERMOSTAT } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'
import { addThermostaticBar, VALVE_BAR_Z } from '../tapware/thermostatic-valve.ts'

/** Overhead and hand shower on one column. */
export type TwinShowerSpec = {
  family: 'twin-shower'
  rail: BarForm
  overhead: Exclude<OverheadForm, 'rectangle'>
  /** 180-300. */
  overheadWidthMm: number
  hand: HandShowerForm
  /** 80-140. */
  handWidthMm: number
  /** 800-1300. */
  heightMm: number
  /** Wall to centre of the overhead shower, 300-450. */
  reachMm: number
  /** Exposed mixer at the foot, or a plain inlet. */
  valve: 'none' | 'thermostatic' | 'diverter'
}

export const TWIN_SHOWER: ModelFamily<TwinShowerSpec> = {
  name: 'twin-shower',
  build: twinShower,
  limits: { overheadWidthMm: [180, 300], handWidthMm: [80, 140], heightMm: [800, 1300], reachMm: [300, 450] },
  samples: {
    finishes: METALS,
    specs: BAR_FORMS.map((rail, index) => ({
      family: 'twin-shower',
      rail,
      overhead: cycled(['round', 'square', 'soft-square', 'ring'] as const, index),
      overheadWidthMm: 230,
      hand: cycled(['round', 'square', 'soft-square', 'ring'] as const, index),
      handWidthMm: 110,
      heightMm: 1050,
      reachMm: 380,
      valve: cycled(['diverter', 'thermostatic', 'none'] as const, index),
    })),
  },
  views: ['side', 'front'],
  isTall: true,
  measures: (spec, { width, height, depth }) => ({
    height,
    'rail-length': spec.heightMm,
    depth,
    width,
    'shower-head-diameter': spec.overheadWidthMm,
    'net-weight': kilograms(2.4 + spec.heightMm * 0.0016 + (spec.valve === 'none' ? 0 : 1.3)),
    ...onWall,
  }),
  stuff: 'metal-and-plastic',
  standard: ['AS/NZS 3662', 'Performance of showers for bathing'],
  manual: THERMOSTAT,
  guide: (spec) => {
    const guide = railGuide(
      [
        pair('Column', `${spec.heightMm} mm; reach ${spec.reachMm} mm`),
        pair('Inlet', spec.valve === 'none' ? 'One, at the foot' : 'Two, 150 mm apart ± 12 mm, level'),
        pair('Height of the overhead shower', '2,000 to 2,150 mm above the floor'),
      ],
      spec.valve === 'none',
    )
    const inlets = {
      title: 'Screw in the unions',
      text: 'Hot left, cold right. Screw the eccentric unions into the elbows with tape until the valve can be pushed onto both, level.',
      detail: detail.inletPair('150 mm'),
    }
    return spec.valve === 'none' ? guide : { ...guide, steps: [isolate, inlets, ...guide.steps.slice(2)] }
  },
}

/** Column with overhead and hand shower; y = 0 at the foot of the column. */
function twinShower(spec: TwinShowerSpec): ProductModel {
  const model = assembly('wall')
  const thermostatic = spec.valve === 'thermostatic'
  const z = thermostatic ? VALVE_BAR_Z : RAIL_Z
  addColumn(model, spec, z)
  addBracket(model, spec.rail, spec.heightMm - 130)
  const head = overhead(spec.overhead, spec.overheadWidthMm)
  const headY = spec.heightMm - 42
  model.add('head', 'finish', head.metal.translate(0, headY, spec.reachMm))
  model.add(
    'spray face',
    spec.overhead === 'ring' || spec.overhead === 'rose' ? 'spray' : 'finish',
    head.face.translate(0, headY, spec.reachMm),
  )
  model.add('nozzles', 'rubber', head.rubber.translate(0, headY, spec.reachMm))
  const holder = addSlider(model, spec.heightMm * 0.52, z, RAIL_MM)
  const hoseEnd = addHeldShower(model, spec.hand, spec.handWidthMm, holder)
  const inlet = addFoot(model, spec, z)
  addDrapedHose(model, hoseEnd, inlet, Math.min(inlet[1] - 90, hoseEnd[1] - 260))
  const half = spec.overheadWidthMm / 2
  model.measure('reach', [0, headY, 0], [0, headY, spec.reachMm], 'z')
  model.measure(
    'overheadWidth',
    [-half, headY - head.dropMm, spec.reachMm],
    [half, headY - head.dropMm, spec.reachMm],
    'x',
  )
  model.measure('columnHeight', [0, 0, z], [0, spec.heightMm, z], 'y')
  model.pose({
    azimuth: -40,
    elevation: -3,
    fill: 0.84,
    upper: 0.6,
    focus: [0, spec.heightMm - 60, spec.reachMm * 0.8],
    zoom: 3,
  })
  return model.finish()
}

function addColumn(model: Assembly, spec: TwinShowerSpec, z: number): void {
  const top = spec.heightMm - RAIL_MM / 2
  const round = spec.rail === 'round' || spec.rail === 'oval'
  const section = round ? circle(RAIL_MM) : barSection(spec.rail === 'flat' ? 'square' : spec.rail, RAIL_MM)
  const line = bentLine([
    [0, 4, z],
    [0, top, z, round ? 78 : 5],
    [0, top, spec.reachMm, round ? 36 : 5],
    [0, spec.heightMm - 44, spec.reachMm],
  ])
  model.add('column', 'finish', sweep(line, section, { startEdgeMm: 1, endEdgeMm: 0.6, up: [0, 0, -1] }))
}

/** Foot of the column and the place the hose starts from. */
function addFoot(model: Assembly, spec: TwinShowerSpec, z: number): Point3 {
  if (spec.valve === 'thermostatic') {
    const bar = spec.rail === 'square' || spec.rail === 'flat' ? ('square' as const) : ('round' as const)
    addThermostaticBar(model, { bar, lengthMm: 290, centresMm: 150, outlet: 'both' }, -40)
    model.add('union nut', 'finish', cylinder(29, 20, 1.2).translate(0, -4, z))
    model.add('hose nut', 'finish', hoseNut([0, -82, z], [0, -1, 0], 13))
    return [0, -108, z]
  }
  addBracket(model, spec.rail, 60)
  if (spec.valve === 'diverter') {
    const knob = lathe([
      [0, 0],
      [13, 0],
      [13, 6],
      [18, 7, 0.8],
      [18, 26, 2],
      [0, 26],
    ])
    model.add('diverter body', 'finish', cylinder(34, 54, 2).translate(0, 96, z))
    model.add('diverter', 'finish', outward(knob).translate(0, 123, z + 15))
  } else {
    model.add('inlet flange', 'finish', wallFlange('round', 54, 6).translate(0, 14, 0))
    model.add('inlet', 'finish', outward(cylinder(21, z, 0.5)).translate(0, 14, 3))
  }
  model.add('hose outlet', 'finish', sideways(cylinder(15, 20, 0.5)).translate(8, 84, z))
  model.add('hose nut', 'finish', hoseNut([26, 88, z], [0.1, -1, 0], 13))
  return [28, 62, z]
}
