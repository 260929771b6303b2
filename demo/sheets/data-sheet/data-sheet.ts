import { categoryPaths } from '../../site.ts'
import { SWATCHES } from '../../swatches.ts'
import type { Directory } from '../directory.ts'
import { openDocument } from '../open-document.ts'
import {
  bullets,
  drawSwatch,
  heading,
  pairColumns,
  pairTable,
  paragraph,
  table,
  type PairGroup,
  type TableRow,
} from '../paper/blocks.ts'
import type { Block, Flow } from '../paper/flow.ts'
import { lineDrawing, type DrawWithin } from '../paper/line-drawing.ts'
import { COLOURS, CONTENT_WIDTH, PAGE, STYLES, type Paper } from '../paper/paper.ts'
import { pictureOf, valueOf, type SheetSubject } from '../subject.ts'
import { warrantyTerms } from '../warranty/terms.ts'
import { specificationGroups } from './specification.ts'

const PICTURE_SIDE = 236
/** Limits of the height of the drawing, and what its heading takes up. */
const DRAWING_HEIGHT = 300
const LEAST_DRAWING_HEIGHT = 170
const HEADING_ROOM = 48

/** The data sheet of a variant as PDF. */
export async function writeDataSheet(subject: SheetSubject, draw: DrawWithin, directory: Directory): Promise<Buffer> {
  const { product, variant } = subject
  const label = variantLabel(subject)
  const place = categoryPaths(product.categories)[0]?.at(-1)?.name ?? ''
  const local = product.name.nz === product.name.au ? '' : `. In New Zealand: ${product.name.nz}`
  const flow = openDocument(subject, {
    type: 'specification-sheet',
    kind: 'Specification sheet',
    name: product.name.au,
    below: [place, label].filter(Boolean).join(' · ') + local,
    code: variant.sku,
  })
  const { paper } = flow
  const picture = await pictureOf(subject)
  flow.section([portrait(paper, subject, picture)], 4)
  const features = variant.features.au ?? variant.features.nz ?? []
  if (features.length > 0) flow.section([heading(paper, 'Features'), bullets(paper, features)])
  flow.section([heading(paper, 'Dimensions'), lineDrawing(paper, draw, drawingHeight(flow))])
  flow.section([
    heading(paper, 'Specifications'),
    pairColumns(paper, [...specificationGroups(subject), warrantyGroup(subject)]),
    paragraph(paper, TERMS, STYLES.small),
  ])
  flow.section(rangeTable(paper, subject))
  flow.section(partsTable(paper, 'Included components', variant.bundleReferences, directory))
  flow.section(partsTable(paper, 'Spare parts', variant.spareReferences, directory))
  return flow.finish()
}

/** Uses the rest of the first page if a drawing stays readable there; otherwise a good part of the next. */
function drawingHeight({ room }: Flow): number {
  const left = room - HEADING_ROOM
  return left >= LEAST_DRAWING_HEIGHT ? Math.min(left, DRAWING_HEIGHT) : DRAWING_HEIGHT
}

/** Names the choices that distinguish a variant. */
function variantLabel({ variant }: SheetSubject): string {
  const words = [valueOf(variant, 'colour'), valueOf(variant, 'size')].filter(Boolean)
  return valueOf(variant, 'variant-name') || words.join(', ') || variant.sku
}

