import { formatLengthMm } from '../site.ts'
import type { ProductModel } from '../models/assembly.ts'
import { distance } from './chain.ts'
import type { Stroke } from './chain.ts'
import { ARROW_LENGTH, FIGURE_WIDTH } from './drawing.ts'
import type { Arrow, DrawnLine, Label, Marks } from './drawing.ts'
import { directionIn, toPaper } from './projection.ts'
import type { Frame, Point2, View } from './projection.ts'

export type Dimension = ProductModel['dimensions'][number]

/** Distances in heights of a letter: outline to first dimension line, line to line, ends of extension lines. */
const FIRST_LINE = 2.6
const NEXT_LINE = 2.3
const EXTENSION_GAP = 0.5
const EXTENSION_BEYOND = 0.6
const TEXT_ABOVE = 0.3

/** Measurements whose values are diameters by their name. */
const DIAMETERS = new Set(['diameter'])

type Side = 'left' | 'right' | 'above' | 'below'

/** A measurement on the paper of a view: where it starts and ends along its axis, and the places it is taken from. */
type Span = { label: string; low: number; high: number; lowAt: Point2; highAt: Point2; side: Side; isOverall: boolean }

export function dimensionText({ name, valueMm }: Pick<Dimension, 'name' | 'valueMm'>): string {
  return `${DIAMETERS.has(name) ? 'Ø' : ''}${formatLengthMm(valueMm)}`
}

/**
 * Dimension lines of a view, outside its outline: short ones nearest, overall ones outermost, none over another. Also
 * returns the frame that the view takes up with them.
 */
export function placeDimensions(
  dimensions: readonly Dimension[],
  { view, frame, outline, textMm }: { view: View; frame: Frame; outline: readonly Stroke[]; textMm: number },
): { marks: Marks; frame: Frame } {
  const spans = dimensions.map((dimension) => toSpan(dimension, view, frame)).map((span) => onOutline(span, outline))
  const placed = (['below', 'above', 'left', 'right'] as const).map((side) =>
    stack(
      spans.filter((span) => span.side === side),
      { side, frame, textMm },
    ),
  )
  return {
    marks: {
      lines: placed.flatMap(({ marks }) => marks.lines),
      arrows: placed.flatMap(({ marks }) => marks.arrows),
      labels: placed.flatMap(({ marks }) => marks.labels),
    },
    frame: placed.reduce((outer, { frame }) => unionOf(outer, frame), frame),
  }
}

/** The smallest frame around two. */
export function unionOf(a: Frame, b: Frame): Frame {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
    top: Math.max(a.top, b.top),
  }
}

function toSpan(dimension: Dimension, view: View, frame: Frame): Span {
  const from = toPaper(dimension.from, view)
  const to = toPaper(dimension.to, view)
  const along = directionIn(dimension.axis, view) === 'across' ? 0 : 1
  const [lowAt, highAt] = from[along] <= to[along] ? [from, to] : [to, from]
  const isOverall = dimension.name.startsWith('overall')
  return {
    label: dimensionText(dimension),
    low: lowAt[along],
    high: highAt[along],
    lowAt,
    highAt,
    isOverall,
    side:
      along === 0
        ? besideAcross(lowAt, highAt, isOverall, view, frame)
        : besideUp(lowAt, highAt, isOverall, view, frame),
  }
}

/** Above the plan and below the other views, unless what is measured is clearly at the other end. */
function besideAcross(a: Point2, b: Point2, isOverall: boolean, view: View, frame: Frame): Side {
  if (isOverall) return view === 'plan' ? 'above' : 'below'
  const share = ((a[1] + b[1]) / 2 - frame.bottom) / (frame.top - frame.bottom || 1)
  return share > (view === 'plan' ? 0.3 : 0.75) ? 'above' : 'below'
}

function besideUp(a: Point2, b: Point2, isOverall: boolean, view: View, frame: Frame): Side {
  if (isOverall) return view === 'front' ? 'left' : 'right'
  const share = ((a[0] + b[0]) / 2 - frame.left) / (frame.right - frame.left || 1)
  return share > (view === 'front' ? 0.75 : 0.5) ? 'right' : 'left'
}

/** An overall measurement starts at the outline itself, where that comes nearest to the dimension line. */
function onOutline(span: Span, outline: readonly Stroke[]): Span {
  if (!span.isOverall) return span
  const along = isAcross(span.side) ? 0 : 1
  const sign = isOutward(span.side) ? 1 : -1
  const places = outline.flat()
  const nearest = (value: number, fallback: Point2) => {
    const limits = places.filter((point) => Math.abs(point[along] - value) < 0.25)
    const [first = fallback] = limits
    return limits.reduce((best, point) => ((point[1 - along]! - best[1 - along]!) * sign > 0 ? point : best), first)
  }
  return { ...span, lowAt: nearest(span.low, span.lowAt), highAt: nearest(span.high, span.highAt) }
}

function isAcross(side: Side): boolean {
  return side === 'above' || side === 'below'
}

