import type { Box3 } from 'three'
import type { Point2 } from '../projection.ts'
import { overlap, type Box } from './room-dimensions.ts'
import type { SetOut } from './set-out.ts'

export const MARK_RADIUS_MM = 62
const OFF_MM = 26
const ROOMY_MM = 300

/** A letter for each product: on it where there is room, else beside it where nothing else is. */
export function placeMarks(
  setOut: readonly (SetOut & { readonly mark: string })[],
  boxOf: (box: Box3) => Box,
  {
    left: leftWall,
    right: rightWall,
    taken,
  }: { readonly left: number; readonly right: number; readonly taken: readonly Box[] },
): { at: Point2; mark: string }[] {
  const boxes = setOut.map((each) => ({ ...each, box: boxOf(each.product.box) }))
  const used: Box[] = [...taken]
  // Small ones first: large ones have room inside.
  const ordered = boxes.toSorted((a, b) => areaOf(a.box) - areaOf(b.box))
  return ordered.map(({ box, mark }) => {
    const [left, bottom, right, top] = box
    const [x, y] = [(left + right) / 2, (bottom + top) / 2]
    const away = MARK_RADIUS_MM + OFF_MM
    const isRoomy = right - left >= ROOMY_MM && top - bottom >= ROOMY_MM
    const beside: Point2[] = [
      [right + away, y],
      [x, top + away],
      [left - away, y],
      [right + away, top + away],
      [left - away, top + away],
      [x, bottom - away],
      [right + away, bottom - away],
    ]
    const inside: Point2[] = [
      [x, y],
      [x, bottom + (top - bottom) * 0.28],
      [left + (right - left) * 0.25, y],
    ]
    const isFree = (at: Point2) => {
      const own = circleBox(at)
      return (
        own[0] > leftWall &&
        own[2] < rightWall &&
        used.every((other) => !overlap(own, other)) &&
        boxes.every(({ box: other }) => other === box || areaOf(other) > areaOf(box) * 6 || !overlap(own, other))
      )
    }
    const at = [...(isRoomy ? inside : []), ...beside, ...inside].find(isFree) ?? [x, y]
    used.push(circleBox(at))
    return { at, mark }
  })
}

function circleBox([x, y]: Point2): Box {
  return [x - MARK_RADIUS_MM, y - MARK_RADIUS_MM, x + MARK_RADIUS_MM, y + MARK_RADIUS_MM]
}

function areaOf([left, bottom, right, top]: Box): number {
  return (right - left) * (top - bottom)
}
