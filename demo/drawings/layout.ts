import { formatLengthMm } from '../site.ts'
import { FAMILIES, type Family } from '../families/all.ts'
import type { Mount, ProductModel } from '../models/assembly.ts'
import { placeDimensions, unionOf, type Dimension } from './dimension-lines.ts'
import { movedMarks, type Drawing, type DrawnLine, type Label, type Marks } from './drawing.ts'
import { directionIn, VIEWS, type Frame, type Point2, type View } from './projection.ts'
import { drawView, toSubject, type ViewLines } from './views.ts'

/** Measurements that one view shows best, whichever comes first for the family. */
const CLEAREST_IN: Partial<Record<string, View>> = {
  outletHeight: 'side',
  seatHeight: 'side',
  rimHeight: 'side',
  bowlCentres: 'plan',
  bowlLength: 'plan',
  bowlWidth: 'plan',
  tapHoleCentres: 'plan',
  tapHoleFromBack: 'plan',
  wasteFromBack: 'plan',
  wasteFromEnd: 'plan',
  wasteFromSide: 'plan',
}

const CAPTIONS: Record<View, string> = { plan: 'Plan', front: 'Front', side: 'Side' }

/** Height of letters as a share of the drawing: 3 mm on a page 150 mm wide. */
const TEXT_SHARE = 0.02
/** Distances in heights of a letter. */
const VIEW_GAP = 3
const MARGIN = 2
const CAPTION_ROOM = 2.6
const DATUM_BEYOND = 1.6

type PlacedView = { view: View; middle: number; marks: Marks; frame: Frame }

interface DrawingOptions {
  family: Family
  title: string
  /** Left out: third-angle projection. With a box, the views stand in a row where that makes them larger in it. */
  within?: { width: number; height: number }
}

/** The dimensioned drawing of a product: its views at true size. */
export function layOutDrawing(model: ProductModel, { family, title, within }: DrawingOptions): Drawing {
  const { views } = FAMILIES[family]
  const drawn = viewsOf(model, views)
  const textMm = letterHeight(drawn)
  const dimensions = withoutRepeats(model.dimensions)
  const placed = drawn.map((lines) => {
    const own = dimensions.filter((dimension) => viewFor(dimension, views) === lines.view)
    return placeView(lines, own, model.mount, textMm)
  })
  const projected = arrange(placed, textMm)
  const sheet = within ? larger(projected, arrangeInRow(placed, textMm), within) : projected
  return { title, description: describe(drawn, model), textMm, ...sheet }
}

/** Finding what is hidden takes most of the time, and one model is drawn for several sheets. */
const drawnViews = new WeakMap<ProductModel, ViewLines[]>()

function viewsOf(model: ProductModel, views: readonly View[]): ViewLines[] {
  const known = drawnViews.get(model)
  if (known) return known
  const subject = toSubject(model)
  const drawn = VIEWS.filter((view) => views.includes(view)).map((view) => drawView(subject, view))
  drawnViews.set(model, drawn)
  return drawn
}

/** The view that shows a measurement best, or else the first that shows it at all. */
function viewFor({ name, axis }: Dimension, views: readonly View[]): View | undefined {
  const clearest = CLEAREST_IN[name]
  return clearest && views.includes(clearest) ? clearest : views.find((view) => directionIn(axis, view) !== 'near')
}

/** Scales letters with the whole drawing: the plan is above the front view, the side view beside it. */
function letterHeight(views: readonly ViewLines[]): number {
  const sizeOf = (view: View) => {
    const frame = views.find((lines) => lines.view === view)?.frame
    return frame ? { width: frame.right - frame.left, height: frame.top - frame.bottom } : { width: 0, height: 0 }
  }
  const [plan, front, side] = [sizeOf('plan'), sizeOf('front'), sizeOf('side')]
  const width = Math.max(plan.width, front.width) + side.width
  const height = plan.height + Math.max(front.height, side.height)
  return Math.max(width, height) * TEXT_SHARE * 1.25
}

/** Limits closer together than this are the same on a drawing in whole millimetres. */
const SAME_MM = 1.2

/** Each stretch along an axis once: where a named measurement is as long as the whole product, the whole is labelled. */
function withoutRepeats(dimensions: readonly Dimension[]): Dimension[] {
  const real = dimensions.filter(({ valueMm }) => valueMm >= 0.5)
  return real.filter((dimension, index) => !real.slice(0, index).some((earlier) => isSameStretch(earlier, dimension)))
}

function isSameStretch(one: Dimension, other: Dimension): boolean {
  if (one.axis !== other.axis) return false
  const at = { x: 0, y: 1, z: 2 }[one.axis]
  const limits = ({ from, to }: Dimension) => [Math.min(from[at]!, to[at]!), Math.max(from[at]!, to[at]!)] as const
  const [low, high] = limits(one)
  const [otherLow, otherHigh] = limits(other)
  return Math.abs(otherLow - low) < SAME_MM && Math.abs(otherHigh - high) < SAME_MM
}

function placeView(
  { view, frame, outline, edges }: ViewLines,
  dimensions: readonly Dimension[],
  mount: Mount,
  textMm: number,
): PlacedView {
  const datum = datumLine(mount, view, frame, textMm)
  const dimensioned = placeDimensions(dimensions, { view, frame, outline, textMm })
  return {
    view,
    middle: (frame.left + frame.right) / 2,
    marks: {
      lines: [
        ...datum,
        ...dimensioned.marks.lines,
        ...edges.map((points) => ({ layer: 'edge' as const, points })),
        ...outline.map((points) => ({ layer: 'outline' as const, points })),
      ],
      arrows: dimensioned.marks.arrows,
      labels: dimensioned.marks.labels,
    },
    frame: dimensioned.frame,
  }
}

