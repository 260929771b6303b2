import type { Arrow, Drawing, DrawnLine, Label, LineLayer } from '../../drawings/drawing.ts'
import type { Point2 } from '../../drawings/projection.ts'

/** Height of letters in units of a sketch: about 7 points where a sketch of 120 units is as wide as half a page. */
const LETTER = 2.9
const HATCH_STEP = 4
/** Lines and letters of one sketch stay within this frame. */
const SKETCH = { width: 120, height: 56 } as const

/** Draws a schematic detail in a frame of 120 by 56 units, y up; what is true to size is said by its measurements. */
export interface Sketch {
  line(layer: LineLayer, ...points: Point2[]): Sketch
  box(layer: LineLayer, x: number, y: number, width: number, height: number): Sketch
  circle(layer: LineLayer, x: number, y: number, radius: number): Sketch
  /** A cut through something solid. */
  solid(x: number, y: number, width: number, height: number): Sketch
  /** A measurement along x or y with its text beside the middle. */
  measure(from: Point2, to: Point2, text: string): Sketch
  /** An arrow without a measurement: the way something moves. */
  arrow(from: Point2, to: Point2): Sketch
  /** A word at the end of a fine line. */
  word(text: string, at: Point2, pointsTo?: Point2): Sketch
  finish(description: string): Drawing
}

export function sketch(): Sketch {
  const lines: DrawnLine[] = []
  const arrows: Arrow[] = []
  const labels: Label[] = []
  const add = (layer: LineLayer, points: readonly Point2[]) => lines.push({ layer, points: [...points] })
  const own: Sketch = {
    line(layer, ...points) {
      add(layer, points)
      return own
    },
    box(layer, x, y, width, height) {
      add(layer, [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
        [x, y],
      ])
      return own
    },
    circle(layer, x, y, radius) {
      const turn = Array.from({ length: 33 }, (_, step) => (step / 32) * 2 * Math.PI)
      add(
        layer,
        turn.map((angle): Point2 => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]),
      )
      return own
    },
    solid(x, y, width, height) {
      own.box('edge', x, y, width, height)
      for (let start = HATCH_STEP / 2; start < width + height; start += HATCH_STEP) {
        add('extension', [
          [x + Math.max(0, start - height), y + Math.min(start, height)],
          [x + Math.min(start, width), y + Math.max(0, start - width)],
        ])
      }
      return own
    },
    measure(from, to, text) {
      const isUpright = from[0] === to[0]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const along: Point2 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
      add('dimension', [from, to])
      arrows.push({ tip: from, towards: [-along[0], -along[1]] }, { tip: to, towards: along })
      const middle: Point2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      const isShort = isUpright && length < text.length * LETTER * 0.8
      const beside: Point2 = isUpright ? [middle[0] - 1.2, middle[1]] : [middle[0], middle[1] + 1.2]
      const at: Point2 = isShort ? [middle[0], Math.max(from[1], to[1]) + 1.6] : beside
      labels.push({ kind: 'dimension', at, text, isTurned: isUpright && !isShort })
      return own
    },
    arrow(from, to) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      add('dimension', [from, to])
      arrows.push({ tip: to, towards: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] })
      return own
    },
    word(text, at, pointsTo) {
      if (pointsTo) add('extension', [[at[0], at[1] - 1.2], pointsTo])
      labels.push({ kind: 'caption', at, text, isTurned: false })
      return own
    },
    finish(description) {
      const frame = { left: 0, right: SKETCH.width, bottom: 0, top: SKETCH.height }
      return { title: description, description, frame, textMm: LETTER, lines, arrows, labels }
    },
  }
  return own
}
