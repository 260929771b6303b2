import { describe, expect, it } from 'vitest'
import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import type { ProductKind } from '../product-kinds.ts'
import { mirrorLayout } from './mirror-layout.ts'
import { layOutRoom } from './room-layout.ts'
import type { PlacedPiece, RoomPiece } from './room-piece.ts'

/** Width, height and depth; where its origin is in the box, from its left lower back corner. */
const SIZES: Partial<Record<ProductKind, readonly [number, number, number]>> = {
  'wall-basin': [550, 165, 430],
  'counter-basin': [400, 120, 400],
  'inset-basin': [500, 180, 400],
  vanity: [900, 480, 460],
  toilet: [378, 849, 636],
  'wall-hung-toilet': [370, 350, 540],
  'in-wall-cistern': [500, 1120, 140],
  bath: [1700, 580, 750],
  'bath-filler': [120, 900, 300],
  mirror: [800, 800, 30],
  'overhead-shower': [250, 120, 400],
  'rail-shower': [100, 900, 200],
  'shower-base': [900, 60, 900],
  'kitchen-sink': [800, 220, 450],
  'grab-rail': [700, 300, 90],
}

let count = 0
const piece = (kind: ProductKind, more: Partial<RoomPiece> = {}): RoomPiece => {
  const [width, height, depth] = SIZES[kind] ?? [60, 160, 120]
  return {
    id: `${kind}-${++count}`,
    kind,
    bounds: { min: [-width / 2, 0, 0], max: [width / 2, height, depth] },
    ledge: null,
    mountingHeight: undefined,
    isWallMounted: null,
    tapHoles: null,
    ...more,
  }
}

const ROOMS: Readonly<Record<string, readonly ProductKind[]>> = {
  ensuite: [
    'counter-basin',
    'tower-basin-mixer',
    'mirror',
    'wall-hung-toilet',
    'in-wall-cistern',
    'flush-plate',
    'shower-mixer',
    'overhead-shower',
    'shower-arm',
    'floor-waste',
    'robe-hook',
    'robe-hook',
    'towel-rail',
  ],
  family: [
    'vanity',
    'basin-mixer',
    'basin-mixer',
    'bath',
    'bath-filler',
    'toilet',
    'toilet-roll-holder',
    'toilet-brush',
    'rail-shower',
    'shower-mixer',
    'shower-base',
    'floor-waste',
  ],
  accessible: [
    'wall-basin',
    'basin-mixer',
    'mirror',
    'toilet',
    'grab-rail',
    'grab-rail',
    'shower-seat',
    'rail-shower',
    'soap-dispenser',
  ],
  kitchen: ['kitchen-sink', 'sink-mixer', 'laundry-tub', 'wall-tap', 'spare-part', 'hose', 'other'],
  bath: ['bath', 'bath-mixer', 'bath-outlet', 'inset-basin', 'wall-basin-mixer', 'urinal', 'bidet'],
}

const overlaps = (a: PlacedPiece, b: PlacedPiece) =>
  [0, 1].every((axis) => a.box.min[axis]! < b.box.max[axis]! - 0.5 && b.box.min[axis]! < a.box.max[axis]! - 0.5)
const isCarried = (a: PlacedPiece, b: PlacedPiece) => a.carriedBy === b.id || b.carriedBy === a.id

it.each(Object.entries(ROOMS))('an %s has every piece in its place', (_, kinds) => {
  const layout = layOutRoom(kinds.map((kind) => piece(kind)))
  const { pieces, benches } = layout
  expect(pieces).toHaveLength(kinds.length)
  for (const each of pieces) {
    const { box, support, carriedBy, column } = each
    if (each.kind !== 'floor-waste') expect(box.min[1], each.id).toBeGreaterThanOrEqual(-0.5)
    expect(box.max[1]).toBeLessThan(layout.heightMm)
    expect(box.min[0]).toBeGreaterThanOrEqual(200)
    expect(box.max[0]).toBeLessThanOrEqual(layout.widthMm)
    // Nothing floats.
    const stands: Record<typeof support, () => boolean> = {
      floor: () => Math.abs(each.kind === 'floor-waste' ? box.max[1] : box.min[1]) < 1,
      wall: () => box.min[2] <= 0.5,
      bench: () =>
        benches.some((bench) => bench.column === column && box.min[1] <= bench.topMm && bench.topMm <= box.max[1]),
      piece: () => pieces.some(({ id }) => id === carriedBy),
    }
    expect(stands[support](), each.id).toBe(true)
    for (const other of pieces)
      if (other !== each && !isCarried(each, other))
        expect(overlaps(each, other), `${each.id} and ${other.id}`).toBe(false)
  }
})

it('puts taps on what carries them, and mirrors above', () => {
  const [basin, tap, mirror] = [
    piece('wall-basin', { ledge: { y: 150, z: 55 }, tapHoles: 1 }),
    piece('basin-mixer', { bounds: { min: [-25, -400, -25], max: [25, 160, 130] } }),
    piece('mirror'),
  ]
  const { pieces } = layOutRoom([mirror, tap, basin])
  const found = (id: string) => pieces.find((each) => each.id === id)!
  expect(found(basin.id).box.max[1]).toBe(850)
  // The hob of the tap, not its hoses, is on the ledge.
  expect(found(tap.id).at[1]).toBe(850 - 165 + 150)
  expect(found(tap.id).carriedBy).toBe(basin.id)
  expect(found(mirror.id).box.min[1]).toBeGreaterThan(found(tap.id).box.max[1])
})

