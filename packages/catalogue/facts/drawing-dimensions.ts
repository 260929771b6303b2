/** A dimension of a line drawing: its figure, where it stands, and its line. Lengths in units of the view box. */
export interface DrawnDimension {
  /** Printed figure: `164`. */
  readonly figure: string
  readonly at: Point
  readonly isTurned: boolean
  /** Null where none was recognised. */
  readonly line: readonly [Point, Point] | null
}

export interface DrawingDimensions {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  readonly fontSize: number
  readonly dimensions: readonly DrawnDimension[]
}

type Point = readonly [x: number, y: number]

/** More is no drawing of a product. */
const MOST_CHARACTERS = 500_000
const MOST_DIMENSIONS = 200
const MOST_LINES = 5_000

const NUMBER = String.raw`(-?(?:\d{1,7}(?:\.\d{1,7})?|\.\d{1,7}))`
const VIEW_BOX = new RegExp(`viewBox="${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER}"`)
const FIGURE = /<text([^<>]{0,300})>\s*(\d{1,5}(?:\.\d)?)\s*<\/text>/g
const LINE = new RegExp(`M\\s*${NUMBER}[\\s,]${NUMBER}\\s*([lL])\\s*${NUMBER}[\\s,]?${NUMBER}(?=\\s*(?:M|"))`, 'g')

/**
 * The figures of an SVG drawing with their lines, read as numbers alone: nothing of its markup is taken over. A line
 * belongs to a figure where it is as long as the figure says, one unit of the view box being a millimetre, and nearest to
 * it. Null for what is no such drawing.
 */
export function readDrawingDimensions(svg: string): DrawingDimensions | null {
  const viewBox = svg.length <= MOST_CHARACTERS ? VIEW_BOX.exec(svg)?.slice(1).map(Number) : undefined
  const [x = 0, y = 0, width = 0, height = 0] = viewBox ?? []
  if (width <= 0 || height <= 0) return null
  const lines = Array.from(svg.matchAll(LINE).take(MOST_LINES), toLine)
  let fontSize = 0
  const dimensions = Array.from(svg.matchAll(FIGURE).take(MOST_DIMENSIONS), ([, attributes = '', figure = '']) => {
    const at: Point = [attribute(attributes, 'x'), attribute(attributes, 'y')]
    const isTurned = /transform="rotate/.test(attributes)
    fontSize = Math.max(fontSize, attribute(attributes, 'font-size'))
    return { figure, at, isTurned, line: lineOf(lines, { figure: Number(figure), at, isTurned }) }
  })
  return dimensions.length === 0 ? null : { viewBox: [x, y, width, height], fontSize, dimensions }
}

function attribute(attributes: string, name: string): number {
  return Number(new RegExp(`(?:^|\\s)${name}="${NUMBER}"`).exec(attributes)?.[1] ?? 0)
}

function toLine([, x, y, command, dx, dy]: RegExpMatchArray): readonly [Point, Point] {
  const from: Point = [Number(x), Number(y)]
  const to: Point = [Number(dx), Number(dy)]
  return [from, command === 'L' ? to : [from[0] + to[0], from[1] + to[1]]]
}

/** Figures are rounded to whole millimetres. */
const ROUNDING = 0.6

function lineOf(
  lines: readonly (readonly [Point, Point])[],
  { figure, at, isTurned }: { figure: number; at: Point; isTurned: boolean },
): readonly [Point, Point] | null {
  let nearest: readonly [Point, Point] | null = null
  let least = Infinity
  for (const line of lines) {
    const [[x, y], [endX, endY]] = line
    const isUpright = Math.abs(endX - x) < Math.abs(endY - y)
    if (isUpright !== isTurned || Math.abs(Math.hypot(endX - x, endY - y) - figure) > ROUNDING) continue
    const distance = Math.hypot((x + endX) / 2 - at[0], (y + endY) / 2 - at[1])
    if (distance < least) [nearest, least] = [line, distance]
  }
  return nearest
}
