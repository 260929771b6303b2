import { drawExploded, type ExplodedDrawing } from '../../drawings/exploded/exploded.ts'
import { familyOf } from '../../families/all.ts'
import { modelOf } from '../../models/last-model.ts'
import type { Directory } from '../directory.ts'
import { codesAlike, openDocument, variantsAlike } from '../open-document.ts'
import { heading, paragraph, table, type TableRow } from '../paper/blocks.ts'
import type { Block } from '../paper/flow.ts'
import { drawLines, scaleWithin } from '../paper/line-drawing.ts'
import { COLOURS, CONTENT_WIDTH, STYLES, type Paper } from '../paper/paper.ts'
import type { SheetSubject } from '../subject.ts'
import { toExplosion } from './explosion.ts'
import { numberedParts, partsList, type ListedPart } from './parts-list.ts'

/** Height of the drawing at most: it shares the page with the first rows of the list. */
const DRAWING_HEIGHT = 440
const BALLOON_STYLE = { ...STYLES.strong, size: 7.6, leading: 10 }

/**
 * Writes the exploded diagram of a product with numbered parts as PDF. Throws for families that are not taken apart.
 */
export function writeExplodedDiagram(subject: SheetSubject, directory: Directory): Promise<Buffer> {
  const { product, pictures } = subject
  const { spec } = pictures
  const { assembly } = familyOf(spec)
  if (!assembly) throw new Error(`${spec.family} is not taken apart`)
  const flow = openDocument(subject, {
    type: 'BOM-file',
    kind: 'Exploded diagram',
    name: product.name.au,
    below: codesAlike(subject).join('   '),
    belowStyle: { ...STYLES.code, colour: COLOURS.soft },
  })
  const { paper } = flow
  const parts = partsList(subject, directory)
  const numbered = numberedParts(parts, directory)
  const exploded = drawExploded({
    ...toExplosion(modelOf(spec), assembly, numbered),
    within: { width: CONTENT_WIDTH, height: DRAWING_HEIGHT },
    title: product.name.au,
  })
  flow.section([drawingBlock(paper, exploded)], 4)
  flow.section([heading(paper, 'Parts'), ...partsTable(paper, subject, parts)])
  flow.section([paragraph(paper, NOTE, STYLES.small)], 8)
  return flow.finish()
}

function drawingBlock(paper: Paper, { drawing, balloons, radiusMm }: ExplodedDrawing): Block {
  const { width, height, scale } = scaleWithin(drawing, { width: CONTENT_WIDTH, height: DRAWING_HEIGHT })
  return {
    height: height + 8,
    draw({ x, y }, parent) {
      const left = x + (CONTENT_WIDTH - width) / 2
      paper.tag(
        parent,
        'Figure',
        () => {
          drawLines(paper, drawing, { x: left, y: y + 3 }, scale)
          for (const { number, at, tip } of balloons) {
            const toPage = ([px, py]: typeof at) =>
              [left + (px - drawing.frame.left) * scale, y + 3 + (drawing.frame.top - py) * scale] as const
            const [cx, cy] = toPage(at)
            paper.doc.circle(...toPage(tip), 1.1).fill(COLOURS.accent)
            paper.doc
              .circle(cx, cy, radiusMm * scale)
              .lineWidth(0.7)
              .fillAndStroke(COLOURS.white, COLOURS.accent)
            const place = { x: cx, y: cy - BALLOON_STYLE.leading / 2 }
            paper.setLines([String(number)], place, BALLOON_STYLE, 'middle')
          }
        },
        drawing.description,
      )
    },
  }
}

const COLUMNS = [
  { title: 'No.', share: 0.07, style: STYLES.strong },
  { title: 'Part', share: 0.36 },
  { title: 'Finish', share: 0.16 },
  { title: 'Item code', share: 0.17, style: STYLES.code },
  { title: 'For', share: 0.24 },
]

function partsTable(paper: Paper, subject: SheetSubject, parts: readonly ListedPart[]): Block[] {
  const finishes = new Set(variantsAlike(subject).map(({ attributes }) => attributes['colour']))
  const rows = parts.flatMap(({ codes }, index) =>
    codes.map(({ code, name, colour, finishes: own }, at): TableRow => {
      const isForAll = own.length === 0 || own.length === finishes.size
      return {
        cells: [
          at === 0 ? String(index + 1) : '',
          name,
          colour || '–',
          code,
          isForAll ? 'All finishes' : own.join(', '),
        ],
      }
    }),
  )
  return table(paper, COLUMNS, rows)
}

const NOTE =
  'Drawn from the model of the product, all parts at one scale. What has no number is not sold separately. Turn off the water and relieve the pressure before a part is taken off.'