it('takes the height that a product states, and that of an accessible room', () => {
  const top = (more: Partial<RoomPiece>, access: RoomAccess | null = null) =>
    layOutRoom([piece('wall-basin', more)], access).pieces[0]!.box.max[1]
  expect(top({})).toBe(850)
  expect(top({}, 'accessible')).toBe(815)
  expect(top({}, 'independent-living')).toBe(850)
  expect(top({ mountingHeight: '800–830 mm (AS 1428.1)' })).toBe(815)
})

const RAIL = '800–820 mm (AS 1428.1:2021), 800–810 mm (AS 1428.1:2009), 700 mm (NZS 4121:2001) beside a toilet'

it.each<[RoomAccess | null, number]>([
  [null, 810],
  ['accessible-2021', 810],
  ['accessible-2009', 805],
  ['ambulant', 810],
  ['nzs-4121', 700],
])('takes of several stated heights that of the standard which the room is marked with: %s', (access, mm) => {
  const rail = piece('grab-rail', { mountingHeight: RAIL, bounds: { min: [-300, -16, 0], max: [300, 16, 90] } })
  // Of the top of the tube.
  expect(layOutRoom([rail], access).pieces[0]!.box.max[1]).toBe(mm)
})

it('hangs the mirror of an accessible room at 900, behind the tap or beside one of the wall', () => {
  const basin = piece('wall-basin', { tapHoles: 1 })
  for (const isWallMounted of [false, true]) {
    const { pieces } = layOutRoom([basin, piece('basin-mixer', { isWallMounted }), piece('mirror')], 'accessible-2021')
    const [mirror, tap] = ['mirror', 'basin-mixer'].map((kind) => pieces.find((each) => each.kind === kind)!)
    expect(mirror!.box.min[1]).toBe(900)
    expect(mirror!.column === tap!.column).toBe(!isWallMounted)
  }
})

it.each<[string, ProductKind, Partial<RoomPiece>, number, boolean]>([
  ['a basin without a hole', 'wall-basin', { tapHoles: 0 }, 1, false],
  ['a pedestal basin without a hole', 'pedestal-basin', { tapHoles: 0 }, 1, false],
  ['too few holes', 'wall-basin', { tapHoles: 1 }, 3, false],
  ['its hole', 'wall-basin', { tapHoles: 1 }, 1, true],
  ['a basin that states no holes', 'wall-basin', {}, 1, true],
  ['the bench beside a bowl', 'counter-basin', { tapHoles: 0 }, 1, true],
])('draws a tap on %s only where it can stand there', (_, kind, more, tapHoles, isThere) => {
  const [basin, tap] = [piece(kind, more), piece('basin-mixer', { isWallMounted: false, tapHoles })]
  const placed = layOutRoom([basin, tap]).pieces.find(({ id }) => id === tap.id)!
  expect(placed.carriedBy === basin.id).toBe(isThere)
  const [bare, own] = [piece('wall-basin', { tapHoles: 0 }), piece('wall-basin', { tapHoles: 3 })]
  const beside = layOutRoom([bare, own, tap]).pieces.find(({ id }) => id === tap.id)
  expect(beside?.carriedBy).toBe(own.id)
})

it.each<[ProductKind, 'min' | 'max', number, number]>([
  ['mirror', 'min', 900, 900],
  ['shower-mixer', 'min', 900, 1_100],
  ['wall-tap', 'min', 900, 1_100],
  ['soap-holder', 'min', 900, 1_100],
  ['soap-dispenser', 'min', 800, 1_100],
  ['robe-hook', 'min', 1_350, 1_350],
  ['shower-seat', 'max', 460, 480],
  ['wall-basin', 'max', 800, 830],
])('sets out a %s within reach of somebody who sits, where the room is accessible', (kind, edge, from, to) => {
  for (const access of ['accessible', 'nzs-4121', 'ambulant'] as const) {
    const [placed] = layOutRoom([piece(kind)], access).pieces
    const height = placed!.box[edge][1]
    expect(height).toBeGreaterThanOrEqual(from)
    expect(height).toBeLessThanOrEqual(to)
  }
})

it('is the same each time', () => {
  const pieces = ROOMS['ensuite']!.map((kind) => piece(kind))
  expect(layOutRoom(pieces)).toEqual(layOutRoom(pieces))
})

describe('the mirrored room', () => {
  it.each(Object.entries(ROOMS))(
    'of an %s has every piece in the mirrored place, and mirrored again is the room',
    (_, kinds) => {
      const layout = layOutRoom(kinds.map((kind) => piece(kind)))
      const mirrored = mirrorLayout(layout)
      expect(mirrored.widthMm).toBe(layout.widthMm)
      for (const { id, box, support } of layout.pieces) {
        const other = mirrored.pieces.find((each) => each.id === id)!
        expect(other.box.max[0] - other.box.min[0]).toBeCloseTo(box.max[0] - box.min[0])
        if (support !== 'piece') expect(other.box.min[0]).toBeCloseTo(layout.widthMm - box.max[0])
      }
      const columns = mirrored.pieces.map(({ column }) => column)
      expect(columns).toEqual(columns.toSorted((a, b) => a - b))
      const again = mirrorLayout(mirrored)
      for (const { id, at } of layout.pieces)
        expect(again.pieces.find((each) => each.id === id)!.at[0]).toBeCloseTo(at[0])
    },
  )

  it('leaves a tap in the hole of its basin', () => {
    const basin = piece('wall-basin', { ledge: { y: 150, z: 55 }, tapHoles: 1 })
    const tap = piece('basin-mixer', { bounds: { min: [-25, 0, -25], max: [75, 160, 130] } })
    const layout = layOutRoom([basin, tap])
    const offsetIn = ({ pieces }: typeof layout) => {
      const at = (id: string) => pieces.find((each) => each.id === id)!.at[0]
      return at(tap.id) - at(basin.id)
    }
    expect(offsetIn(mirrorLayout(layout))).toBeCloseTo(offsetIn(layout))
  })
})
