import type { MeasureTable } from './measures.ts'

/** From the wall to the middle of the body of an exposed mixer, where its spout starts. */
export const WALL_MIXER_BODY_MM = 58

export const TAPWARE_MEASURES = {
  'basin-mixer': (spec, { width, height, depth }) => ({
    height,
    width,
    depth,
    'outlet-length': spec.spoutReachMm,
    ...(spec.outletHeightMm ? { 'outlet-height': spec.outletHeightMm } : {}),
    'net-weight': kilograms(0.55 + spec.heightMm * 0.0052 + spec.bodyWidthMm * 0.006),
    ...oneHobHole,
  }),
  'pillar-tap': (spec, { height, depth }) => ({
    height,
    depth,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(0.35 + spec.heightMm * 0.003),
    ...oneHobHole,
  }),
  'tap-set': (spec, { width, height, depth }) => ({
    width,
    depth,
    'outlet-length': spec.spoutReachMm,
    ...(spec.mount === 'hob'
      ? { height, 'mount-type': 'Hob mounted', 'item-tapholes': '3 tap holes', 'number-of-tap-holes': 3 }
      : { 'mount-type': 'Wall mounted' }),
    'net-weight': kilograms(1.3 + spec.spoutReachMm * 0.003),
  }),
  'wall-tops': (spec, { width, depth }) => ({
    width,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.5 + spec.flangeWidthMm * 0.004),
  }),
  'wall-basin-set': (spec, { width, height, depth }) => ({
    width,
    ...(spec.layout === 'plate' ? { height } : {}),
    depth,
    'outlet-length': spec.spoutReachMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(1.1 + spec.spoutReachMm * 0.0035),
  }),
  'wall-mixer': (spec, { width, depth }) => ({
    width,
    depth,
    'outlet-length': spec.spoutReachMm + WALL_MIXER_BODY_MM,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(1.4 + spec.spoutReachMm * 0.003),
  }),
  'shower-mixer': (spec, { width, height, depth }) => ({
    width,
    height,
    ...(spec.diverter === 'none' ? { depth } : {}),
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.7 + spec.plateWidthMm * 0.004 + (spec.diverter === 'none' ? 0 : 0.45)),
  }),
  'thermostatic-valve': (spec, { width, depth }) => ({
    length: width,
    width,
    depth,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(spec.lengthMm * 0.0062),
  }),
  'bath-spout': (spec, { width, depth }) => ({
    width,
    depth,
    'outlet-length': spec.reachMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.35 + spec.reachMm * 0.003),
  }),
  'bath-filler': (spec, { height, depth }) => ({
    height,
    depth,
    'outlet-length': spec.spoutReachMm,
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(3.4 + spec.heightMm * 0.0025 + (spec.handShower ? 0.9 : 0)),
  }),
  'kitchen-mixer': (spec, { width, height, depth }) => ({
    height,
    width,
    depth,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(0.9 + spec.heightMm * 0.0035 + (spec.outlet === 'fixed' ? 0 : 0.5)),
    ...oneHobHole,
  }),
  'bib-tap': (spec, { height, depth }) => ({
    height,
    depth,
    'outlet-length': spec.projectionMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.28 + spec.projectionMm * 0.0015),
  }),
  'sensor-tap': (spec, { height, depth }) => ({
    depth,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(1.6 + spec.spoutReachMm * 0.004),
    ...(spec.mount === 'hob' ? { height, ...oneHobHole } : { 'mount-type': 'Wall mounted' }),
  }),
  'care-mixer': (spec, { width, height, depth }) =>
    spec.form === 'shower'
      ? { height, width, depth, 'mount-type': 'Wall mounted', 'net-weight': 1.65 }
      : {
          height,
          depth,
          'outlet-length': spec.spoutReachMm,
          'net-weight': kilograms(1 + spec.heightMm * 0.004),
          ...oneHobHole,
        },
} satisfies Partial<MeasureTable>

const oneHobHole = { 'mount-type': 'Hob mounted', 'item-tapholes': '1 tap hole', 'number-of-tap-holes': 1 } as const

export function kilograms(amount: number): number {
  return Math.round(amount * 20) / 20
}
