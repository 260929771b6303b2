import { WITH_WASTE } from '../../sheets/exploded/assemblies.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, isolate, pair, WATER_RULES } from '../../sheets/guide/guide.ts'
import { basinCommissioning, basinTools, setAndSeal } from '../../sheets/guide/kinds/basins-and-sinks.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { kitchenSink } from './kitchen-sink-model.ts'

/** Kitchen sink. Width runs along x. */
export type KitchenSinkSpec = {
  family: 'kitchen-sink'
  /** `apron` is a butler's sink with a visible front; `round` is a single round bowl. */
  mount: 'inset' | 'undermount' | 'flushmount' | 'apron' | 'round'
  bowls: 'single' | 'one-and-half' | 'double'
  drainer: 'none' | 'left' | 'right' | 'both'
  /** 380-1400. */
  widthMm: number
  /** 400-520. */
  depthMm: number
  /** 150-250. */
  bowlDepthMm: number
  /** Corners of the bowls: 10 square, 25 soft, 60 classic. */
  cornerRadiusMm: number
  tapHoles: 0 | 1
}

export const KITCHEN_SINK: ModelFamily<KitchenSinkSpec> = {
  name: 'kitchen-sink',
  build: kitchenSink,
  limits: { widthMm: [380, 1400], depthMm: [400, 520], bowlDepthMm: [150, 250], cornerRadiusMm: [10, 60] },
  samples: {
    finishes: [
      'Stainless Steel',
      'Stainless Steel',
      'Stainless Steel',
      'Gunmetal',
      'White',
      'Stainless Steel',
      'Brushed Brass',
    ],
    specs: (
      [
        ['inset', 'single', 'right', 860, 500, 180, 60, 1],
        ['inset', 'one-and-half', 'left', 1080, 500, 190, 25, 1],
        ['undermount', 'double', 'none', 820, 450, 200, 10, 0],
        ['undermount', 'single', 'none', 550, 450, 210, 10, 0],
        ['apron', 'single', 'none', 600, 470, 230, 25, 0],
        ['round', 'single', 'none', 450, 450, 180, 60, 0],
        ['flushmount', 'single', 'none', 500, 440, 200, 10, 0],
        ['inset', 'double', 'both', 1400, 500, 180, 25, 1],
      ] as const
    ).map(([mount, bowls, drainer, widthMm, depthMm, bowlDepthMm, cornerRadiusMm, tapHoles]) => ({
      family: 'kitchen-sink',
      mount,
      bowls,
      drainer,
      widthMm,
      depthMm,
      bowlDepthMm,
      cornerRadiusMm,
      tapHoles,
    })),
  },
  overall: ({ widthMm, depthMm }) => ({ width: widthMm, depth: depthMm }),
  views: ['plan', 'front', 'side'],
  measures: (spec, { width, depth }) => ({
    length: width,
    width: depth,
    depth: spec.bowlDepthMm,
    'mount-type': SINK_MOUNT[spec.mount],
    'bowl-position': DRAINER[spec.drainer],
    'item-tapholes': spec.tapHoles === 0 ? 'No tap hole' : '1 tap hole',
    'number-of-tap-holes': spec.tapHoles,
    'capacity-size': Math.round(sinkBowlArea(spec) * spec.bowlDepthMm * 0.9e-6),
    'net-weight': kilograms(2.2 + (spec.widthMm * spec.depthMm) / 95_000),
  }),
  stuff: 'stainless',
  assembly: WITH_WASTE,
  guide: (spec) => ({
    tools: basinTools,
    needed: ['Sink mixer', 'Trap 50 mm', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, WATER_RULES[0], 'Check the cabinet: inside width at least 30 mm more than the bowls.'],
    setOut: [
      pair('Outside', `${spec.widthMm} x ${spec.depthMm} mm`),
      pair(
        'Cut-out',
        spec.mount === 'undermount'
          ? 'By the template, 3 mm inside the bowl'
          : `${spec.widthMm - 20} x ${spec.depthMm - 20} mm, corners R 15`,
      ),
      pair('Front edge', 'At least 50 mm of bench'),
      pair('Bowl depth', `${spec.bowlDepthMm} mm`),
    ],
    steps: [
      isolate,
      {
        title: 'Cut the bench',
        text: 'Mark, drill the corners, cut inside the line and varnish raw edges twice.',
        detail: detail.cutOut(
          spec.mount === 'undermount' ? 'Template' : `${spec.widthMm - 20} x ${spec.depthMm - 20}`,
          'min. 50',
        ),
      },
      {
        title: 'Fit tap and waste',
        text: 'Easier before the sink is in: mixer, basket waste and overflow, each with its seal.',
        detail: detail.wasteFixing('Ø 90'),
      },
      spec.mount === 'undermount'
        ? {
            title: 'Fix from below',
            text: 'Bead of silicone on the rim, lift the sink, and tighten the brackets every 250 mm.',
          }
        : {
            title: 'Clip in',
            text: 'Foam strip under the rim, lower the sink, and tighten the clips in turn, corners last.',
          },
      setAndSeal,
    ],
    commissioning: basinCommissioning,
  }),
}

const SINK_MOUNT: Record<KitchenSinkSpec['mount'], string> = {
  inset: 'Inset',
  undermount: 'Undermount',
  flushmount: 'Flushmount',
  apron: 'Apron front',
  round: 'Inset',
}

const BOWLS: Record<KitchenSinkSpec['bowls'], number> = { single: 1, 'one-and-half': 1.5, double: 2 }

const DRAINER: Record<KitchenSinkSpec['drainer'], string> = {
  none: 'Centre',
  left: 'Right bowl, left drainer',
  right: 'Left bowl, right drainer',
  both: 'Centre, drainers both sides',
}

/** Plan area of the bowls: what a drainer takes off the length, less the deck and the walls. */
function sinkBowlArea(spec: KitchenSinkSpec): number {
  const drainers = spec.drainer === 'none' ? 0 : spec.drainer === 'both' ? 2 : 1
  const left = spec.widthMm - 60 - Math.min(drainers * 320, spec.widthMm * 0.55)
  return Math.max(300, left) * (spec.depthMm - 90) * (BOWLS[spec.bowls] > 1 ? 0.93 : 1)
}
