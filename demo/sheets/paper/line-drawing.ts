import { LINE_LAYERS, type Drawing, type Label, type LineLayer } from '../../drawings/drawing.ts'
import { arrowHead } from '../../drawings/svg.ts'
import type { Block } from './flow.ts'
import { COLOURS, CONTENT_WIDTH, STYLES, type Colour, type Paper, type Place, type TextStyle } from './paper.ts'

/** Points; the same on every sheet, however large the product is. */
const PENS: Record<LineLayer, { readonly width: number; readonly colour: string }> = {
  outline: { width: 0.85, colour: COLOURS.ink },
  edge: { width: 0.4, colour: '#3b3a37' },
  datum: { width: 0.7, colour: '#a19c93' },
  dimension: { width: 0.35, colour: COLOURS.accent },
  extension: { width: 0.3, colour: '#b9b4aa' },
}

const LETTERS: Record<Label['kind'], { readonly share: number; readonly colour: Colour }> = {
  dimension: { share: 1.35, colour: COLOURS.ink },
  caption: { share: 1.2, colour: COLOURS.soft },
  note: { share: 1, colour: COLOURS.soft },
}
/** Letters neither too small to read nor larger than the text around them. */
const LETTER_LIMITS = [6, 9] as const

/** Points per millimetre: small parts are drawn at most at twice their size. */
const MAX_SCALE = (2 * 72) / 25.4

/** Finds the drawing that is as large as can be in a box of points. */
export type DrawWithin = (box: { width: number; height: number }) => Drawing

/** A measured drawing as lines of the document, in the middle of the width and as large as it may be. */
export function lineDrawing(paper: Paper, drawWithin: DrawWithin, maxHeight: number): Block {
  const drawing = drawWithin({ width: CONTENT_WIDTH, height: maxHeight })
  const { width, height, scale } = scaleWithin(drawing, { width: CONTENT_WIDTH, height: maxHeight })
  return {
    height: height + 6,
    draw({ x, y }, parent) {
      const place = { x: x + (CONTENT_WIDTH - width) / 2, y: y + 3 }
      paper.tag(parent, 'Figure', () => drawLines(paper, drawing, place, scale), drawing.description)
    },
  }
}

/** Scales a drawing to a box of points: points per unit of the drawing, and its size in points. */
export function scaleWithin({ frame }: Drawing, box: { width: number; height: number }) {
  const [width, height] = [frame.right - frame.left, frame.top - frame.bottom]
  const scale = Math.min(box.width / width, box.height / height, MAX_SCALE)
  return { scale, width: width * scale, height: height * scale }
}

/** Draws within the structure element of the caller; `place` is the upper left corner of the drawing. */
export function drawLines(
  paper: Paper,
  { frame, lines, arrows, labels, textMm }: Drawing,
  { x, y }: Place,
  scale: number,
) {
  const { doc } = paper
  const at = ([px, py]: readonly [number, number]) =>
    [round(x + (px - frame.left) * scale), round(y + (frame.top - py) * scale)] as const
  doc.lineCap('round').lineJoin('round')
  for (const layer of LINE_LAYERS.toReversed()) {
    const own = lines.filter((line) => line.layer === layer)
    if (own.length === 0) continue
    for (const { points } of own) {
      points.forEach((point, index) => (index === 0 ? doc.moveTo(...at(point)) : doc.lineTo(...at(point))))
    }
    doc.lineWidth(PENS[layer].width).strokeColor(PENS[layer].colour).stroke()
  }
  for (const arrow of arrows) {
    const [tip, left, right] = arrowHead(arrow, textMm).map(at)
    if (tip && left && right) doc.polygon([...tip], [...left], [...right]).fill(PENS.dimension.colour)
  }
  for (const label of labels) setLabel(paper, label, at(label.at), textMm * scale)
}

function setLabel(paper: Paper, { kind, text, isTurned }: Label, [x, y]: readonly [number, number], letter: number) {
  const { share, colour } = LETTERS[kind]
  const size = Math.min(LETTER_LIMITS[1], Math.max(LETTER_LIMITS[0], letter * share))
  const style: TextStyle = { ...STYLES.body, size, colour, leading: size }
  // `setLines` puts the foot of the letters 0.85 of their size below the top of the line.
  const place = { x, y: y - size * 0.85 }
  if (!isTurned) return paper.setLines([text], place, style, 'middle')
  paper.doc.save().rotate(-90, { origin: [x, y] })
  paper.setLines([text], place, style, 'middle')
  paper.doc.restore()
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