/** The picture, and beside it what identifies the variant. */
function portrait(paper: Paper, subject: SheetSubject, picture: Buffer | null): Block {
  const { product, variant } = subject
  const left = PICTURE_SIDE + 24
  const markets = product.markets.map((market) => (market === 'au' ? 'Australia' : 'New Zealand')).join(' and ')
  const colour = valueOf(variant, 'colour')
  const pairs = [
    { label: 'Item code', value: valueOf(variant, 'item-code') || variant.sku, style: STYLES.code },
    { label: 'EAN', value: valueOf(variant, 'ean'), style: STYLES.code },
    { label: 'Finish', value: colour },
    { label: 'Size', value: valueOf(variant, 'size') },
    { label: 'Brand', value: product.brand },
    { label: 'Collection', value: product.range },
    { label: 'Material', value: valueOf(variant, 'item-material') },
    {
      label: 'WELS',
      value: [valueOf(variant, 'wels-rating'), valueOf(variant, 'wels-flow-rate')].filter(Boolean).join(', '),
    },
    { label: 'Warranty', value: valueOf(variant, 'warranty') },
    { label: 'Market', value: markets },
  ].filter(({ value }) => value !== '')
  const facts = pairTable(paper, { title: '', pairs }, CONTENT_WIDTH - left)
  const intro = introOf(product.description)
  const introLines = intro === '' ? [] : paper.lines(intro, STYLES.body, CONTENT_WIDTH - left)
  const swatch = SWATCHES[colour]
  return {
    height: Math.max(PICTURE_SIDE, facts.height + introLines.length * STYLES.body.leading) + 2,
    draw({ x, y }, parent) {
      paper.box({ x, y }, PICTURE_SIDE, PICTURE_SIDE, COLOURS.tint)
      if (picture) {
        const alt = `${product.name.au} in ${colour || 'its one finish'}`
        const side = PICTURE_SIDE
        paper.tag(parent, 'Figure', () => paper.doc.image(picture, x, y, { fit: [side, side] }), alt)
      } else {
        const middle = { x: x + PICTURE_SIDE / 2, y: y + PICTURE_SIDE / 2 - 6 }
        paper.tag(parent, 'P', () => paper.setLines(['No picture available'], middle, STYLES.soft, 'middle'))
      }
      facts.draw({ x: x + left, y }, parent)
      const at = pairs.findIndex(({ label }) => label === 'Finish')
      if (swatch && at >= 0 && pairs.slice(0, at).every(({ value }) => value.length < 20)) {
        drawSwatch(paper, { x: PAGE.width - PAGE.margin - 6, y: y + (at + 0.5) * 17.4 }, swatch.hex)
      }
      const below = { x: x + left, y: y + facts.height }
      if (introLines.length > 0) paper.tag(parent, 'P', () => paper.setLines(introLines, below, STYLES.body))
    },
  }
}

const INTRO_LETTERS = 330

/** The first sentences of a description without its marks, as many as stand beside the picture. */
function introOf(description: string): string {
  const [first = ''] = description.replaceAll('**', '').split(/\n+/)
  const sentences = first.match(/.+?\.(?=\s|$)/g) ?? [first]
  return sentences
    .reduce((text, sentence) => (text.length + sentence.length < INTRO_LETTERS ? text + sentence : text), '')
    .trim()
}

/** All finishes and sizes with their codes; this one marked. */
function rangeTable(paper: Paper, { product, variant }: SheetSubject): Block[] {
  const offered = product.variants.filter(({ attributes }) => attributes['IsGWAInternal'] !== true)
  if (offered.length < 2) return []
  const hasSizes = offered.some((each) => valueOf(each, 'size') !== '')
  const isTold =
    new Set(offered.map((each) => `${valueOf(each, 'colour')} ${valueOf(each, 'size')}`)).size === offered.length
  const columns = [
    { title: 'Finish', share: hasSizes ? 0.32 : 0.44 },
    ...(hasSizes ? [{ title: 'Size', share: 0.18 }] : []),
    { title: 'Item code', share: hasSizes ? 0.26 : 0.3, style: STYLES.code },
    { title: 'EAN', share: hasSizes ? 0.24 : 0.26, style: STYLES.code },
  ]
  const rows = offered.map((each): TableRow => {
    const colour = valueOf(each, 'colour')
    const hex = SWATCHES[colour]?.hex
    return {
      cells: [
        isTold ? colour || '–' : valueOf(each, 'variant-name') || colour,
        ...(hasSizes ? [valueOf(each, 'size') || '–'] : []),
        each.sku,
        valueOf(each, 'ean'),
      ],
      ...(hex ? { swatch: hex } : {}),
      isMarked: each.sku === variant.sku,
    }
  })
  return [heading(paper, hasSizes ? 'Finishes, sizes and codes' : 'Finishes and codes'), ...table(paper, columns, rows)]
}

function partsTable(paper: Paper, title: string, codes: readonly string[], directory: Directory): Block[] {
  const rows = codes.flatMap((code): TableRow[] => {
    const entry = directory.get(code)
    return entry ? [{ cells: [entry.name, entry.colour || '–', code] }] : []
  })
  const columns = [
    { title: 'Part', share: 0.52 },
    { title: 'Finish', share: 0.22 },
    { title: 'Item code', share: 0.26, style: STYLES.code },
  ]
  return rows.length === 0 ? [] : [heading(paper, title), ...table(paper, columns, rows)]
}

function warrantyGroup(subject: SheetSubject): PairGroup {
  const pairs = warrantyTerms(subject).map(({ part, term }) => ({ label: part, value: term }))
  return { title: 'Warranty', pairs }
}

const TERMS =
  'Warranty terms count from the day of purchase, for domestic use and installation by a licensed person. They add to the rights that the Australian Consumer Law and the New Zealand Consumer Guarantees Act give. Dimensions are nominal: set out from the product itself where a fit must be exact. Design and data may change without notice.'
