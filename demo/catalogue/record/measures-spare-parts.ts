import type { MeasureTable } from './measures.ts'
import { kilograms } from './measures-tapware.ts'

/** Spare parts, valves, wastes and traps. */
export const SPARE_PART_MEASURES = {
  waste: (spec) => ({
    width: spec.flangeMm,
    height: spec.heightMm,
    'net-weight': kilograms(0.15 + spec.flangeMm * 0.003),
  }),
  trap: (spec) => ({
    height: spec.heightMm,
    'outlet-length': spec.outletLengthMm,
    depth: spec.outletLengthMm,
    'net-weight': kilograms(0.4 + spec.heightMm * 0.002),
  }),
  cartridge: (spec) => ({ 'cartridge-size': spec.diameterMm, width: spec.diameterMm, 'net-weight': 0.1 }),
  aerator: (spec) => ({ width: spec.diameterMm, height: Math.round(spec.diameterMm * 0.6), 'net-weight': 0.05 }),
  hose: (spec) => ({ length: spec.lengthMm, 'net-weight': kilograms(0.1 + spec.lengthMm * 0.0002) }),
  'spare-handle': () => ({ 'net-weight': 0.2 }),
  'seal-kit': () => ({ 'net-weight': 0.05 }),
  'inlet-valve': (spec) => ({ height: spec.heightMm, 'net-weight': 0.25 }),
  'outlet-valve': (spec) => ({ height: spec.heightMm, 'net-weight': 0.4 }),
  spindle: (spec) => ({ height: spec.heightMm, 'net-weight': 0.1 }),
  'stop-valve': (spec) => ({
    width: spec.form === 'duo' ? 78 : 52,
    depth: 68,
    'net-weight': spec.form === 'duo' ? 0.4 : 0.25,
  }),
  'hot-water-valve': (spec) => ({
    width: spec.form === 'thermostatic-box' ? 320 : 70 + spec.sizeMm * 2,
    height: spec.form === 'thermostatic-box' ? 360 : 60 + spec.sizeMm,
    'net-weight': spec.form === 'thermostatic-box' ? 6.8 : kilograms(0.4 + spec.sizeMm * 0.02),
  }),
} satisfies Partial<MeasureTable>
