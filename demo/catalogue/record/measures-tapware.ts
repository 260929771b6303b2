import type { BibTapSpec } from '#demo/models/families.ts'
import type { MeasureTable } from './measures.ts'

/** From the wall to the middle of the body of an exposed mixer, where its spout starts. */
export const WALL_MIXER_BODY_MM = 58

/** From the centre of the outlet to the end of the spout. */
const NOSE_MM = 12

const BIB_TAP_HEIGHT_MM: Record<BibTapSpec['form'], number> = { hose: 110, swivel: 118, 'washing-machine': 106 }

export const TAPWARE_MEASURES = {
  'basin-mixer': (spec) => ({
    height: spec.heightMm,
    width: spec.baseWidthMm ?? spec.bodyWidthMm + 6,
    depth: spec.spoutReachMm + Math.round((spec.baseWidthMm ?? spec.bodyWidthMm + 6) / 2) + NOSE_MM,
    'outlet-length': spec.spoutReachMm,
    ...(spec.outletHeightMm ? { 'outlet-height': spec.outletHeightMm } : {}),
    'net-weight': kilograms(0.55 + spec.heightMm * 0.0052 + spec.bodyWidthMm * 0.006),
    ...oneHobHole,
  }),
  'pillar-tap': (spec) => ({
    height: spec.heightMm,
    depth: spec.spoutReachMm + 36,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(0.35 + spec.heightMm * 0.003),
    ...oneHobHole,
  }),
  'tap-set': (spec) => ({
    width: spec.centresMm + spec.flangeWidthMm,
    depth: spec.spoutReachMm + NOSE_MM + (spec.mount === 'hob' ? Math.round(spec.flangeWidthMm / 2) : 0),
    'outlet-length': spec.spoutReachMm,
    ...(spec.mount === 'hob'
      ? { height: spec.heightMm, 'mount-type': 'Hob mounted', 'item-tapholes': '3 tap holes', 'number-of-tap-holes': 3 }
      : { 'mount-type': 'Wall mounted' }),
    'net-weight': kilograms(1.3 + spec.spoutReachMm * 0.003),
  }),
  'wall-tops': (spec) => ({
    width: spec.centresMm + spec.flangeWidthMm,
    depth: 62,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.5 + spec.flangeWidthMm * 0.004),
  }),
  'wall-basin-set': (spec) => ({
    width: spec.centresMm + spec.flangeWidthMm,
    ...(spec.layout === 'plate' ? { height: spec.flangeWidthMm } : {}),
    depth: spec.spoutReachMm + NOSE_MM,
    'outlet-length': spec.spoutReachMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(1.1 + spec.spoutReachMm * 0.0035),
  }),
  'wall-mixer': (spec) => ({
    width: spec.centresMm + 60,
    depth: spec.spoutReachMm + WALL_MIXER_BODY_MM + NOSE_MM,
    'outlet-length': spec.spoutReachMm + WALL_MIXER_BODY_MM,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(1.4 + spec.spoutReachMm * 0.003),
  }),
  'shower-mixer': (spec) => ({
    width: spec.plateWidthMm,
    height: spec.plateHeightMm ?? spec.plateWidthMm,
    ...(spec.diverter === 'none' ? { depth: spec.projectionMm } : {}),
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.7 + spec.plateWidthMm * 0.004 + (spec.diverter === 'none' ? 0 : 0.45)),
  }),
  'thermostatic-valve': (spec) => ({
    length: spec.lengthMm,
    width: spec.lengthMm,
    depth: spec.bar === 'shelf' ? 125 : 78,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(spec.lengthMm * 0.0062),
  }),
  'bath-spout': (spec) => ({
    width: spec.flangeWidthMm,
    depth: spec.reachMm + NOSE_MM,
    'outlet-length': spec.reachMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.35 + spec.reachMm * 0.003),
  }),
  'bath-filler': (spec) => ({
    height: spec.heightMm,
    depth: spec.spoutReachMm + 70 + NOSE_MM,
    'outlet-length': spec.spoutReachMm,
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(3.4 + spec.heightMm * 0.0025 + (spec.handShower ? 0.9 : 0)),
  }),
  'kitchen-mixer': (spec) => ({
    height: spec.heightMm,
    width: spec.bodyWidthMm + 8,
    depth: spec.spoutReachMm + Math.round(spec.bodyWidthMm / 2) + 4 + NOSE_MM,
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(0.9 + spec.heightMm * 0.0035 + (spec.outlet === 'fixed' ? 0 : 0.5)),
    ...oneHobHole,
  }),
  'bib-tap': (spec) => ({
    height: BIB_TAP_HEIGHT_MM[spec.form],
    depth: spec.projectionMm + 14,
    'outlet-length': spec.projectionMm,
    'mount-type': 'Wall mounted',
    'net-weight': kilograms(0.28 + spec.projectionMm * 0.0015),
  }),
  'sensor-tap': (spec) => ({
    depth: spec.spoutReachMm + NOSE_MM + (spec.mount === 'hob' ? 26 : 0),
    'outlet-length': spec.spoutReachMm,
    'net-weight': kilograms(1.6 + spec.spoutReachMm * 0.004),
    ...(spec.mount === 'hob' ? { height: spec.heightMm, ...oneHobHole } : { 'mount-type': 'Wall mounted' }),
  }),
  'care-mixer': (spec) =>
    spec.form === 'shower'
      ? { height: spec.heightMm, width: spec.heightMm, depth: 88, 'mount-type': 'Wall mounted', 'net-weight': 1.65 }
      : {
          height: spec.heightMm,
          depth: Math.max(spec.spoutReachMm + 40, spec.leverLengthMm + 26),
          'outlet-length': spec.spoutReachMm,
          'net-weight': kilograms(1 + spec.heightMm * 0.004),
          ...oneHobHole,
        },
} satisfies Partial<MeasureTable>

const oneHobHole = { 'mount-type': 'Hob mounted', 'item-tapholes': '1 tap hole', 'number-of-tap-holes': 1 } as const

export function kilograms(amount: number): number {
  return Math.round(amount * 20) / 20
}
