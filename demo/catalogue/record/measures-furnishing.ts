import type { GrabRailSpec, ToiletRollHolderSpec } from '#demo/models/families.ts'
import type { MeasureTable } from './measures.ts'
import { kilograms } from './measures-tapware.ts'

const ROLL_HOLDER_WIDTH_MM: Record<ToiletRollHolderSpec['form'], number> = {
  'open-arm': 165,
  bar: 172,
  cover: 150,
  double: 285,
  spare: 60,
  shelf: 180,
}

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
  'shower-rail': (spec) => ({
    'rail-length': spec.railLengthMm,
    height: spec.railLengthMm,
    'shower-head-diameter': spec.headWidthMm,
    'net-weight': kilograms(1.1 + spec.railLengthMm * 0.0011),
    ...onWall,
  }),
  'hand-shower': (spec) => ({
    'shower-head-diameter': spec.headWidthMm,
    'net-weight': kilograms(spec.bracket === 'none' ? 0.2 : 0.55),
    ...(spec.bracket === 'none' ? { 'mount-type': 'Hand held' } : onWall),
  }),
  'overhead-shower': (spec) => ({
    'shower-head-diameter': spec.headWidthMm,
    width: spec.headWidthMm,
    depth: spec.headDepthMm ?? spec.headWidthMm,
    ...(spec.arm === 'none' ? {} : { length: spec.armLengthMm }),
    'mount-type': spec.arm === 'ceiling' ? 'Ceiling mounted' : spec.arm === 'none' ? 'On arm' : 'Wall mounted',
    'net-weight': kilograms(0.3 + spec.headWidthMm * 0.0045 + (spec.arm === 'none' ? 0 : 0.5)),
  }),
  'twin-shower': (spec) => ({
    height: spec.heightMm,
    'rail-length': spec.heightMm,
    depth: spec.reachMm + Math.round(spec.overheadWidthMm / 2),
    width: spec.overheadWidthMm,
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
  'channel-grate': (spec) => ({
    length: spec.lengthMm,
    width: spec.widthMm,
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(0.4 + spec.lengthMm * 0.0022),
  }),
  'floor-waste': (spec) => ({
    width: spec.widthMm,
    length: spec.widthMm,
    shape: spec.shape === 'round' ? 'Round' : 'Square',
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(0.15 + spec.widthMm * 0.003),
  }),
  'towel-rail': (spec) => ({
    length: spec.lengthMm,
    depth: spec.projectionMm,
    'net-weight': kilograms(0.35 + spec.lengthMm * (spec.form === 'double' ? 0.0016 : 0.0009)),
    ...onWall,
  }),
  'heated-towel-rail': (spec) => ({
    width: spec.widthMm,
    height: spec.heightMm,
    depth: 100,
    'net-weight': kilograms(1.2 + spec.bars * spec.widthMm * 0.0007 + spec.heightMm * 0.0014),
    ...onWall,
  }),
  'towel-ring': (spec) => ({ width: spec.widthMm, depth: 60, 'net-weight': 0.4, ...onWall }),
  'robe-hook': (spec) => ({
    width: spec.form === 'double' || spec.form === 'bar' ? 80 : 48,
    depth: spec.projectionMm,
    'net-weight': 0.15,
    ...onWall,
  }),
  shelf: (spec) => ({
    length: spec.lengthMm,
    depth: spec.depthMm,
    'net-weight': kilograms(0.5 + spec.lengthMm * 0.0024),
    ...onWall,
  }),
  'toilet-roll-holder': (spec) => ({
    width: ROLL_HOLDER_WIDTH_MM[spec.form],
    depth: 78,
    'net-weight': spec.form === 'double' ? 0.75 : 0.45,
    ...onWall,
  }),
  'soap-dish': (spec) => ({
    width: spec.widthMm,
    depth: 112,
    'net-weight': kilograms(0.25 + spec.widthMm * 0.0015),
    ...onWall,
  }),
  'soap-dispenser': (spec) => ({
    height: spec.heightMm,
    depth: spec.form === 'bulk' ? 118 : 96,
    'mount-type': spec.form === 'hob' ? 'Hob mounted' : spec.form === 'freestanding' ? 'Freestanding' : 'Wall mounted',
    'capacity-size': spec.form === 'bulk' ? 1.2 : spec.form === 'hob' ? 0.5 : 0.25,
    'net-weight': spec.form === 'bulk' ? 1.1 : 0.55,
  }),
  'toilet-brush': (spec) => ({
    height: spec.heightMm,
    width: 92,
    'mount-type': spec.mount === 'wall' ? 'Wall mounted' : 'Freestanding',
    'net-weight': spec.vessel === 'glass' ? 1.05 : 0.85,
  }),
  mirror: (spec) => ({
    width: spec.widthMm,
    height: spec.heightMm,
    depth: spec.frame === 'led' ? 38 : spec.frame === 'deep' ? 60 : 25,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 62_000),
    ...onWall,
  }),
  'mirror-cabinet': (spec) => ({
    width: spec.widthMm,
    height: spec.heightMm,
    depth: spec.depthMm,
    'net-weight': kilograms((spec.widthMm * spec.heightMm) / 26_000),
    ...onWall,
  }),
  'grab-rail': (spec) => ({
    length: spec.lengthMm,
    ...(spec.returnMm ? { height: spec.returnMm } : {}),
    width: spec.diameterMm,
    depth: 60 + spec.diameterMm,
    shape: GRAB_RAIL_SHAPE[spec.form],
    'net-weight': kilograms(0.5 + (spec.lengthMm + (spec.returnMm ?? 0)) * 0.0013),
    ...onWall,
  }),
  'shower-seat': (spec) => ({
    width: spec.widthMm,
    depth: spec.depthMm,
    ...(spec.legs || spec.form === 'stool' ? { height: spec.heightMm } : {}),
    'mount-type': spec.form === 'stool' ? 'Freestanding' : 'Wall mounted, folding',
    'net-weight': kilograms(spec.form === 'stool' ? 3.4 : spec.widthMm * 0.0105),
  }),
} satisfies Partial<MeasureTable>
