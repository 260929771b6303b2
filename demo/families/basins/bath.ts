import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, handOver, isolate, pair, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import { basinTools, fitWaste } from '../../sheets/guide/kinds/basins-and-sinks.ts'
import { BOWL } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { bath } from './bath-model.ts'

/** Bath. Length runs along x. */
export type BathSpec = {
  family: 'bath'
  form: 'freestanding' | 'back-to-wall' | 'inset' | 'corner' | 'spa' | 'shower-bath'
  shape: 'oval' | 'rectangle' | 'soft-rectangle' | 'pill'
  /** 1200-1850. */
  lengthMm: number
  /** 680-900; corner baths as long as wide. */
  widthMm: number
  /** 400-640; slipper ends rise above it by about 120. */
  heightMm: number
  side: 'straight' | 'tapered' | 'curved' | 'fluted'
  /** 8-20 thin, 40-80 classic. */
  rimWidthMm: number
  /** Centre or one end. */
  waste: 'centre' | 'end'
  /** One raised end. */
  slipper?: boolean
  /** Spa baths: number of jets, 6-16. */
  jets?: number
}

export const BATH: ModelFamily<BathSpec> = {
  name: 'bath',
  build: bath,
  limits: { lengthMm: [1200, 1850], widthMm: [680, 1400], heightMm: [400, 640], rimWidthMm: [8, 80], jets: [6, 16] },
  samples: {
    finishes: ['White', 'White', 'Matte White', 'White', 'White', 'White', 'White', 'Matte Black'],
    specs: (
      [
        ['freestanding', 'oval', 1700, 780, 580, 'curved', 16, 'centre'],
        ['freestanding', 'rectangle', 1600, 750, 560, 'straight', 22, 'centre'],
        ['freestanding', 'pill', 1650, 760, 570, 'tapered', 14, 'centre'],
        ['back-to-wall', 'oval', 1500, 750, 570, 'tapered', 40, 'centre'],
        ['inset', 'rectangle', 1675, 760, 440, 'straight', 62, 'end'],
        ['corner', 'oval', 1400, 1400, 460, 'straight', 90, 'centre'],
        ['spa', 'soft-rectangle', 1700, 800, 480, 'straight', 80, 'end'],
        ['freestanding', 'oval', 1700, 780, 580, 'fluted', 18, 'centre'],
        ['freestanding', 'oval', 1700, 760, 560, 'curved', 18, 'centre'],
        ['shower-bath', 'soft-rectangle', 1600, 800, 460, 'straight', 60, 'end'],
      ] as const
    ).map(([form, shape, lengthMm, widthMm, heightMm, side, rimWidthMm, waste], index) => ({
      family: 'bath',
      form,
      shape,
      lengthMm,
      widthMm,
      heightMm,
      side,
      rimWidthMm,
      waste,
      ...(form === 'spa' ? { jets: 10 } : {}),
      ...(index === 8 ? { slipper: true } : {}),
    })),
  },
  overall: ({ lengthMm, widthMm }) => ({ width: lengthMm, depth: widthMm }),
  views: ['plan', 'front', 'side'],
  measures: (spec, { width, height, depth }) => ({
    length: width,
    width: depth,
    height,
    // Inside, from the rim down.
    depth: Math.round((spec.heightMm * 0.76) / 5) * 5,
    'mount-type': BATH_MOUNT[spec.form],
    'waste-position': spec.waste === 'centre' ? 'Centre' : 'End',
    ...bathCapacity(spec),
    'net-weight': kilograms((spec.lengthMm * spec.widthMm) / 45_000 + (spec.form === 'freestanding' ? 14 : 0)),
  }),
  stuff: 'acrylic',
  standard: ['AS 2023', 'Baths for ablutionary purposes'],
  manual: BOWL,
  guide: (spec) => ({
    tools: [...basinTools, 'Two people'],
    needed: [
      'Trap 40 mm',
      'Bath mixer or filler',
      ...(spec.form === 'freestanding' ? [] : ['Mortar for bedding', 'Ledger 45 x 45 mm']),
      'Neutral-cure silicone',
    ],
    before: [
      ...DRAIN_RULES,
      ...WET_AREA_RULES,
      'Look the bath over in daylight before it is set: marks cannot be claimed later. Leave the film on until the end.',
      ...(spec.form === 'spa'
        ? ['Pump and blower are connected by a licensed electrician through a 30 mA RCD (AS/NZS 3000, zone rules).']
        : []),
    ],
    setOut: [
      pair('Length x width x height', `${spec.lengthMm} x ${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Waste', spec.waste === 'centre' ? 'In the middle' : 'At one end'),
      pair('Floor recess for the trap', '150 x 300 mm, 100 mm deep'),
      pair(
        'Floor',
        `Carries about ${Math.round((spec.lengthMm * spec.widthMm) / 3_400 / 10) * 10} kg, filled and with a bather`,
      ),
    ],
    steps: [
      isolate,
      fitWaste,
      {
        title: 'Level',
        text: 'Set the bath in its place and turn the feet until the rim is level both ways; lock the nuts.',
        detail: detail.levellingFoot('10–35'),
      },
      spec.form === 'freestanding'
        ? {
            title: 'Join the trap',
            text: 'Lay the flexible trap into the recess, push the bath over it, and reach through the opening to tighten the union.',
          }
        : {
            title: 'Bed',
            text: 'Support the rim on a ledger on all walls, and bed the base on mortar over its whole length. The feet alone do not carry it.',
          },
      {
        title: 'Seal',
        text: 'Fill the bath with water before sealing along the wall: the joint then closes when it is emptied.',
        detail: detail.sealBead(),
      },
    ],
    commissioning: [
      'Fill to the overflow, wait ten minutes, empty: trap and floor stay dry.',
      ...(spec.form === 'spa' ? ['Run the jets for five minutes with the water above the highest one.'] : []),
      handOver,
    ],
  }),
}

const BATH_MOUNT: Record<BathSpec['form'], string> = {
  freestanding: 'Freestanding',
  'back-to-wall': 'Back to wall',
  inset: 'Inset',
  corner: 'Corner',
  spa: 'Inset',
  'shower-bath': 'Inset',
}

/** Water held to the rim and to the overflow, which sits 55 mm below it. */
function bathCapacity(spec: BathSpec) {
  const fill = spec.shape === 'oval' || spec.shape === 'pill' ? 0.5 : 0.56
  const toRim = spec.lengthMm * spec.widthMm * (spec.heightMm - 90) * fill * 1e-6
  return {
    'capacity-size': Math.round(toRim / 5) * 5,
    'capacity-to-overflow': Math.round((toRim * (1 - 110 / spec.heightMm)) / 5) * 5,
  }
}
