import type { FrontSize } from '#app/features/catalogue/views/scale-picture.ts'

type Point = readonly [x: number, y: number]

/** A plan is as high as the product is deep. */
export type DrawnView = 'Front' | 'Plan'

/** One view of a drawing: strokes in millimetres from its lower left corner, upwards. */
export interface ViewOutline extends FrontSize {
  readonly view: DrawnView
  readonly outline: readonly (readonly Point[])[]
  readonly edges: readonly (readonly Point[])[]
}

/** More is no drawing of a product. */
export const MOST_CHARACTERS = 500_000
const MOST_STROKES = 5_000
/** Sizes are rounded in words. */
const ROUNDING_MM = 2

const SIZE = /Width × depth × height: (\d{1,4}(?:\.\d)?) × (\d{1,4}(?:\.\d)?) × (\d{1,4}(?:\.\d)?) mm/
const PATH = /<path stroke="(#111|#333)"[^<>]{0,200} d="([^"<>]*)"/g
const CAPTION = /<text x="(-?[\d.]{1,9})" y="(-?[\d.]{1,9})"[^<>]{0,200}>(Front|Plan)<\/text>/g
const STROKE = /M([^M]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/**
 * A view of one of the site's own dimensioned drawings, a unit of which is a millimetre. It is read as numbers alone.
 * Null for any other drawing, and where the view is missing or has not the size that the drawing states.
 */
export function readViewOutline(svg: string, view: DrawnView): ViewOutline | null {
  if (svg.length > MOST_CHARACTERS) return null
  const [, width = 0, depth = 0, tall = 0] = SIZE.exec(svg)?.map(Number) ?? []
  const height = view === 'Plan' ? depth : tall
  const captions = new Map(Array.from(svg.matchAll(CAPTION), ([, x, y, name]) => [name, [Number(x), Number(y)]]))
  const [middle, below] = captions.get(view) ?? []
  if (width <= 0 || middle === undefined || below === undefined) return null
  const [otherMiddle = Infinity, above = -Infinity] = captions.get(view === 'Plan' ? 'Front' : 'Plan') ?? []
  const top = Math.abs(otherMiddle - middle) < ROUNDING_MM && above < below ? above : -Infinity
  const reach = width / 2 + ROUNDING_MM
  const isInView = ([x, y]: Point) => Math.abs(x - middle) <= reach && y > top && y < below
  const layers = { '#111': [] as Point[][], '#333': [] as Point[][] }
  for (const [, layer, data = ''] of svg.matchAll(PATH)) {
    const strokes = Array.from(data.matchAll(STROKE).take(MOST_STROKES), ([, text = '']) => strokeOf(text))
    layers[layer as keyof typeof layers].push(...strokes.filter((stroke) => stroke.every(isInView)))
  }
  const all = layers['#111'].flat()
  const [left, right] = limits(all.map(([x]) => x))
  const [highest, foot] = limits(all.map(([, y]) => y))
  if (Math.abs(right - left - width) > ROUNDING_MM || Math.abs(foot - highest - height) > ROUNDING_MM) return null
  const moved = (strokes: Point[][]) => strokes.map((stroke) => stroke.map(([x, y]): Point => [x - left, foot - y]))
  return { view, width, height, outline: moved(layers['#111']), edges: moved(layers['#333']) }
}

/** The first point is absolute, the others are steps: as our drawings are written. */
function strokeOf(text: string): Point[] {
  const numbers = Array.from(text.matchAll(NUMBER), Number)
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push([(x += numbers[at]!), (y += numbers[at + 1]!)])
  return points
}

function limits(values: readonly number[]): [least: number, most: number] {
  return [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), -Infinity)]
}
