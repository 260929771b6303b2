import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { planColumns } from './room-columns.ts'
import type { Bench, PlacedPiece, RoomLayout, RoomPiece } from './room-piece.ts'

/** Distance from wall or neighbour to the first product. */
const SIDE_MM = 250
const CEILING_MM = 2_400
const BENCH_OVERHANG_MM = 60

/** One wall with everything of a room, left to right: basins, toilets, showers, baths, sinks, then accessories. */
export function layOutRoom(pieces: readonly RoomPiece[], access: RoomAccess | null = null): RoomLayout {
  const placed: PlacedPiece[] = []
  const benches: Bench[] = []
  let x = 0
  let right = SIDE_MM
  for (const [column, { pieces: own, bench, clearMm }] of planColumns(pieces, access).entries()) {
    const [left, end] = [
      Math.min(...own.map(({ box }) => box.min[0])) - (bench ? BENCH_OVERHANG_MM : 0),
      Math.max(...own.map(({ box }) => box.max[0])) + (bench ? BENCH_OVERHANG_MM : 0),
    ]
    const gap = Math.max(right, clearMm)
    const by = Math.ceil(x + gap - left)
    for (const piece of own) placed.push(moved(piece, by, column))
    if (bench) benches.push({ ...bench, fromMm: left + by, toMm: end + by, column })
    x = end + by
    right = clearMm
  }
  const reach = Math.max(900, ...placed.map(({ box }) => box.max[2]), ...benches.map(({ depthMm }) => depthMm))
  return {
    pieces: placed,
    benches,
    widthMm: Math.ceil((x + SIDE_MM) / 50) * 50,
    heightMm: Math.max(CEILING_MM, ...placed.map(({ box }) => Math.ceil((box.max[1] + 100) / 50) * 50)),
    depthMm: Math.ceil((reach + 600) / 50) * 50,
  }
}

function moved(piece: Omit<PlacedPiece, 'column'>, by: number, column: number): PlacedPiece {
  const { at, box } = piece
  return {
    ...piece,
    column,
    at: [at[0] + by, at[1], at[2]],
    box: {
      min: [box.min[0] + by, box.min[1], box.min[2]],
      max: [box.max[0] + by, box.max[1], box.max[2]],
    },
  }
}
