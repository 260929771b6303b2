import type { PlacedPiece, RoomLayout } from './room-piece.ts'

/**
 * The room as it is built in units of the other hand: each piece in the mirrored place, as it is made. What a piece
 * carries stays where it stands on it, a tap in its hole.
 */
export function mirrorLayout(layout: RoomLayout): RoomLayout {
  const { widthMm } = layout
  const byId = new Map(layout.pieces.map((piece) => [piece.id, piece]))
  const shiftOf = (piece: PlacedPiece): number => {
    const carrier = piece.support === 'piece' && piece.carriedBy !== null ? byId.get(piece.carriedBy) : undefined
    return carrier ? shiftOf(carrier) : widthMm - piece.box.max[0] - piece.box.min[0]
  }
  const last = Math.max(0, ...layout.pieces.map(({ column }) => column), ...layout.benches.map(({ column }) => column))
  const pieces = layout.pieces.map((piece): PlacedPiece => {
    const by = shiftOf(piece)
    const { at, box } = piece
    return {
      ...piece,
      column: last - piece.column,
      at: [at[0] + by, at[1], at[2]],
      box: { min: [box.min[0] + by, box.min[1], box.min[2]], max: [box.max[0] + by, box.max[1], box.max[2]] },
    }
  })
  return {
    ...layout,
    pieces: pieces.toSorted((a, b) => a.column - b.column),
    benches: layout.benches
      .map((bench) => ({
        ...bench,
        fromMm: widthMm - bench.toMm,
        toMm: widthMm - bench.fromMm,
        column: last - bench.column,
      }))
      .toReversed(),
  }
}
