import type { Label } from '../drawing.ts'
import type { Point2 } from '../projection.ts'
import { overlap, type Box } from './room-dimensions.ts'
import { TEXT_MM, type RoomView } from './room-drawing.ts'
import { MARK_RADIUS_MM } from './room-marks.ts'

/** Growth of figures, and of letters with their circles, in drawings for phones. */
export const GROWTH = 2.1
export const MARK_GROWTH = 1.7

/** Height and width of a figure among its letters. */
const RISE = 0.76
const ADVANCE = 0.58

/** Tells which figures have room where they have grown: none over a letter or another figure. The table has them all. */
export function keptWhenSmall({ labels, marks }: Pick<RoomView, 'labels' | 'marks'>): (label: Label) => boolean {
  const used = marks.map(({ at }) => around(at, MARK_RADIUS_MM * MARK_GROWTH))
  // The longest distances first: they say the most of a room.
  const ordered = labels.toSorted((a, b) => Number(b.text) - Number(a.text))
  const kept = new Set<Label>()
  for (const label of ordered) {
    const box = boxOf(label)
    if (used.some((other) => overlap(box, other))) continue
    used.push(box)
    kept.add(label)
  }
  return (label) => kept.has(label)
}

function boxOf({ at: [x, y], text, isTurned }: Label): Box {
  const size = TEXT_MM * GROWTH
  const [half, high] = [(text.length * ADVANCE * size) / 2, RISE * size]
  return isTurned ? [x - high, y - half, x, y + half] : [x - half, y, x + half, y + high]
}

function around([x, y]: Point2, radius: number): Box {
  return [x - radius, y - radius, x + radius, y + radius]
}
