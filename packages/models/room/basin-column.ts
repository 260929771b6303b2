import type { ProductKind } from '../product-kinds.ts'
import { BENCH_MM, LOW_BENCH_MM, SINK_BENCH_MM } from './mounting-heights.ts'
import { heightOf, isOnWall, onFloor, placePiece, type ColumnPiece, type PlaceOnWall } from './place-piece.ts'
import { canStandAt, footOf, placeTap, TAP_FROM_WALL_MM } from './place-tap.ts'
import type { Unplaced } from './unplaced.ts'
import type { Bench, RoomPiece } from './room-piece.ts'

/** Pieces that stand together: centred at x = 0, above one another but not side by side. */
export interface Column {
  readonly pieces: readonly ColumnPiece[]
  readonly bench: Pick<Bench, 'topMm' | 'depthMm'> | null
  readonly clearMm: number
}

const CLEAR_MM = 200
const BENCH_DEPTH_MM = 500
const BEHIND_TAP_MM = 120
const MIRROR_ABOVE_MM = 100

interface Placing {
  readonly wall: PlaceOnWall
  /** The room is set out within reach of a seated person. */
  readonly isSeatedReach: boolean
}

/** A basin with its tap and mirror, on the wall, the floor or a bench. */
export function basinColumn(basin: RoomPiece, unplaced: Unplaced, { wall, isSeatedReach }: Placing): Column {
  const tap = unplaced.takeWhere((each) => canStandAt(each, basin), ...tapsOf(basin))
  const { placed, benchMm } = placeBasin(basin, wall, tap !== null && !isOnWall(tap))
  const pieces: ColumnPiece[] = [placed]
  if (tap) pieces.push(placeTap(tap, { basin, placed, benchMm }, wall))
  pieces.push(...drainOf(placed, unplaced))
  const top = Math.max(...pieces.map(({ box }) => box.max[1]))
  if (!isSeatedReach) {
    const mirror = unplaced.takeOne('mirror', 'mirror-cabinet')
    if (mirror) pieces.push(wall(mirror, { leastMm: top + MIRROR_ABOVE_MM }))
  } else if (!tap || !isOnWall(tap)) {
    // Somebody who sits sees into it over the rim, behind the tap.
    const mirror = unplaced.takeOne('mirror')
    if (mirror) pieces.push(wall(mirror, { leastMm: placed.box.max[1] }))
  }
  return { pieces, bench: benchMm === null ? null : { topMm: benchMm, depthMm: depthOf(pieces) }, clearMm: CLEAR_MM }
}

/** A sink, a tub or a tap alone, with its tap, on a bench or the floor. */
export function sinkColumn(sink: RoomPiece, unplaced: Unplaced, wall: PlaceOnWall): Column {
  const isTap = sink.kind !== 'kitchen-sink' && sink.kind !== 'laundry-tub'
  const { min, max } = sink.bounds
  if (isTap) {
    const placed = placePiece(sink, { x: 0, y: SINK_BENCH_MM - footOf(sink), z: TAP_FROM_WALL_MM, support: 'bench' })
    return { pieces: [placed], bench: { topMm: SINK_BENCH_MM, depthMm: BENCH_DEPTH_MM }, clearMm: CLEAR_MM }
  }
  const isStanding = sink.kind === 'laundry-tub' && heightOf(sink) > 650
  const tap = unplaced.takeWhere((each) => canStandAt(each, sink), 'sink-mixer', 'wall-tap', 'basin-mixer')
  const behind = tap && !isOnWall(tap) && !isStanding && sink.tapHoles !== null && sink.tapHoles < 1
  const rim = min[1] < 0 && max[1] >= 0 && max[1] < 60 ? 0 : max[1]
  const placed = isStanding
    ? onFloor(sink)
    : placePiece(sink, {
        x: 0,
        y: SINK_BENCH_MM - rim,
        z: (behind ? BEHIND_TAP_MM : 60) - min[2],
        support: 'bench',
      })
  const benchMm = isStanding ? null : SINK_BENCH_MM
  const pieces = [placed, ...(tap ? [placeTap(tap, { basin: sink, placed, benchMm }, wall)] : [])]
  return { pieces, bench: benchMm === null ? null : { topMm: benchMm, depthMm: depthOf(pieces) }, clearMm: CLEAR_MM }
}

/** Waste and trap below a basin, one below the other, above the floor. */
function drainOf({ box, id }: ColumnPiece, unplaced: Unplaced): ColumnPiece[] {
  const placed: ColumnPiece[] = []
  let y = box.min[1]
  let carriedBy = id
  for (const kind of ['waste', 'trap'] as const) {
    const piece = y > 400 ? unplaced.takeOne(kind) : null
    if (!piece) continue
    const { min, max } = piece.bounds
    const z = Math.max(-min[2], (box.min[2] + box.max[2]) / 2 - max[2])
    placed.push(placePiece(piece, { x: 0, y: y - max[1], z, support: 'piece', carriedBy }))
    y -= max[1] - min[1]
    carriedBy = piece.id
  }
  return placed
}

function tapsOf({ kind }: RoomPiece): readonly ProductKind[] {
  const low: readonly ProductKind[] = ['basin-mixer', 'wall-basin-mixer', 'tower-basin-mixer']
  return kind === 'counter-basin' ? ['tower-basin-mixer', 'wall-basin-mixer', 'basin-mixer'] : low
}

function placeBasin(basin: RoomPiece, wall: PlaceOnWall, hasTapOnHob: boolean) {
  const { min, max } = basin.bounds
  const isBehind = hasTapOnHob && (basin.tapHoles === null || basin.tapHoles < 1)
  switch (basin.kind) {
    case 'counter-basin': {
      const z = (isBehind ? BEHIND_TAP_MM : 20) - min[2]
      return {
        placed: placePiece(basin, { x: 0, y: LOW_BENCH_MM - min[1], z, support: 'bench' }),
        benchMm: LOW_BENCH_MM,
      }
    }
    case 'inset-basin':
    case 'vanity-top': {
      const rim = min[1] < 0 && max[1] >= 0 ? 0 : max[1]
      const z = (isBehind ? BEHIND_TAP_MM : 20) - min[2]
      return { placed: placePiece(basin, { x: 0, y: BENCH_MM - rim, z, support: 'bench' }), benchMm: BENCH_MM }
    }
    case 'pedestal-basin':
      return { placed: onFloor(basin), benchMm: null }
    case 'vanity':
      return { placed: heightOf(basin) > 780 ? onFloor(basin) : wall(basin), benchMm: null }
    default:
      return { placed: wall(basin), benchMm: null }
  }
}

function depthOf(pieces: readonly ColumnPiece[]): number {
  return Math.max(BENCH_DEPTH_MM, ...pieces.map(({ box }) => Math.ceil(box.max[2] + 20)))
}
