import { assembly, atHeight, type ProductModel } from '../../models/assembly.ts'
import { hobBody } from '../../models/fittings/body.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { spout } from '../../models/fittings/spout.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { circle, polygon } from '../../models/geometry/outline.ts'
import { outward } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import { bentLine, sweep } from '../../models/geometry/sweep.ts'
import { ON_THE_HOB } from '../../sheets/exploded/assemblies.ts'
import { handOver, leakCheck, pair } from '../../sheets/guide/guide.ts'
import { basinSetOut, hobGuide, outletGuide } from '../../sheets/guide/kinds/tapware.ts'
import { SENSOR } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, oneHobHole } from '../measures.ts'
import { METALS } from '../samples.ts'

/** Electronic tap without a handle. */
export type SensorTapSpec = {
  family: 'sensor-tap'
  mount: 'hob' | 'wall'
  form: 'arc' | 'tube' | 'block' | 'gooseneck' | 'flat'
  /** Hob taps only, 130-330. */
  heightMm: number
  /** 110-220. */
  spoutReachMm: number
}

export const SENSOR_TAP: ModelFamily<SensorTapSpec> = {
  name: 'sensor-tap',
  build: sensorTap,
  limits: { heightMm: [130, 330], spoutReachMm: [110, 220] },
  samples: {
    finishes: METALS,
    specs: (['arc', 'tube', 'block', 'gooseneck', 'flat', 'arc', 'tube', 'flat'] as const).map((form, index) => ({
      family: 'sensor-tap',
      mount: index < 5 ? 'hob' : 'wall',
      form,
      heightMm: form === 'gooseneck' ? 300 : 165,
      spoutReachMm: index < 5 ? 130 : 180,
    })),
  },
  overall: ({ mount, heightMm }) => (mount === 'hob' ? { height: heightMm } : {}),
  views: ['side', 'front', 'plan'],
  measures: (spec, { height, depth }) => ({
    depth,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(1.6 + spec.spoutReachMm * 0.004),
    ...(spec.mount === 'hob' ? { height, ...oneHobHole } : { 'mount-type': 'Wall mounted' }),
  }),
  assembly: ON_THE_HOB,
  standard: ['AS/NZS 3718', 'Tap ware for water supply'],
  manual: SENSOR,
  guide: (spec) => {
    const guide =
      spec.mount === 'hob'
        ? hobGuide({ kind: 'tap', setOut: basinSetOut(spec.spoutReachMm) })
        : outletGuide('tap', [pair('Reach', `${spec.spoutReachMm} mm`)])
    return {
      ...guide,
      needed: [...guide.needed, 'Four AA lithium cells, or a 6 V supply', 'Tempering or thermostatic valve'],
      steps: [
        ...guide.steps,
        {
          title: 'Hang the control box',
          text: 'Fix the box to the wall below, cable outlets down, at most 450 mm from the tap. Push the plug of the sensor in until it clicks and put the cells in last.',
        },
      ],
      commissioning: [
        'Keep hands and tools out of the field of the sensor for ten seconds after the cells are in: it measures its surroundings.',
        'Check that water runs at 140 mm and stops one second after the hand is gone.',
        leakCheck,
        handOver,
      ],
    }
  },
}

/** Electronic tap; the dark window of the sensor looks at the user's hands. */
function sensorTap(spec: SensorTapSpec): ProductModel {
  if (spec.mount === 'wall') return wallSensor(spec)
  return atHeight(spec, spec.form === 'block' ? blockSensor : hobSensor)
}

