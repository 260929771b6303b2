import type { Hand } from '../../models/forms.ts'
import { WITH_WASTE } from '../../sheets/exploded/assemblies.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, isolate, pair, WATER_RULES, type Guide, type Step } from '../../sheets/guide/guide.ts'
import {
  basinCommissioning,
  basinNeeded,
  basinTools,
  fitWaste,
  setAndSeal,
} from '../../sheets/guide/kinds/basins-and-sinks.ts'
import { BOWL } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { bowlBehindTap } from './basin-bowls.ts'
import { basin } from './basin-model.ts'

/** Wash basin of any mounting. */
export type BasinSpec = {
  family: 'basin'
  /**
   * `care` is a deep-set accessible wall basin, `corner` sits in a room corner, `vanity-top` is a slab with a
   * moulded bowl, `under-counter` shows the rim that goes below the bench.
   */
  mount:
    | 'counter-top'
    | 'inset'
    | 'semi-recessed'
    | 'wall'
    | 'pedestal'
    | 'under-counter'
    | 'care'
    | 'corner'
    | 'vanity-top'
  shape: 'round' | 'oval' | 'rectangle' | 'soft-rectangle' | 'pill' | 'd-shape'
  /** 320-620; vanity tops 450-1800. */
  widthMm: number
  /** 220-560. */
  depthMm: number
  /** Rim to underside, 80-220. Pedestals: to the floor, 800-880. */
  heightMm: number
  /** Outside walls. */
  side: 'straight' | 'tapered' | 'curved' | 'fluted'
  /** 6-12 thin walled, 14-30 classic. Flat part of the rim. */
  rimWidthMm: number
  tapHoles: 0 | 1 | 3
  overflow: boolean
  /** Flat shelf beside the bowl (wall basins and vanity tops). */
  shelf?: Hand | 'both'
  /** Vanity tops from 1200 wide. */
  bowls?: 1 | 2
}

export const BASIN: ModelFamily<BasinSpec> = {
  name: 'basin',
  build: basin,
  limits: { widthMm: [320, 1800], depthMm: [220, 560], heightMm: [80, 880], rimWidthMm: [6, 30] },
  samples: {
    finishes: ['White', 'White', 'Matte White', 'White', 'Matte Black', 'White', 'Matte Clay'],
    specs: (
      [
        ['counter-top', 'round', 400, 400, 130, 'curved', 10, 0],
        ['counter-top', 'oval', 560, 380, 140, 'tapered', 8, 0],
        ['counter-top', 'rectangle', 500, 380, 120, 'straight', 10, 0],
        ['counter-top', 'pill', 580, 340, 120, 'straight', 9, 0],
        ['counter-top', 'soft-rectangle', 460, 380, 125, 'tapered', 9, 0],
        ['counter-top', 'round', 380, 380, 130, 'fluted', 12, 0],
        ['counter-top', 'rectangle', 480, 420, 130, 'tapered', 14, 1],
        ['inset', 'oval', 540, 440, 180, 'curved', 34, 1],
        ['semi-recessed', 'soft-rectangle', 500, 450, 160, 'straight', 20, 1],
        ['wall', 'rectangle', 500, 400, 130, 'straight', 18, 1],
        ['wall', 'd-shape', 480, 390, 150, 'curved', 22, 1],
        ['wall', 'rectangle', 900, 430, 120, 'straight', 18, 1],
        ['pedestal', 'd-shape', 560, 460, 840, 'curved', 26, 1],
        ['under-counter', 'oval', 500, 400, 180, 'curved', 24, 0],
        ['care', 'd-shape', 560, 530, 150, 'curved', 34, 1],
        ['corner', 'round', 420, 380, 140, 'curved', 24, 1],
        ['vanity-top', 'rectangle', 1200, 465, 160, 'straight', 18, 1],
        ['vanity-top', 'oval', 750, 465, 160, 'straight', 18, 3],
      ] as const
    ).map(([mount, shape, widthMm, depthMm, heightMm, side, rimWidthMm, tapHoles], index) => ({
      family: 'basin',
      mount,
      shape,
      widthMm,
      depthMm,
      heightMm,
      side,
      rimWidthMm,
      tapHoles,
      overflow: tapHoles > 0,
      ...(index === 11 ? { shelf: 'right' as const } : {}),
      ...(index === 16 ? { bowls: 2 as const } : {}),
    })),
  },
  overall: ({ widthMm, heightMm, depthMm }) => ({ width: widthMm, height: heightMm, depth: depthMm }),
  views: ['plan', 'front', 'side'],
  measures: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    shape: BASIN_SHAPE[spec.shape],
    'mount-type': BASIN_MOUNT[spec.mount],
    'item-tapholes': spec.tapHoles === 0 ? 'No tap hole' : spec.tapHoles === 1 ? '1 tap hole' : '3 tap holes',
    'number-of-tap-holes': spec.tapHoles,
    ...bowlBehindTap(spec, height),
    overflow: spec.overflow ? 'With overflow' : 'No overflow',
    ...(spec.shelf
      ? { 'bowl-position': spec.shelf === 'both' ? 'Centre' : spec.shelf === 'left' ? 'Right' : 'Left' }
      : {}),
    'net-weight': kilograms(
      (spec.widthMm * spec.depthMm * (spec.mount === 'pedestal' ? 260 : spec.heightMm)) / 3_000_000,
    ),
  }),
  stuff: 'ceramic',
  assembly: WITH_WASTE,
  standard: ['AS/NZS 1730', 'Washbasins'],
  manual: BOWL,
  guide: (spec) => {
    const place = BASIN_PLACES[spec.mount](spec)
    return {
      tools: basinTools,
      needed: basinNeeded,
      before: [
        ...DRAIN_RULES,
        WATER_RULES[0],
        'Ceramic varies by up to 2 %: cut and drill by the basin itself, not by the drawing.',
      ],
      setOut: [
        pair('Width x depth x height', `${spec.widthMm} x ${spec.depthMm} x ${spec.heightMm} mm`),
        pair('Tap holes', spec.tapHoles === 0 ? 'None: tap on the bench or the wall' : `${spec.tapHoles}, 35 mm`),
        pair('Waste', `${spec.overflow ? 'With' : 'Without'} overflow slot, 32 or 40 mm`),
        ...place.setOut,
      ],
      steps: [isolate, ...place.steps],
      commissioning: basinCommissioning,
    }
  },
}

