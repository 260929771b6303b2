import type { PlacedPiece } from '../room/room-piece.ts'
import { textWidth, type SheetText } from './sheet.ts'
import type { Point } from './strokes.ts'

const SIZE_MM = 52
const OFF_MM = 34

interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** A tag for each piece, above it, below it, beside it or on it: where it covers neither another piece nor a tag. */
export function placeTags(
  pieces: readonly PlacedPiece[],
  markOf: (piece: PlacedPiece) => string,
  toSheet: (x: number, y: number) => Point,
): SheetText[] {
  const takenBoxes: Box[] = []
  const boxes = pieces.map((piece) => ({ piece, box: boxOf(piece) }))
  // The large ones last: they have room for a tag of their own inside.
  const ordered = boxes.toSorted((a, b) => areaOf(a.box) - areaOf(b.box))
  return ordered.flatMap(({ piece, box }) => {
    const text = markOf(piece)
    if (text === '' || piece.box.max[2] <= 0.5) return []
    const width = textWidth(text, SIZE_MM)
    const middle = (box.left + box.right) / 2
    const inside = (y: number): Box => ({
      left: middle - width / 2,
      bottom: y,
      right: middle + width / 2,
      top: y + SIZE_MM,
    })
    const beside = (left: number): Box => {
      const y = (box.bottom + box.top - SIZE_MM) / 2
      return { left, bottom: y, right: left + width, top: y + SIZE_MM }
    }
    const isLarge = box.top - box.bottom > 320 && box.right - box.left > width + 180
    const centre = inside(box.bottom + (box.top - box.bottom) * 0.3)
    const places = [
      ...(isLarge ? [centre] : []),
      inside(box.top + OFF_MM),
      inside(box.bottom - OFF_MM - SIZE_MM),
      beside(box.right + OFF_MM),
      beside(box.left - OFF_MM - width),
      inside(box.top + OFF_MM + 70),
      inside(box.bottom - OFF_MM - SIZE_MM - 70),
    ].filter(({ bottom }) => bottom > 10)
    const isFree = (place: Box) =>
      takenBoxes.every((other) => !overlap(place, other)) &&
      boxes.every(
        (other) =>
          other.piece === piece || (isBehind(other.box, box) && place === centre) || !overlap(place, other.box),
      )
    const place = places.find(isFree) ?? centre
    takenBoxes.push(place)
    return [
      {
        layer: 'tags' as const,
        at: toSheet((place.left + place.right) / 2, place.bottom + 8),
        text,
        sizeMm: SIZE_MM,
        anchor: 'middle' as const,
        isBold: true,
        hasGround: true,
      },
    ]
  })
}

function isBehind(other: Box, box: Box): boolean {
  return areaOf(other) > areaOf(box) * 4
}

function boxOf({ box: { min, max } }: PlacedPiece): Box {
  return { left: min[0], bottom: min[1], right: max[0], top: max[1] }
}

function areaOf({ left, right, bottom, top }: Box): number {
  return (right - left) * (top - bottom)
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + 8 && b.left < a.right + 8 && a.bottom < b.top + 8 && b.bottom < a.top + 8
}