function hobSensor(spec: SensorTapSpec): ProductModel {
  const model = assembly('hob')
  const reach = spec.spoutReachMm
  if (spec.form === 'gooseneck' || spec.form === 'arc') {
    const neck = spec.form === 'gooseneck' ? 24 : 34
    const crown = spec.heightMm - neck / 2
    const outletY = spec.form === 'gooseneck' ? crown - reach * 0.66 : crown - 46
    const bend = spec.form === 'gooseneck' ? reach / 2 : Math.min(reach * 0.55, 62)
    model.add('foot', 'finish', cylinder(neck + 14, 6, 1.4))
    const body = spec.form === 'gooseneck' ? cylinder(44, 92, 2) : cylinder(neck, 30, 1)
    model.add('body', 'finish', body.translate(0, 5, 0))
    const line = bentLine([
      [0, 20, 0],
      [0, crown, 0, bend],
      [0, crown - (spec.form === 'arc' ? 4 : 0), reach, spec.form === 'arc' ? 24 : bend],
      [0, outletY, reach],
    ])
    model.add('spout', 'finish', sweep(line, circle(neck), { endEdgeMm: 0.6, bore: { wallMm: 2, depthMm: 2 } }))
    model.add('aerator', 'plastic-grey', cylinder(neck - 5, 1.2).translate(0, outletY + 1.4, reach))
    const windowY = spec.form === 'gooseneck' ? 62 : spec.heightMm * 0.34
    const windowZ = spec.form === 'gooseneck' ? 22 : neck / 2
    model.add('sensor', 'water-black', outward(cylinder(15, 1.6, 0.6)).translate(0, windowY, windowZ - 0.9))
    measure(model, reach, outletY)
    return model.finish()
  }
  const width = 44
  const body = hobBody(spec.form === 'flat' ? 'soft-square' : 'round', width, spec.heightMm, width + 6)
  model.add('body', 'finish', body.metal)
  const startY = spec.heightMm - 24
  const form = spec.form === 'flat' ? 'flat' : 'tube'
  const water = spout({ form, startY, reachMm: reach, outletY: startY - 20, thicknessMm: 26 })
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
  model.add('sensor', 'water-black', outward(cylinder(15, 2, 0.7)).translate(0, startY - 52, width / 2 - 1.1))
  measure(model, reach, startY - 20)
  return model.finish()
}

/** One leaning wedge with the outlet under its chin. */
function blockSensor(spec: SensorTapSpec): ProductModel {
  const model = assembly('hob')
  const reach = spec.spoutReachMm
  const top = spec.heightMm
  const profile = polygon([
    [-24, 0, 1],
    [24, 0, 1],
    [26, top - 58, 22],
    [reach + 14, top - 30, 5],
    [reach + 14, top - 12, 7],
    [-6, top, 26],
  ])
  const body = slab(profile, 46, 5)
    .translate(0, 0, -23)
    .rotateY(-Math.PI / 2)
  model.add('body', 'finish', body)
  const outletY = top - 33
  model.add('outlet', 'finish', cylinder(22, 6, 0.6).translate(0, outletY - 2, reach - 4))
  model.add('aerator', 'plastic-grey', cylinder(18, 1.2).translate(0, outletY - 2.6, reach - 4))
  model.add(
    'sensor',
    'water-black',
    box(20, 24, 3, 1, 6)
      .rotateX(-0.02)
      .translate(0, top * 0.34, 23.6),
  )
  measure(model, reach, outletY - 2)
  return model.finish()
}

function wallSensor(spec: SensorTapSpec): ProductModel {
  const model = assembly('wall')
  const reach = spec.spoutReachMm
  model.add(
    'flange',
    'finish',
    wallFlange(spec.form === 'flat' || spec.form === 'block' ? 'soft-square' : 'round', 66, 7),
  )
  const form = spec.form === 'arc' ? 'arc' : spec.form === 'flat' || spec.form === 'block' ? 'flat' : 'tube'
  const thickness = form === 'flat' ? 34 : 36
  const outletY = form === 'arc' ? -reach * 0.24 : -30
  const start = 4
  const water = spout({ form, startY: 0, reachMm: reach - start, outletY, thicknessMm: thickness })
  model.add('spout', 'finish', water.metal.translate(0, 0, start))
  model.add('aerator', 'plastic-grey', water.insert.translate(0, 0, start))
  model.add(
    'sensor',
    'water-black',
    cylinder(13, 4, 0.6).translate(0, -thickness * (form === 'flat' ? 0.32 : 0.53), reach * 0.5),
  )
  measure(model, reach, outletY)
  model.pose({ azimuth: -48, elevation: 6, fill: 0.66 })
  return model.finish()
}

function measure(model: ReturnType<typeof assembly>, reach: number, outletY: number): void {
  model.measure('spoutReach', [0, outletY, 0], [0, outletY, reach], 'z')
  if (outletY > 0) model.measure('outletHeight', [0, 0, reach], [0, outletY, reach], 'y')
}