const BASIN_MOUNT: Record<BasinSpec['mount'], string> = {
  'counter-top': 'Counter top',
  inset: 'Inset',
  'semi-recessed': 'Semi-recessed',
  wall: 'Wall mounted',
  pedestal: 'Wall mounted with pedestal',
  'under-counter': 'Under counter',
  care: 'Wall mounted',
  corner: 'Wall mounted, corner',
  'vanity-top': 'Vanity top',
}

const BASIN_SHAPE: Record<BasinSpec['shape'], string> = {
  round: 'Round',
  oval: 'Oval',
  rectangle: 'Square',
  'soft-rectangle': 'Soft square',
  pill: 'Pill',
  'd-shape': 'D-shape',
}

const BASIN_PLACES: Record<BasinSpec['mount'], (spec: BasinSpec) => { setOut: Guide['setOut']; steps: Step[] }> = {
  'counter-top': (spec) =>
    onBench([
      pair('Bench height', `About ${900 - spec.heightMm} mm, for a rim at 900 mm`),
      pair('Hole for the waste', '45 mm'),
    ]),
  inset: () => inCutOut('By the template in the carton'),
  'semi-recessed': () => inCutOut('By the template in the carton, to the front edge'),
  'under-counter': () => inCutOut('By the template in the carton; polish the edge of the stone'),
  'vanity-top': () => onBench([pair('Cabinet', 'Level to 1 mm over its length')]),
  wall: (spec) => onWall(spec, '820 to 870 mm'),
  corner: (spec) => onWall(spec, '820 to 870 mm'),
  care: (spec) => onWall(spec, '770 to 800 mm (AS 1428.1:2021), knee room to 640 mm'),
  pedestal: (spec) => onWall(spec, `${spec.heightMm} mm on its pedestal`),
}

function onBench(setOut: Guide['setOut']) {
  return {
    setOut,
    steps: [
      { title: 'Drill the bench', text: 'Mark the waste through the bowl in its place and drill from above.' },
      fitWaste,
      setAndSeal,
    ],
  }
}

function inCutOut(template: string) {
  return {
    setOut: [pair('Cut-out', template), pair('Front edge', 'At least 50 mm of bench')],
    steps: [
      {
        title: 'Cut the bench',
        text: 'Draw the template, drill the corners and cut inside the line. Seal cut board with two coats of varnish.',
        detail: detail.cutOut('Template', 'min. 50'),
      },
      fitWaste,
      setAndSeal,
    ],
  }
}

function onWall({ widthMm }: BasinSpec, rim: string) {
  return {
    setOut: [
      pair('Rim', `${rim} above the floor`),
      pair('Fixings', widthMm > 700 ? 'Four, M10, into blocking' : 'Two, M10, 280 mm apart as the holes of the basin'),
      pair('Drain', '40 mm, 500 to 550 mm above the floor'),
      pair('Stop valves', '550 to 600 mm above the floor, 150 mm apart'),
    ],
    steps: [
      {
        title: 'Fix the blocking',
        text: 'Blocking of 140 x 45 mm between the studs carries the basin and 150 kg on its edge.',
        detail: detail.mountingHeight('820–870', 'Rim of the basin'),
      },
      {
        title: 'Mark and drill',
        text: 'Hold the basin level against the wall and mark its holes. Screw in the hanger bolts so that 70 mm stand out.',
        detail: detail.wallFixing('Hanger bolt M10'),
      },
      fitWaste,
      {
        title: 'Hang and seal',
        text: 'Push the basin on, tighten sleeves and nuts by hand and half a turn, and seal along the wall.',
        detail: detail.sealBead(),
      },
    ],
  }
}
