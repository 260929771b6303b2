import { assembly, type ProductModel } from '../../models/assembly.ts'
import { panBody, type PanShape } from '../../models/fittings/pan.ts'
import type { PanDesign } from '../../models/forms.ts'
import { cylinder, ring } from '../../models/geometry/lathe.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, handOver, isolate, pair, WATER_RULES } from '../../sheets/guide/guide.ts'
import { bedDown, lineUp, sanitaryTools } from '../../sheets/guide/kinds/sanitaryware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, panShape } from '../measures.ts'

/** Bidet with one tap hole. */
export type BidetSpec = {
  family: 'bidet'
  style: 'wall-hung' | 'back-to-wall'
  design: PanDesign
  widthMm: number
  depthMm: number
  heightMm: number
}

export const BIDET: ModelFamily<BidetSpec> = {
  name: 'bidet',
  build: bidet,
  limits: { widthMm: [340, 390], depthMm: [480, 600], heightMm: [300, 420] },
  samples: {
    finishes: ['White', 'White', 'Matte White'],
    specs: (['round', 'square', 'compact'] as const).map((design, index) => ({
      family: 'bidet',
      style: index === 1 ? 'wall-hung' : 'back-to-wall',
      design,
      widthMm: 365,
      depthMm: 550,
      heightMm: 400,
    })),
  },
  overall: ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  views: ['side', 'front', 'plan'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    shape: panShape(spec.design),
    'mount-type': spec.style === 'wall-hung' ? 'Wall hung' : 'Floor mounted, back to wall',
    'item-tapholes': '1 tap hole',
    'number-of-tap-holes': 1,
    'net-weight': kilograms(spec.style === 'wall-hung' ? 16.5 : 21),
  }),
  stuff: 'ceramic',
  guide: (spec) => ({
    tools: sanitaryTools,
    needed: ['Two 1/2" stop valves', 'Waste 32 mm and bottle trap', 'Neutral-cure silicone'],
    before: [...WATER_RULES, ...DRAIN_RULES],
    setOut: [
      pair('Rim height', `${spec.heightMm} mm above the floor${spec.style === 'wall-hung' ? ' as drawn' : ''}`),
      pair('Wall to front', `${spec.depthMm} mm`),
      pair('Drain', '40 mm, 90 to 120 mm above the floor'),
      pair('Tap hole', '35 mm'),
    ],
    steps: [
      isolate,
      lineUp,
      {
        title: 'Fit tap and waste',
        text: 'Fit both before the bidet is fixed; afterwards there is no room.',
        detail: detail.wasteFixing('Ø 45'),
      },
      bedDown,
    ],
    commissioning: ['Fill the bowl and let it go: trap and waste stay dry outside.', handOver],
  }),
}

/** Bidet with its tap hole behind the bowl. */
function bidet(spec: BidetSpec): ProductModel {
  const hung = spec.style === 'wall-hung'
  const model = assembly(hung ? 'wall' : 'floor')
  const boxy = spec.design === 'square'
  const rim: PanShape = {
    design: spec.design,
    widthMm: spec.widthMm,
    depthMm: spec.depthMm,
    backShare: 0.94,
    cornerMm: 14,
  }
  const body = panBody({
    rim,
    foot: hung
      ? { ...rim, widthMm: rim.widthMm * (boxy ? 0.86 : 0.72), depthMm: rim.depthMm * (boxy ? 0.72 : 0.56) }
      : {
          ...rim,
          widthMm: rim.widthMm * (boxy ? 0.9 : 0.74),
          depthMm: rim.depthMm * (boxy ? 0.88 : 0.8),
          backShare: 1,
          cornerMm: 10,
        },
    footSetBackMm: 0,
    fromY: hung ? spec.heightMm - 290 : 0,
    rimY: spec.heightMm,
    upright: hung ? 0.06 : boxy ? 0.3 : 0.12,
    bottom: hung ? 'round' : 'flat',
  })
  model.add('body', 'finish', body)
  const hole = spec.depthMm * 0.2
  model.add('tap hole', 'dark', cylinder(35, 0.6, 0.1).translate(0, spec.heightMm, hole))
  model.add('waste', 'trim', ring(66, 40, 4, 1).translate(0, spec.heightMm - 188, spec.depthMm * 0.6))
  model.add('plug', 'trim', cylinder(42, 6, 2).translate(0, spec.heightMm - 189, spec.depthMm * 0.6))
  model.measure('height', [0, 0, spec.depthMm * 0.6], [0, spec.heightMm, spec.depthMm * 0.6], 'y')
  model.pose({ azimuth: -34, elevation: 26, fill: 0.72 })
  return model.finish()
}
