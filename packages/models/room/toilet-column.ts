import type { Column } from './basin-column.ts'
import { placePiece, wallOffset, type ColumnPiece, type PlaceOnWall } from './place-piece.ts'
import type { Unplaced } from './unplaced.ts'
import type { RoomPiece } from './room-piece.ts'

/** NCC and usual practice leave more; this is what a hand needs. */
const TOILET_CLEAR_MM = 250
const PAN_TOP_MM = 420

/** The pan with its cistern behind or above it, its flush plate, and a seat that comes apart from it. */
export function toiletColumn(pan: RoomPiece, unplaced: Unplaced, wall: PlaceOnWall): Column {
  const { min, max } = pan.bounds
  const isHung = pan.kind === 'wall-hung-toilet'
  // A hung model whose lowest point is above 0 has its floor there.
  const y = isHung ? (min[1] > 20 ? 0 : Math.max(0, PAN_TOP_MM - max[1])) : -min[1]
  const z = isHung ? wallOffset(pan) : -min[2]
  const placed = placePiece(pan, { x: 0, y, z, support: isHung ? 'wall' : 'floor' })
  const pieces: ColumnPiece[] = [placed]
  const top = () => Math.max(...pieces.map(({ box }) => box.max[1]))
  const isLow = placed.box.max[1] < 600
  const seat = isLow ? unplaced.takeOne('toilet-seat') : null
  if (seat) {
    const middle = (placed.box.min[2] + placed.box.max[2]) / 2 - (seat.bounds.min[2] + seat.bounds.max[2]) / 2
    const on = { x: 0, y: placed.box.max[1] - seat.bounds.min[1], z: middle, support: 'piece' as const }
    pieces.push(placePiece(seat, { ...on, carriedBy: pan.id }))
  }
  const cistern = isLow ? unplaced.takeOne('cistern') : null
  if (cistern) pieces.push(wall(cistern, { leastMm: top() + 10 }))
  const hidden = unplaced.takeOne('in-wall-cistern')
  // It stands in the wall, behind the pan.
  if (hidden)
    pieces.push(
      placePiece(hidden, {
        x: 0,
        y: -hidden.bounds.min[1],
        z: -hidden.bounds.max[2],
        support: 'wall',
        carriedBy: pan.id,
      }),
    )
  const plate = unplaced.takeOne('flush-plate')
  if (plate)
    pieces.push({ ...wall(plate, { leastMm: placed.box.max[1] + 60 }), ...(hidden && { carriedBy: hidden.id }) })
  return { pieces, bench: null, clearMm: TOILET_CLEAR_MM }
}
