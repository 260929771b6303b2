import { assembly, type ProductModel } from '../../models/assembly.ts'
import { bodySection } from '../../models/fittings/body.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { lever } from '../../models/fittings/lever.ts'
import { spout } from '../../models/fittings/spout.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { outward, sideways, upright } from '../../models/geometry/placing.ts'
import { box, sheath } from '../../models/geometry/sheath.ts'
import { ON_THE_HOB } from '../../sheets/exploded/assemblies.ts'
import { exposedGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Distance from the wall to the middle of an exposed mixer's body, where its spout starts. */
export const WALL_MIXER_BODY_MM = 58

/** Exposed wall mixer with two inlets and a swivel spout, for sinks, laundries and baths. */
export type WallMixerSpec = {
  family: 'wall-mixer'
  body: 'round' | 'square'
  spout: 'gooseneck' | 'tube' | 'arc'
  handle: 'lever' | 'pin' | 'paddle' | 'loop'
  /** Between inlets, 130-220. */
  centresMm: number
  /** 150-250. */
  spoutReachMm: number
}

export const WALL_MIXER: ModelFamily<WallMixerSpec> = {
  name: 'wall-mixer',
  build: wallMixer,
  limits: { centresMm: [130, 220], spoutReachMm: [150, 250] },
  samples: {
    finishes: METALS,
    specs: (['lever', 'pin', 'paddle', 'loop'] as const).map((handle, index) => ({
      family: 'wall-mixer',
      body: cycled(['round', 'square'] as const, index),
      spout: cycled(['tube', 'arc', 'gooseneck'] as const, index),
      handle,
      centresMm: 150,
      spoutReachMm: 200,
    })),
  },
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, depth }) => ({
    width,
    depth,
    'outlet-length': spec.spoutReachMm + WALL_MIXER_BODY_MM,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(1.4 + spec.spoutReachMm * 0.003),
  }),
  hasCartridge: true,
  assembly: ON_THE_HOB,
  guide: (spec) => exposedGuide(spec.centresMm, 'mixer'),
}

const BODY_Z = 58

/** Exposed wall mixer: two unions, a cross body, lever on top and a swivel spout below. */
function wallMixer(spec: WallMixerSpec): ProductModel {
  const model = assembly('wall')
  const half = spec.centresMm / 2
  for (const side of [-1, 1]) {
    model.add(
      'flange',
      'finish',
      wallFlange(spec.body === 'square' ? 'soft-square' : 'round', 62, 9).translate(side * half, 0, 0),
    )
    model.add(
      'union',
      'finish',
      outward(
        lathe([
          [0, 0],
          [15, 0],
          [15, 20],
          [18, 22, 1],
          [18, 34, 1],
          [14, 36],
          [14, 60],
          [0, 60],
        ]),
      ).translate(side * half, 0, 6),
    )
  }
  const bar =
    spec.body === 'square'
      ? sideways(box(40, spec.centresMm + 42, 40, 2.4, 4)).translate(-half - 21, 0, BODY_Z)
      : sideways(
          lathe([
            [0, 0],
            [20, 0, 3],
            [20, spec.centresMm + 42, 3],
            [0, spec.centresMm + 42],
          ]),
        ).translate(-half - 21, 0, BODY_Z)
  model.add('body', 'finish', bar)
  const section = bodySection(spec.body === 'square' ? 'soft-square' : 'round', 42)
  model.add(
    'tower',
    'finish',
    upright(
      sheath(
        section,
        [
          [0, 0],
          [0, 38, 0.5],
          [-2, 38],
        ],
        'top',
      ),
    ).translate(0, 0, BODY_Z),
  )
  model.add(
    'gap',
    'dark',
    upright(
      sheath(section, [
        [-1.2, -0.5],
        [-1.2, 2],
      ]),
    ).translate(0, 38, BODY_Z),
  )
  model.add(
    'handle',
    'finish',
    lever({ form: spec.handle, section, widthMm: 42, lengthMm: 96 }).translate(0, 39.2, BODY_Z),
  )
  model.add('nut', 'finish', cylinder(31, 16, 1).translate(0, -33, BODY_Z))
  const water = swivelSpout(spec)
  model.add('spout', 'finish', water.metal.translate(0, 0, BODY_Z))
  model.add('aerator', 'plastic-grey', water.insert.translate(0, 0, BODY_Z))
  model.measure('centres', [-half, 0, 0], [half, 0, 0], 'x')
  const [, outletY, outletZ] = water.outlet
  model.measure('spoutReach', [0, outletY, 0], [0, outletY, BODY_Z + outletZ], 'z')
  model.pose({ azimuth: -38, elevation: 14, fill: 0.72 })
  return model.finish()
}

function swivelSpout(spec: WallMixerSpec) {
  if (spec.spout === 'gooseneck') {
    const crown = -30 + spec.spoutReachMm * 0.1
    return spout({ form: 'angled', startY: -44, reachMm: spec.spoutReachMm, outletY: crown - 40, thicknessMm: 20 })
  }
  return spout({
    form: spec.spout,
    startY: -42,
    reachMm: spec.spoutReachMm,
    outletY: spec.spout === 'arc' ? -90 : -66,
    thicknessMm: 20,
  })
}
