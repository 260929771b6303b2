import { assembly, type ProductModel } from '../../models/assembly.ts'
import { addWallTap } from '../../models/fittings/wall/wall-tap.ts'
import { PLATE_FORMS, TAP_HANDLE_FORMS, type PlateForm, type TapHandleForm } from '../../models/forms.ts'
import { FROM_THE_LEFT, OUT, SEALS, spindle } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { concealedGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Pair of wall top assemblies without a spout. */
export type WallTopsSpec = {
  family: 'wall-tops'
  handle: TapHandleForm
  flange: PlateForm
  /** 45-70. */
  flangeWidthMm: number
  /** Between the two taps in the picture, 110-250. */
  centresMm: number
}

export const WALL_TOPS: ModelFamily<WallTopsSpec> = {
  name: 'wall-tops',
  build: wallTops,
  limits: { flangeWidthMm: [45, 70], centresMm: [110, 250] },
  samples: {
    finishes: METALS,
    specs: TAP_HANDLE_FORMS.map((handle, index) => ({
      family: 'wall-tops',
      handle,
      flange: cycled(PLATE_FORMS, index),
      flangeWidthMm: 58,
      centresMm: 130,
    })),
  },
  pieces: () => 2,
  views: ['front', 'side'],
  measures: (spec, { width, depth }) => ({
    width,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.5 + spec.flangeWidthMm * 0.004),
  }),
  isShownOnce: true,
  assembly: { pose: FROM_THE_LEFT, branches: [spindle(OUT), SEALS] },
  guide: (spec) =>
    concealedGuide(
      [pair('Hot to cold', `As the breeching piece; drawn at ${spec.centresMm} mm`)],
      '20–35 mm',
      'flanges and handles',
    ),
}

/** Pair of wall top assemblies. */
function wallTops(spec: WallTopsSpec): ProductModel {
  const model = assembly('wall')
  const half = spec.centresMm / 2
  const reach = addWallTap(model, spec.handle, spec.flange, spec.flangeWidthMm, [-half, 0], 'hot')
  addWallTap(model, spec.handle, spec.flange, spec.flangeWidthMm, [half, 0], 'cold')
  model.measure('centres', [-half, 0, 30], [half, 0, 30], 'x')
  model.measure('projection', [half, 0, 0], [half, 0, reach], 'z')
  model.measure('flangeWidth', [-half - spec.flangeWidthMm / 2, 0, 0], [-half + spec.flangeWidthMm / 2, 0, 0], 'x')
  model.pose({ azimuth: -34, elevation: 14, fill: 0.68, focus: [half, 0, reach / 2], zoom: 3.2 })
  return model.finish()
}
