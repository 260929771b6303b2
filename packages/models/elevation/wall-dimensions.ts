import type { PlacedPiece } from '../room/room-piece.ts'
import { CHAIN_STEP_MM, distinct, heightsLine, horizontalChain } from './dimension-lines.ts'
import { pieceHeights } from './piece-heights.ts'
import type { Drawn } from './sheet.ts'
import type { Point } from './strokes.ts'

const SIDE_MM = 85

export function dimensionsOf(
  pieces: readonly PlacedPiece[],
  { fromMm, toMm, heightMm }: { readonly fromMm: number; readonly toMm: number; readonly heightMm: number },
  toSheet: (x: number, y: number) => Point,
): Drawn {
  const [, floorY] = toSheet(0, 0)
  const visible = pieces.filter(({ box }) => box.max[2] > 0.5)
  const middles = visible.map(({ box }) => Math.round((box.min[0] + box.max[0]) / 2))
  const inner = distinct(middles, CHAIN_STEP_MM).filter(
    (x) => x - fromMm >= CHAIN_STEP_MM / 2 && toMm - x >= CHAIN_STEP_MM / 2,
  )
  const places = [fromMm, ...inner, toMm].map((x) => toSheet(x, 0)[0])
  const chain = horizontalChain(places, floorY - 190, floorY - 70)
  const whole = horizontalChain([places[0]!, places.at(-1)!], floorY - 330, floorY - 70)
  const columns = Array.from(Map.groupBy(visible, ({ column }) => column).values(), (own) =>
    heightsLine(
      own.flatMap((piece) => pieceHeights(piece).map(({ mm }) => mm)),
      toSheet(Math.min(...own.map(({ box }) => box.min[0])) - SIDE_MM, 0)[0],
      floorY,
    ),
  )
  const ceiling = heightsLine([heightMm], toSheet(toMm + 150, 0)[0], floorY)
  const all = [chain, whole, ...columns, ceiling]
  return { lines: all.flatMap(({ lines }) => lines), texts: all.flatMap(({ texts }) => texts) }
}
