import type { Stroke } from './chain.ts'
import type { Frame, Point2 } from './projection.ts'

/**
 * `outline` and `edge` are the product; `datum` is the wall, floor or bench it is fixed to; `dimension` lines carry
 * the arrows, `extension` lines lead to what they measure.
 */
export const LINE_LAYERS = ['outline', 'edge', 'datum', 'dimension', 'extension'] as const
export type LineLayer = (typeof LINE_LAYERS)[number]

export type DrawnLine = { layer: LineLayer; points: Stroke }

/** Filled arrow head with its point at `tip`, pointing along the unit vector `towards`. */
export type Arrow = { tip: Point2; towards: Point2 }

/** `at` is the middle of the foot of the letters; turned text reads from the right-hand side. */
export type Label = { kind: 'dimension' | 'caption' | 'note'; at: Point2; text: string; isTurned: boolean }

/** A sheet at true size: one unit is one millimetre of the product, y points up. Every format is written from it. */
export type Drawing = {
  title: string
  description: string
  frame: Frame
  /** Height of the letters of dimensions, in millimetres of the product. */
  textMm: number
  lines: readonly DrawnLine[]
  arrows: readonly Arrow[]
  labels: readonly Label[]
}

/** Length of an arrow head in heights of a letter. */
export const ARROW_LENGTH = 0.9
/** Half its width. */
export const ARROW_HALF_WIDTH = 0.19
/** Mean width of a figure in heights of a letter, for sans-serif letters. */
export const FIGURE_WIDTH = 0.62

export type Marks = Pick<Drawing, 'lines' | 'arrows' | 'labels'>

/** The same marks somewhere else on the sheet. */
export function movedMarks({ lines, arrows, labels }: Marks, [dx, dy]: Point2): Marks {
  const moved = ([x, y]: Point2): Point2 => [x + dx, y + dy]
  return {
    lines: lines.map(({ layer, points }) => ({ layer, points: points.map(moved) })),
    arrows: arrows.map(({ tip, towards }) => ({ tip: moved(tip), towards })),
    labels: labels.map((label) => ({ ...label, at: moved(label.at) })),
  }
}
