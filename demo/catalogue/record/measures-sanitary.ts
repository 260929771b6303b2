import type { BasinSpec, BathSpec, KitchenSinkSpec, ToiletSuiteSpec } from '#demo/models/families.ts'
import type { MeasureTable } from './measures.ts'
import { kilograms } from './measures-tapware.ts'

const TOILET_MOUNT: Record<ToiletSuiteSpec['style'], string> = {
  'close-coupled': 'Floor mounted',
  connector: 'Floor mounted',
  'back-to-wall': 'Floor mounted, back to wall',
  'wall-faced': 'Floor mounted, wall faced',
  'wall-faced-invisi': 'Floor mounted, in-wall cistern',
  'wall-hung': 'Wall hung, in-wall cistern',
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

const BATH_MOUNT: Record<BathSpec['form'], string> = {
  freestanding: 'Freestanding',
  'back-to-wall': 'Back to wall',
  inset: 'Inset',
  corner: 'Corner',
  spa: 'Inset',
  'shower-bath': 'Inset',
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

export const SANITARY_MEASURES = {
  'toilet-suite': (spec, { width, height, depth }) => ({
    width,
    depth,
    ...(spec.style === 'wall-hung' || spec.style === 'wall-faced-invisi' ? {} : { height }),
    'pan-height': spec.seatHeightMm,
    'pan-projection-size': spec.depthMm,
    shape: panShape(spec.design),
    'mount-type': TOILET_MOUNT[spec.style],
    'net-weight': kilograms((spec.style === 'wall-hung' ? 4 : 12) + spec.depthMm * 0.034),
  }),
  'toilet-seat': (spec, { width, depth }) => ({
    width,
    depth,
    shape: panShape(spec.design),
    'net-weight': kilograms(spec.form === 'slim' ? 2.2 : spec.form === 'standard' ? 2.6 : 1.9),
  }),
  cistern: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'mount-type': spec.form.startsWith('in-wall') ? 'In-wall' : spec.form === 'connector' ? 'Wall mounted' : 'On pan',
    'net-weight': kilograms(
      spec.form === 'in-wall-frame' ? 15 + spec.heightMm * 0.003 : spec.form === 'close-coupled' ? 11.5 : 4.2,
    ),
  }),
  'flush-plate': (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.15 + (spec.widthMm * spec.heightMm) / 90_000),
  }),
  bidet: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    shape: panShape(spec.design),
    'mount-type': spec.style === 'wall-hung' ? 'Wall hung' : 'Floor mounted, back to wall',
    'item-tapholes': '1 tap hole',
    'number-of-tap-holes': 1,
    'net-weight': kilograms(spec.style === 'wall-hung' ? 16.5 : 21),
  }),
  urinal: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(spec.form === 'trough' ? spec.widthMm * 0.016 : spec.heightMm * 0.03),
  }),
  basin: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    shape: BASIN_SHAPE[spec.shape],
    'mount-type': BASIN_MOUNT[spec.mount],
    'item-tapholes': spec.tapHoles === 0 ? 'No tap hole' : spec.tapHoles === 1 ? '1 tap hole' : '3 tap holes',
    'number-of-tap-holes': spec.tapHoles,
    overflow: spec.overflow ? 'With overflow' : 'No overflow',
    ...(spec.shelf
      ? { 'bowl-position': spec.shelf === 'both' ? 'Centre' : spec.shelf === 'left' ? 'Right' : 'Left' }
      : {}),
    'net-weight': kilograms(
      (spec.widthMm * spec.depthMm * (spec.mount === 'pedestal' ? 260 : spec.heightMm)) / 3_000_000,
    ),
  }),
  vanity: (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    'mount-type': spec.mount === 'wall' ? 'Wall hung' : 'Floor standing',
    'bowl-position': spec.bowls === 2 ? 'Double' : 'Centre',
    'item-tapholes': spec.bowls === 2 ? '2 x 1 tap hole' : '1 tap hole',
    'number-of-tap-holes': spec.bowls,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 14_000),
  }),
  bath: (spec, { width, height, depth }) => ({
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
  'kitchen-sink': (spec, { width, depth }) => ({
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
  'laundry-tub': (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    'mount-type': spec.form === 'cabinet' ? 'Floor standing' : spec.form === 'inset' ? 'Inset' : 'Wall mounted',
    'net-weight': kilograms(spec.form === 'cabinet' ? spec.widthMm * 0.036 : spec.widthMm * 0.011),
  }),
  'shower-base': (spec, { width, height, depth }) => ({
    width,
    depth,
    height,
    'waste-position': { centre: 'Centre', rear: 'Rear', side: 'Side', channel: 'Channel' }[spec.waste],
    'mount-type': 'Floor mounted',
    'net-weight': kilograms((spec.widthMm * spec.depthMm) / 42_000),
  }),
} satisfies Partial<MeasureTable>

function panShape(design: ToiletSuiteSpec['design']): string {
  return design === 'square' ? 'Square' : 'Round'
}

/** Plan area of the bowls: what a drainer takes off the length, less the deck and the walls. */
function sinkBowlArea(spec: KitchenSinkSpec): number {
  const drainers = spec.drainer === 'none' ? 0 : spec.drainer === 'both' ? 2 : 1
  const left = spec.widthMm - 60 - Math.min(drainers * 320, spec.widthMm * 0.55)
  return Math.max(300, left) * (spec.depthMm - 90) * (BOWLS[spec.bowls] > 1 ? 0.93 : 1)
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
