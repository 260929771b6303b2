import type { GrabRailSpec } from '#demo/models/families.ts'
import type { MeasureTable } from './measures.ts'
import { kilograms } from './measures-tapware.ts'

const GRAB_RAIL_SHAPE: Record<GrabRailSpec['form'], string> = {
  straight: 'Straight',
  angled: 'Angled 30°',
  ambulant: 'Angled 90°',
  'l-shape': 'L-shape',
  't-shape': 'T-shape',
  'drop-down': 'Drop-down',
  shower: 'Shower rail',
}

const onWall = { 'mount-type': 'Wall mounted' } as const

/** Showers and what hangs on bathroom walls. */
export const FURNISHING_MEASURES = {
  'shower-rail': (spec, { height }) => ({
    'rail-length': spec.railLengthMm,
    height,
    'shower-head-diameter': spec.headWidthMm,
    'net-weight': kilograms(1.1 + spec.railLengthMm * 0.0011),
    ...onWall,
  }),
  'hand-shower': (spec) => ({
    'shower-head-diameter': spec.headWidthMm,
    'net-weight': kilograms(spec.bracket === 'none' ? 0.2 : 0.55),
    ...(spec.bracket === 'none' ? { 'mount-type': 'Hand held' } : onWall),
  }),
  'overhead-shower': (spec, { width, depth }) => ({
    'shower-head-diameter': spec.headWidthMm,
    width,
    depth,
    ...(spec.arm === 'none' ? {} : { length: spec.armLengthMm }),
    'mount-type': spec.arm === 'ceiling' ? 'Ceiling mounted' : spec.arm === 'none' ? 'On arm' : 'Wall mounted',
    'net-weight': kilograms(0.3 + spec.headWidthMm * 0.0045 + (spec.arm === 'none' ? 0 : 0.5)),
  }),
  'twin-shower': (spec, { width, height, depth }) => ({
    height,
    'rail-length': spec.heightMm,
    depth,
    width,
    'shower-head-diameter': spec.overheadWidthMm,
    'net-weight': kilograms(2.4 + spec.heightMm * 0.0016 + (spec.valve === 'none' ? 0 : 1.3)),
    ...onWall,
  }),
  'shower-arm': (spec) => ({
    length: spec.lengthMm,
    'outlet-length': spec.lengthMm,
    'mount-type': spec.mount === 'ceiling' ? 'Ceiling mounted' : 'Wall mounted',
    'net-weight': kilograms(0.2 + spec.lengthMm * 0.0011),
  }),
  'channel-grate': (spec, { width, depth }) => ({
    length: width,
    width: depth,
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(0.4 + spec.lengthMm * 0.0022),
  }),
  'floor-waste': (spec, { width, depth }) => ({
    width,
    length: depth,
    shape: spec.shape === 'round' ? 'Round' : 'Square',
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(0.15 + spec.widthMm * 0.003),
  }),
  'towel-rail': (spec, { width, depth }) => ({
    length: width,
    depth,
    'net-weight': kilograms(0.35 + spec.lengthMm * (spec.form === 'double' ? 0.0016 : 0.0009)),
    ...onWall,
  }),
  'heated-towel-rail': (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'net-weight': kilograms(1.2 + spec.bars * spec.widthMm * 0.0007 + spec.heightMm * 0.0014),
    ...onWall,
  }),
  'towel-ring': (_, { width, depth }) => ({ width, depth, 'net-weight': 0.4, ...onWall }),
  'robe-hook': (_, { width, depth }) => ({
    width,
    depth,
    'net-weight': 0.15,
    ...onWall,
  }),
  shelf: (spec, { width, depth }) => ({
    length: width,
    depth,
    'net-weight': kilograms(0.5 + spec.lengthMm * 0.0024),
    ...onWall,
  }),
  'toilet-roll-holder': (spec, { width, depth }) => ({
    width,
    depth,
    'net-weight': spec.form === 'double' ? 0.75 : 0.45,
    ...onWall,
  }),
  'soap-dish': (spec, { width, depth }) => ({
    width,
    depth,
    'net-weight': kilograms(0.25 + spec.widthMm * 0.0015),
    ...onWall,
  }),
  'soap-dispenser': (spec, { height, depth }) => ({
    height,
    depth,
    'mount-type': spec.form === 'hob' ? 'Hob mounted' : spec.form === 'freestanding' ? 'Freestanding' : 'Wall mounted',
    'capacity-size': spec.form === 'bulk' ? 1.2 : spec.form === 'hob' ? 0.5 : 0.25,
    'net-weight': spec.form === 'bulk' ? 1.1 : 0.55,
  }),
  'toilet-brush': (spec, { width, height }) => ({
    height,
    width,
    'mount-type': spec.mount === 'wall' ? 'Wall mounted' : 'Freestanding',
    'net-weight': spec.vessel === 'glass' ? 1.05 : 0.85,
  }),
  mirror: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 62_000),
    ...onWall,
  }),
  'mirror-cabinet': (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 26_000),
    ...onWall,
  }),
  'grab-rail': (spec, { depth }) => ({
    // Of the rail and its tube, however it hangs.
    length: spec.lengthMm,
    ...(spec.returnMm ? { height: spec.returnMm } : {}),
    width: spec.diameterMm,
    depth,
    shape: GRAB_RAIL_SHAPE[spec.form],
    'net-weight': kilograms(0.5 + (spec.lengthMm + (spec.returnMm ?? 0)) * 0.0013),
    ...onWall,
  }),
  'shower-seat': (spec, { width, height, depth }) => ({
    width,
    depth,
    ...(spec.legs || spec.form === 'stool' ? { height } : {}),
    'mount-type': spec.form === 'stool' ? 'Freestanding' : 'Wall mounted, folding',
    'net-weight': kilograms(spec.form === 'stool' ? 3.4 : spec.widthMm * 0.0105),
  }),
} satisfies Partial<MeasureTable>
