import { MOUNTING_HEIGHTS, RAIL_RADIUS_MM } from '../room/mounting-heights.ts'
import type { PlacedPiece } from '../room/room-piece.ts'

export interface PieceHeight {
  readonly name: 'top' | 'rim' | 'axis' | 'underside' | 'top of rail' | 'over all'
  readonly mm: number
}

export function pieceHeights({ kind, support, box, at }: PlacedPiece): PieceHeight[] {
  const [bottom, top] = [Math.round(box.min[1]), Math.round(box.max[1])]
  if (support === 'piece' || top <= 0) return []
  const isBasin = /basin$|vanity|sink$|tub$|bath$/.test(kind)
  // Its seat is lower than what it folds on.
  if (support === 'floor' && kind === 'shower-seat') return [{ name: 'over all', mm: top }]
  if (support === 'floor' || support === 'bench') return [{ name: isBasin ? 'rim' : 'top', mm: top }]
  const part = MOUNTING_HEIGHTS[kind]?.usual.part ?? 'top'
  if (part === 'middle')
    return [
      { name: 'underside', mm: bottom },
      { name: 'top', mm: top },
    ]
  if (part === 'bottom') return [{ name: 'underside', mm: bottom }]
  const isRoundOrigin = at[1] >= bottom && at[1] <= top
  if (part === 'origin' && isRoundOrigin) return [{ name: 'axis', mm: Math.round(at[1]) }]
  if (part === 'tube' && isRoundOrigin) return [{ name: 'top of rail', mm: Math.round(at[1] + RAIL_RADIUS_MM) }]
  return [{ name: isBasin ? 'rim' : 'top', mm: top }]
}

export function heightsText(piece: PlacedPiece): string {
  if (piece.support === 'piece') return 'on its product'
  const heights = pieceHeights(piece)
  if (piece.support === 'floor') return heights.length === 0 ? 'in the floor' : `floor, ${describeHeights(heights)}`
  return describeHeights(heights)
}

function describeHeights(heights: readonly PieceHeight[]): string {
  return heights.map(({ name, mm }) => `${name} ${mm}`).join(', ')
}
