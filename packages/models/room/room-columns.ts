import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import type { ProductKind } from '../product-kinds.ts'
import { basinColumn, sinkColumn, type Column } from './basin-column.ts'
import { isSeatedReach, mountingHeight } from './mounting-heights.ts'
import { inFloor, isOnWall, onFloor, onWall, widthOf, type ColumnPiece, type PlaceOnWall } from './place-piece.ts'
import { toiletColumn } from './toilet-column.ts'
import { Unplaced } from './unplaced.ts'
import type { RoomPiece } from './room-piece.ts'

const BASINS = ['vanity', 'vanity-top', 'wall-basin', 'pedestal-basin', 'inset-basin', 'counter-basin'] as const
/** Between two neighbours (NCC and usual practice leave more; this is what a hand needs). */
const CLEAR_MM = 150

/** Everything of a room in columns, left to right. */
export function planColumns(pieces: readonly RoomPiece[], access: RoomAccess | null): Column[] {
  const unplaced = new Unplaced(pieces)
  const wall = (piece: RoomPiece, options?: Parameters<typeof onWall>[2]) => {
    const height = mountingHeight(piece.kind, piece.mountingHeight, access)
    return height ? onWall(piece, height, options) : onFloor(piece, options?.x)
  }
  const single = (placed: ColumnPiece, clearMm = CLEAR_MM): Column => ({ pieces: [placed], bench: null, clearMm })
  const each = (...kinds: readonly ProductKind[]) => unplaced.takeAll(...kinds).map((piece) => single(wall(piece)))
  const columns: Column[] = []

  for (const basin of unplaced.takeAll(...BASINS))
    columns.push(basinColumn(basin, unplaced, { wall, isSeatedReach: isSeatedReach(access) }))
  for (const piece of unplaced.takeAll('soap-dispenser')) {
    if (piece.isWallMounted !== false) columns.push(single(wall(piece)))
    else columns.push(sinkColumn(piece, unplaced, wall))
  }
  columns.push(...each('towel-ring'))

  for (const pan of unplaced.takeAll('wall-hung-toilet', 'toilet')) columns.push(toiletColumn(pan, unplaced, wall))
  columns.push(...each('in-wall-cistern', 'cistern', 'flush-plate'))
  for (const holder of unplaced.takeAll('toilet-roll-holder')) {
    const brush = unplaced.takeOne('toilet-brush')
    columns.push({ pieces: [wall(holder), ...(brush ? [onFloor(brush)] : [])], bench: null, clearMm: CLEAR_MM })
  }
  columns.push(...each('toilet-brush', 'grab-rail', 'bidet', 'urinal'))

  columns.push(...showerColumns(unplaced, wall))
  columns.push(...each('shower-seat', 'soap-holder'))
  for (const bath of unplaced.takeAll('bath')) columns.push(...bathColumns(bath, unplaced, wall))
  for (const sink of unplaced.takeAll('kitchen-sink')) columns.push(sinkColumn(sink, unplaced, wall))
  for (const tub of unplaced.takeAll('laundry-tub')) columns.push(sinkColumn(tub, unplaced, wall))
  // Taps without a basin or sink stand on a bench of their own, or hang on the wall.
  for (const tap of unplaced.takeAll('basin-mixer', 'tower-basin-mixer', 'sink-mixer', 'wall-tap', 'wall-basin-mixer'))
    columns.push(isOnWall(tap) ? single(wall(tap)) : sinkColumn(tap, unplaced, wall))
  for (const kind of ['bath-mixer', 'bath-outlet', 'shower-mixer', 'bath-filler'] as const) columns.push(...each(kind))
  for (const top of unplaced.takeAll('floor-waste', 'channel-grate')) columns.push(single(inFloor(top)))
  columns.push(...each('mirror', 'mirror-cabinet', 'shelf', 'heated-towel-rail', 'towel-rail', 'robe-hook'))
  for (const piece of unplaced.rest()) columns.push(single(wall(piece)))
  return columns
}

/** Mixer, head above it and waste below it; rails and hand showers beside. A base is under all of the first one. */
function showerColumns(unplaced: Unplaced, wall: PlaceOnWall): Column[] {
  const columns: Column[] = []
  for (;;) {
    const base = unplaced.takeOne('shower-base')
    const mixer = unplaced.takeOne('shower-mixer')
    const arm = unplaced.takeOne('shower-arm')
    const head = unplaced.takeOne('overhead-shower')
    const rail = unplaced.takeOne('rail-shower', 'hand-shower')
    if (!base && !mixer && !arm && !head && !rail) return columns
    const waste = base ? null : unplaced.takeOne('floor-waste', 'channel-grate')
    const halfRail = rail ? widthOf(rail) / 2 : 0
    const halfMixer = Math.max(0, ...[mixer, head, arm, waste].map((piece) => (piece ? widthOf(piece) / 2 : 0)))
    const isPair = rail && halfMixer > 0
    const [mixerX, railX] = isPair ? [-(halfRail + CLEAR_MM / 2), halfMixer + CLEAR_MM / 2] : [0, 0]
    const pieces: ColumnPiece[] = []
    if (base) pieces.push(onFloor(base))
    if (waste) pieces.push(inFloor(waste, mixerX))
    if (mixer) pieces.push(wall(mixer, { x: mixerX }))
    const topOf = () => Math.max(0, ...pieces.map(({ box }) => box.max[1]))
    const over = head && wall(head, { x: mixerX, leastMm: topOf() + 200 })
    if (over) pieces.push(over)
    if (arm) pieces.push({ ...wall(arm, { x: mixerX, leastMm: topOf() + 20 }), carriedBy: head?.id ?? null })
    if (rail) pieces.push(wall(rail, { x: railX, leastMm: base ? pieces[0]!.box.max[1] + 50 : 0 }))
    columns.push({ pieces, bench: null, clearMm: 300 })
  }
}

/** A bath with its outlet and mixer on the wall above it; a filler stands on the floor beside it. */
function bathColumns(bath: RoomPiece, unplaced: Unplaced, wall: PlaceOnWall): Column[] {
  const placed = onFloor(bath)
  const leastMm = placed.box.max[1] + 60
  const taps = [unplaced.takeOne('bath-outlet'), unplaced.takeOne('bath-mixer')]
  // Taps and tops of the wall that no basin has taken.
  const tops = taps[1] ? null : unplaced.takeWhere(isOnWall, 'basin-mixer', 'wall-tap', 'wall-basin-mixer')
  const above = [...taps, tops].flatMap((piece) => piece ?? [])
  const widths = above.map(widthOf)
  const span = widths.reduce((sum, width) => sum + width, 0) + CLEAR_MM * (above.length - 1)
  let x = -span / 2
  const pieces = [placed]
  for (const [index, piece] of above.entries()) {
    pieces.push(wall(piece, { x: x + widths[index]! / 2, leastMm }))
    x += widths[index]! + CLEAR_MM
  }
  const filler = unplaced.takeOne('bath-filler')
  const column: Column = { pieces, bench: null, clearMm: CLEAR_MM }
  return filler ? [column, { pieces: [onFloor(filler)], bench: null, clearMm: CLEAR_MM }] : [column]
}
