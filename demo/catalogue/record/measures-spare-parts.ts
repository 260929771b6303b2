import type { MeasureTable } from './measures.ts'
import { kilograms } from './measures-tapware.ts'

/** Spare parts, valves, wastes and traps. */
export const SPARE_PART_MEASURES = {
  waste: (spec, { width, height }) => ({
    // A plug hangs beside its waste.
    width: spec.form === 'plug-and-chain' ? spec.flangeMm : width,
    height,
    'net-weight': kilograms(0.15 + spec.flangeMm * 0.003),
  }),
  trap: (spec, { height, depth }) => ({
    height,
    'outlet-length': spec.outletLengthMm,
    depth,
    'net-weight': kilograms(0.4 + spec.heightMm * 0.002),
  }),
  cartridge: (spec, { width }) => ({ 'cartridge-size': spec.diameterMm, width, 'net-weight': 0.1 }),
  aerator: (_, { width, height }) => ({ width, height, 'net-weight': 0.05 }),
  hose: (spec) => ({ length: spec.lengthMm, 'net-weight': kilograms(0.1 + spec.lengthMm * 0.0002) }),
  'spare-handle': () => ({ 'net-weight': 0.2 }),
  'seal-kit': () => ({ 'net-weight': 0.05 }),
  'inlet-valve': (_, { height }) => ({ height, 'net-weight': 0.25 }),
  'outlet-valve': (_, { height }) => ({ height, 'net-weight': 0.4 }),
  spindle: (_, { height }) => ({ height, 'net-weight': 0.1 }),
  'stop-valve': (spec, { width, depth }) => ({
    width,
    depth,
    'net-weight': spec.form === 'duo' ? 0.4 : 0.25,
  }),
  'hot-water-valve': (spec, { width, height }) => ({
    width,
    height,
    'net-weight': spec.form === 'thermostatic-box' ? 6.8 : kilograms(0.4 + spec.sizeMm * 0.02),
  }),
} satisfies Partial<MeasureTable>