/** Returns whether coordinates grow away from the product on this side. */
function isOutward(side: Side): boolean {
  return side === 'above' || side === 'right'
}

/** Puts the measurements of one side on lines, each as near to the outline as those before it let it. */
function stack(
  spans: readonly Span[],
  { side, frame, textMm }: { side: Side; frame: Frame; textMm: number },
): { marks: Marks; frame: Frame } {
  const lines: DrawnLine[] = []
  const arrows: Arrow[] = []
  const labels: Label[] = []
  const taken: { level: number; low: number; high: number }[] = []
  let outer = frame
  for (const span of spans.toSorted((a, b) => a.high - a.low - (b.high - b.low))) {
    const { low, high } = roomOf(span, textMm)
    const clashes = taken.filter((other) => other.low < high && low < other.high)
    const level = clashes.reduce((most, other) => Math.max(most, other.level + 1), 0)
    taken.push({ level, low, high })
    const away = (FIRST_LINE + level * NEXT_LINE) * textMm
    const drawn = drawSpan(span, edgeAt(side, frame, away), textMm)
    lines.push(...drawn.lines)
    arrows.push(...drawn.arrows)
    labels.push(...drawn.labels)
    outer = unionOf(outer, reachOf(side, frame, away + textMm * 1.4, { low, high }))
  }
  return { marks: { lines, arrows, labels }, frame: outer }
}

function hasRoomInside({ label, low, high }: Span, textMm: number): boolean {
  return high - low > textWidth(label, textMm) + ARROW_LENGTH * textMm * 2.4
}

function textWidth(label: string, textMm: number): number {
  return label.length * FIGURE_WIDTH * textMm
}

/** Space that a measurement takes along its line: a narrow one has its arrows and figures outside. */
function roomOf(span: Span, textMm: number): { low: number; high: number } {
  const pad = textMm * 0.4
  if (hasRoomInside(span, textMm)) return { low: span.low - pad, high: span.high + pad }
  const tail = ARROW_LENGTH * 2 * textMm
  return { low: span.low - tail - pad, high: span.high + tail + textWidth(span.label, textMm) + pad }
}

function edgeAt(side: Side, frame: Frame, away: number): { side: Side; line: number } {
  const line = {
    left: frame.left - away,
    right: frame.right + away,
    above: frame.top + away,
    below: frame.bottom - away,
  }
  return { side, line: line[side] }
}

function reachOf(side: Side, frame: Frame, away: number, { low, high }: { low: number; high: number }): Frame {
  const { line } = edgeAt(side, frame, away)
  return isAcross(side)
    ? { left: low, right: high, bottom: Math.min(line, frame.top), top: Math.max(line, frame.bottom) }
    : { left: Math.min(line, frame.right), right: Math.max(line, frame.left), bottom: low, top: high }
}

function drawSpan(span: Span, { side, line }: { side: Side; line: number }, textMm: number): Marks {
  const at = (along: number, across: number): Point2 => (isAcross(side) ? [along, across] : [across, along])
  const { low, high, label } = span
  const isInside = hasRoomInside(span, textMm)
  const tail = isInside ? 0 : ARROW_LENGTH * 2 * textMm
  const width = isInside ? 0 : textWidth(label, textMm)
  const middle = isInside ? (low + high) / 2 : high + tail * 0.75 + width / 2
  const turn = isInside ? -1 : 1
  const across = isAcross(side) ? 1 : 0
  const sign = isOutward(side) ? 1 : -1
  return {
    lines: [
      ...extension(at(low, span.lowAt[across]), at(low, line), sign, textMm),
      ...extension(at(high, span.highAt[across]), at(high, line), sign, textMm),
      { layer: 'dimension', points: [at(low - tail, line), at(high + tail + width, line)] },
    ],
    arrows: [
      { tip: at(low, line), towards: at(turn, 0) },
      { tip: at(high, line), towards: at(-turn, 0) },
    ],
    // Turned text stands to the left of its line, straight text above it.
    labels: [
      {
        kind: 'dimension',
        at: at(middle, line + (isAcross(side) ? 1 : -1) * TEXT_ABOVE * textMm),
        text: label,
        isTurned: !isAcross(side),
      },
    ],
  }
}

/** Draws from just off the measured place to just past the dimension line. */
function extension(from: Point2, to: Point2, sign: number, textMm: number): DrawnLine[] {
  const length = distance(from, to)
  if (length <= EXTENSION_GAP * textMm) return []
  const along: Point2 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const isOutwards = (along[0] + along[1]) * sign > 0
  const beyond = (isOutwards ? EXTENSION_BEYOND : -EXTENSION_BEYOND) * textMm
  const gap = EXTENSION_GAP * textMm
  return [
    {
      layer: 'extension',
      points: [
        [from[0] + along[0] * gap, from[1] + along[1] * gap],
        [to[0] + along[0] * beyond, to[1] + along[1] * beyond],
      ],
    },
  ]
}
