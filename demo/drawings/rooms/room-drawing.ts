import type { DrawnRoom } from '../../rooms/drawn.ts'
import type { DrawnLine, Label } from '../drawing.ts'
import type { Frame, Point2 } from '../projection.ts'
import { drawView, toSubject } from '../views.ts'
import { builtIn, roomModel, standingIn } from './room-model.ts'
import { chain, heights } from './room-dimensions.ts'
import { placeMarks } from './room-marks.ts'
import { setOutOf, type SetOut } from './set-out.ts'

export interface RoomView {
  readonly frame: Frame
  readonly lines: readonly DrawnLine[]
  readonly labels: readonly Label[]
  /** Circles with a letter. */
  readonly marks: readonly { readonly at: Point2; readonly mark: string }[]
}

export interface RoomDrawing {
  readonly elevation: RoomView
  readonly plan: RoomView
  readonly setOut: readonly (SetOut & { readonly mark: string })[]
}

/** Height of figures, readable where the drawing has half a page. */
export const TEXT_MM = 66
/** Lines are thinned out as for a drawing of this size. */
const DETAIL_MM = 900
/** Floor in front of what is deepest. */
const FLOOR_MM = 420
/** Room for dimensions beside the walls, the same in both views, so that they stand above one another. */
const LEFT_MM = 300
const RIGHT_MM = 470
/** Things that are less deep are set out by their axis alone. */
const DEEP_MM = 300
const NEARLY_MM = 110

/** A room's back wall from the front, and its floor from above, with what things are set out by. */
export function drawRoom(room: DrawnRoom): RoomDrawing {
  const products = standingIn(room)
  const subject = toSubject(roomModel(room, products))
  const setOut = withMarks(setOutOf(room, products))
  const [front, plan] = [drawView(subject, 'front', DETAIL_MM), drawView(subject, 'plan', DETAIL_MM)]
  const strokes = ({ outline, edges }: typeof front): DrawnLine[] => [
    ...edges.map((points) => ({ layer: 'edge' as const, points })),
    ...outline.map((points) => ({ layer: 'outline' as const, points })),
  ]
  const seen = setOut.filter(({ product }) => product.placed.mounting !== 'loose')
  const elevation: RoomView = elevationOf(seen, room, strokes(front))
  const planRoom: RoomView = planOf(seen, room, strokes(plan))
  return { elevation, plan: planRoom, setOut }
}

function elevationOf(seen: RoomDrawing['setOut'], { inside }: DrawnRoom, strokes: readonly DrawnLine[]): RoomView {
  const [[left], [right, ceiling]] = inside
  const axes = axesOf(seen.filter(({ wall }) => wall !== 'left' && wall !== 'right').map(({ at }) => at[0]))
  const below = chain([left, ...axes, right], { at: -240, from: -40, along: 'x' })
  const up = heights(seen, { left, right })
  const whole = chain([0, ceiling], { at: right + 330, from: right + 40, along: 'y' })
  return {
    frame: { left: left - LEFT_MM, right: right + RIGHT_MM, bottom: -400, top: ceiling + 90 },
    lines: [
      datum([left - 110, 0], [right + 110, 0]),
      datum([left, 0], [left, ceiling], [right, ceiling], [right, 0]),
      ...strokes,
      ...below.lines,
      ...up.lines,
      ...whole.lines,
    ],
    labels: [...below.labels, ...up.labels, ...whole.labels],
    marks: placeMarks(seen, ({ min, max }) => [min.x, min.y, max.x, max.y], { left, right, taken: up.taken }),
  }
}

/** Down the paper is away from the back wall. */
function planOf(seen: RoomDrawing['setOut'], room: DrawnRoom, strokes: readonly DrawnLine[]): RoomView {
  const { inside } = room
  const built = builtIn(room)
  const [[left, , back], [right]] = inside
  const deepest = Math.max(
    ...seen.map(({ product }) => product.box.max.z),
    ...built.map(({ at, size }) => at[2] + size[2] / 2),
  )
  const foot = -(deepest + FLOOR_MM)
  const below = chain([left, right], { at: foot - 200, from: foot - 30, along: 'x' })
  const sides = seen.filter(({ wall }) => wall === 'left' || wall === 'right').map(({ at }) => at[1])
  const deep = seen
    .filter(({ wall, product }) => wall !== 'left' && wall !== 'right' && product.box.max.z > DEEP_MM)
    .map(({ product }) => product.box.max.z)
  const beside = chainOf(
    [...sides, ...deep].map((z) => -z),
    -back,
    right,
  )
  return {
    frame: { left: left - LEFT_MM, right: right + RIGHT_MM, bottom: foot - 360, top: -back + 210 },
    lines: [
      datum([left, foot], [left, -back], [right, -back], [right, foot]),
      ...strokes,
      ...below.lines,
      ...beside.lines,
    ],
    labels: [...below.labels, ...beside.labels],
    marks: placeMarks(seen, ({ min, max }) => [min.x, -max.z, max.x, -min.z], { left, right, taken: [] }),
  }
}

/** Dimensions distances from the back wall, without those that are nearly equal. */
function chainOf(depths: readonly number[], wall: number, right: number) {
  const kept: number[] = []
  for (const depth of depths) if (kept.every((other) => Math.abs(other - depth) > NEARLY_MM)) kept.push(depth)
  const places = [wall, ...kept].toSorted((a, b) => a - b)
  return chain(places, { at: right + 330, from: right + 40, along: 'y' })
}

function datum(...points: readonly Point2[]): DrawnLine {
  return { layer: 'datum', points: [...points] }
}

/** One letter for each item code, from left to right as a reader goes along the wall. */
function withMarks(setOut: readonly SetOut[]): RoomDrawing['setOut'] {
  const ordered = setOut.toSorted((a, b) => a.at[0] - b.at[0])
  const letters = new Map<string, string>()
  for (const { sku, product } of ordered) {
    if (product.placed.mounting === 'loose' || letters.has(sku)) continue
    letters.set(sku, String.fromCodePoint(65 + letters.size))
  }
  return ordered.map((each) => ({ ...each, mark: letters.get(each.sku) ?? '' }))
}

/** Axes in millimetres, each once. */
function axesOf(values: readonly number[]): number[] {
  const axes: number[] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = axes.at(-1)
    if (last === undefined || value - last > 12) axes.push(value)
  }
  return axes
}