/** The wall, floor, bench or ceiling, where a view sees it edge on. */
function datumLine(mount: Mount, view: View, frame: Frame, textMm: number): DrawnLine[] {
  const beyond = DATUM_BEYOND * textMm
  const level: DrawnLine = {
    layer: 'datum',
    points: [
      [frame.left - beyond, 0],
      [frame.right + beyond, 0],
    ],
  }
  const upright: DrawnLine = {
    layer: 'datum',
    points: [
      [0, frame.bottom - beyond],
      [0, frame.top + beyond],
    ],
  }
  if (mount === 'bench') return []
  if (mount === 'wall') return view === 'side' ? [upright] : view === 'plan' ? [level] : []
  return view === 'plan' ? [] : [level]
}

type Sheet = Marks & { frame: Frame }

/** The one that can be shown larger in a box. */
function larger(one: Sheet, other: Sheet, box: { width: number; height: number }): Sheet {
  const scale = ({ frame }: Sheet) =>
    Math.min(box.width / (frame.right - frame.left), box.height / (frame.top - frame.bottom))
  return scale(other) > scale(one) ? other : one
}

/** Puts the views beside each other: front and side on one level, the plan at half their height. */
function arrangeInRow(views: readonly PlacedView[], textMm: number): Sheet {
  const standing = withCaptions(
    views.filter(({ view }) => view !== 'plan' || views.length === 1),
    textMm,
  )
  const level = standing.map(({ frame }) => frame).reduce(unionOf)
  const plan = views.length > 1 ? views.find(({ view }) => view === 'plan') : undefined
  const lying = plan ? withCaptions([plan], textMm).map((placed) => atHalfHeight(placed, level)) : []
  let right = 0
  const moved = [...standing, ...lying].map((placed) => {
    const there = movedView(placed, [right - placed.frame.left, 0])
    right = there.frame.right + VIEW_GAP * 1.5 * textMm
    return there
  })
  return toSheet(moved, textMm)
}

function atHalfHeight(placed: PlacedView, level: Frame): PlacedView {
  const { bottom, top } = placed.frame
  return movedView(placed, [0, (level.bottom + level.top - bottom - top) / 2])
}

/** Puts the views on one sheet in third-angle projection, each in line with its neighbour. */
function arrange(views: readonly PlacedView[], textMm: number): Sheet {
  const gap = VIEW_GAP * textMm
  const row = views.filter(({ view }) => view !== 'plan' || views.length === 1)
  const captioned = withCaptions(row, textMm)
  const [first, second] = captioned
  const plan =
    views.length > 1
      ? withCaptions(
          views.filter(({ view }) => view === 'plan'),
          textMm,
        )[0]
      : undefined
  const rightmost = Math.max(first!.frame.right, plan?.frame.right ?? -Infinity)
  const moved = [
    first!,
    ...(plan ? [movedView(plan, [0, first!.frame.top + gap - plan.frame.bottom])] : []),
    ...(second ? [movedView(second, [rightmost + gap - second.frame.left, 0])] : []),
  ]
  return toSheet(moved, textMm)
}

/** Views at their places as one sheet with a margin and a note. */
function toSheet(moved: readonly PlacedView[], textMm: number): Sheet {
  const inner = moved.map(({ frame }) => frame).reduce(unionOf)
  const margin = MARGIN * textMm
  const note: Label = {
    kind: 'note',
    at: [(inner.left + inner.right) / 2, inner.bottom - margin],
    text: 'All dimensions in millimetres',
    isTurned: false,
  }
  return {
    lines: moved.flatMap(({ marks }) => marks.lines),
    arrows: moved.flatMap(({ marks }) => marks.arrows),
    labels: [...moved.flatMap(({ marks }) => marks.labels), note],
    frame: {
      left: inner.left - margin,
      right: inner.right + margin,
      bottom: inner.bottom - margin * 2,
      top: inner.top + margin,
    },
  }
}

/** Names below the views of a row, all at one height. */
function withCaptions(views: readonly PlacedView[], textMm: number): PlacedView[] {
  const bottom = Math.min(...views.map(({ frame }) => frame.bottom)) - CAPTION_ROOM * textMm
  return views.map((placed) => {
    const at: Point2 = [placed.middle, bottom + CAPTION_ROOM * 0.2 * textMm]
    const caption: Label = { kind: 'caption', at, text: CAPTIONS[placed.view], isTurned: false }
    return {
      ...placed,
      marks: { ...placed.marks, labels: [...placed.marks.labels, caption] },
      frame: { ...placed.frame, bottom },
    }
  })
}

function movedView(placed: PlacedView, offset: Point2): PlacedView {
  const [dx, dy] = offset
  const { left, right, bottom, top } = placed.frame
  return {
    ...placed,
    marks: movedMarks(placed.marks, offset),
    frame: { left: left + dx, right: right + dx, bottom: bottom + dy, top: top + dy },
  }
}

function describe(views: readonly ViewLines[], { dimensions }: ProductModel): string {
  const size = ['overallWidth', 'overallDepth', 'overallHeight']
    .map((name) => formatLengthMm(dimensions.find((dimension) => dimension.name === name)?.valueMm ?? 0))
    .join(' × ')
  const names = views.map(({ view }) => CAPTIONS[view].toLowerCase())
  return `Line drawing with ${names.join(', ')} view. Width × depth × height: ${size} mm.`
}
