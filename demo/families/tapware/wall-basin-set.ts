import { assembly, type ProductModel } from '../../models/assembly.ts'
import { bodySection } from '../../models/fittings/body.ts'
import { plateOutline, wallFlange } from '../../models/fittings/flange.ts'
import { wallLever } from '../../models/fittings/wall/wall-lever.ts'
import { addWallSpout } from '../../models/fittings/wall/wall-spout.ts'
import { PLATE_FORMS, type Hand, type PlateForm, type SpoutForm } from '../../models/forms.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { ON_THE_WALL } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { concealedGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS, WALL_SPOUTS } from '../samples.ts'

/** Wall-mounted basin or bath mixer with its outlet. */
export type WallBasinSetSpec = {
  family: 'wall-basin-set'
  layout: 'plate' | 'separate'
  /** Plate or flanges. A `round` plate is a long pill. */
  flange: PlateForm
  spout: Exclude<SpoutForm, 'gooseneck' | 'angled'>
  handle: 'lever' | 'pin' | 'paddle' | 'block' | 'joystick' | 'knurled' | 'loop'
  /** Wall to outlet, 120-250. */
  spoutReachMm: number
  /** Outlet to mixer, 80-200. */
  centresMm: number
  /** Diameter or height of the flanges or the plate, 50-85. */
  flangeWidthMm: number
  /** Side of the outlet with the mixer. */
  handleSide: Hand
}

export const WALL_BASIN_SET: ModelFamily<WallBasinSetSpec> = {
  name: 'wall-basin-set',
  build: wallBasinSet,
  limits: { spoutReachMm: [120, 250], centresMm: [80, 200], flangeWidthMm: [50, 85] },
  samples: {
    finishes: METALS,
    specs: (['pin', 'lever', 'block', 'paddle', 'joystick', 'knurled', 'loop'] as const).map((handle, index) => ({
      family: 'wall-basin-set',
      layout: cycled(['separate', 'plate'] as const, index),
      flange: cycled(PLATE_FORMS, index),
      spout: cycled(WALL_SPOUTS, index),
      handle,
      spoutReachMm: 190,
      centresMm: 140,
      flangeWidthMm: 66,
      handleSide: index % 3 === 2 ? 'left' : 'right',
    })),
  },
  pieces: ({ layout }) => (layout === 'separate' ? 2 : 1),
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    ...(spec.layout === 'plate' ? { height } : {}),
    depth,
    'outlet-length': spec.spoutReachMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(1.1 + spec.spoutReachMm * 0.0035),
  }),
  hasCartridge: true,
  assembly: ON_THE_WALL,
  guide: (spec) =>
    concealedGuide(
      [
        pair('Outlet to mixer', `${spec.centresMm} mm between centres`),
        pair('Spout reach', `${spec.spoutReachMm} mm from the finished wall`),
        pair('Height', 'Outlet 120 to 180 mm above the rim of the basin'),
      ],
      '45–70 mm',
      'plate, spout and handle',
    ),
}

const BODY_MM = 38

/** Concealed basin or bath mixer with its outlet, on one plate or two flanges. */
function wallBasinSet(spec: WallBasinSetSpec): ProductModel {
  const model = assembly('wall')
  const side = spec.handleSide === 'right' ? 1 : -1
  const mixerX = (side * spec.centresMm) / 2
  const spoutX = -mixerX
  const plate = 7
  if (spec.layout === 'plate') {
    const wide = spec.centresMm + spec.flangeWidthMm
    const form = spec.flange === 'round' ? 'pill' : spec.flange
    model.add('plate', 'finish', slab(plateOutline(form, wide, spec.flangeWidthMm), plate, 1.4, 0.3))
    addWallSpout(model, spec.spout, spec.flange, Math.min(46, spec.flangeWidthMm * 0.6), spec.spoutReachMm, spoutX)
  } else {
    addWallSpout(model, spec.spout, spec.flange, spec.flangeWidthMm, spec.spoutReachMm, spoutX)
    model.add('mixer flange', 'finish', wallFlange(spec.flange, spec.flangeWidthMm, 6).translate(mixerX, 0, 0))
  }
  const section = bodySection(spec.flange, BODY_MM)
  const front = 40
  model.add(
    'body',
    'finish',
    sheath(
      section,
      [
        [0, 4],
        [0, front, 0.5],
        [-2, front],
      ],
      'top',
    ).translate(mixerX, 0, 0),
  )
  model.add(
    'gap',
    'dark',
    sheath(section, [
      [-1.2, front - 1],
      [-1.2, front + 2],
    ]).translate(mixerX, 0, 0),
  )
  model.add('handle', 'finish', wallLever(spec.handle, section, BODY_MM, 66).translate(mixerX, 0, front + 1.1))
  model.measure('centres', [-mixerX, 0, 0], [mixerX, 0, 0], 'x')
  model.measure('spoutReach', [spoutX, 0, 0], [spoutX, 0, spec.spoutReachMm], 'z')
  model.pose({ azimuth: side * -38, elevation: 16, fill: 0.7, focus: [mixerX * 0.7, 0, front], zoom: 2.1 })
  return model.finish()
}
