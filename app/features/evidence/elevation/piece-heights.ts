import { MOUNTING_HEIGHTS } from '../room/mounting-heights.ts'
import type { PlacedPiece } from '../room/room-piece.ts'

export interface PieceHeight {
  readonly name: 'top' | 'rim' | 'axis' | 'underside'
  readonly mm: number
}

export function pieceHeights({ kind, support, box, at }: PlacedPiece): PieceHeight[] {
  const [bottom, top] = [Math.round(box.min[1]), Math.round(box.max[1])]
  if (support === 'piece' || top <= 0) return []
  const isBasin = /basin$|vanity|sink$|tub$|bath$/.test(kind)
  if (support === 'floor' || support === 'bench') return [{ name: isBasin ? 'rim' : 'top', mm: top }]
  const part = MOUNTING_HEIGHTS[kind]?.usual.part ?? 'top'
  if (part === 'middle')
    return [
      { name: 'underside', mm: bottom },
      { name: 'top', mm: top },
    ]
  if (part === 'bottom') return [{ name: 'underside', mm: bottom }]
  if (part === 'origin' && at[1] >= bottom && at[1] <= top) return [{ name: 'axis', mm: Math.round(at[1]) }]
  return [{ name: isBasin ? 'rim' : 'top', mm: top }]
}

export function heightsText(piece: PlacedPiece): string {
  if (piece.support === 'piece') return 'on its product'
  const heights = pieceHeights(piece)
  if (piece.support === 'floor') return heights.length === 0 ? 'in the floor' : `floor, ${said(heights)}`
  return said(heights)
}

function said(heights: readonly PieceHeight[]): string {
  return heights.map(({ name, mm }) => `${name} ${mm}`).join(', ')
}
