import { familyOf } from '../../families/all.ts'
import { careOf } from '../care.ts'
import type { Directory } from '../directory.ts'
import { codesAlike, openDocument } from '../open-document.ts'
import { bullets, heading, notice, pairColumns, paragraph } from '../paper/blocks.ts'
import type { Block, Flow } from '../paper/flow.ts'
import { lineDrawing, type DrawWithin } from '../paper/line-drawing.ts'
import { COLOURS, CONTENT_WIDTH, STYLES, type Paper } from '../paper/paper.ts'
import { valueOf, type SheetSubject } from '../subject.ts'
import type { Guide } from './guide.ts'
import { stepCards } from './step-cards.ts'

const DRAWING_HEIGHT = 250
const LEAST_DRAWING_HEIGHT = 150
const HEADING_ROOM = 48

/** The installation guide of all variants that are built alike, as PDF. */
export async function writeInstallationGuide(
  subject: SheetSubject,
  draw: DrawWithin,
  directory: Directory,
): Promise<Buffer> {
  const { product, pictures } = subject
  const guide = familyOf(pictures.spec).guide(pictures.spec)
  const flow = openDocument(subject, {
    type: 'installation-guidelines',
    kind: 'Installation guide',
    name: [product.name.au, valueOf(subject.variant, 'size')].filter(Boolean).join(', '),
    below: codesAlike(subject).join('   '),
    belowStyle: { ...STYLES.code, colour: COLOURS.soft },
  })
  const { paper } = flow
  flow.section([notice(paper, 'Before you start', guide.before)], 6)
  flow.section([heading(paper, 'What you need'), lists(paper, subject, guide, directory)])
  flow.section([heading(paper, 'Set-out'), pairColumns(paper, halves(guide.setOut)), setOutDrawing(paper, flow, draw)])
  flow.section([heading(paper, 'Installation'), stepCards(paper, guide.steps)])
  flow.section([heading(paper, 'Rinse, adjust and check'), bullets(paper, guide.commissioning)])
  flow.section([
    heading(paper, 'Care and warranty'),
    { ...bullets(paper, careOf(subject)), staysWithNext: true },
    paragraph(paper, WARRANTY, STYLES.small),
  ])
  return flow.finish()
}

const WARRANTY =
  'The warranty asks for installation by a licensed person to this guide and the standards that it names. Keep the invoice and, where the law asks for one, the certificate of compliance. It does not cover dirt in the lines, frost, wrong pressure or temperature, or cleaners other than those above.'

/** Tools, what is in the carton and what is not, side by side. */
function lists(
  paper: Paper,
  { product, variant }: SheetSubject,
  { tools, needed }: Guide,
  directory: Directory,
): Block {
  const parts = variant.bundleReferences.flatMap((code) => directory.get(code)?.name ?? [])
  const columns = [
    { title: 'Tools', items: tools },
    {
      title: 'In the carton',
      items: [...(parts.length > 0 ? parts : [product.name.au]), 'Fixings and seals', 'This guide'],
    },
    { title: 'Not in the carton', items: needed },
  ]
  const width = (CONTENT_WIDTH - 2 * 18) / columns.length
  const laid = columns.map(({ title, items }) => ({
    title,
    items: items.map((item) => paper.lines(item, STYLES.body, width - 10)),
  }))
  const heightOf = (items: readonly string[][]) =>
    items.reduce((sum, lines) => sum + lines.length * STYLES.body.leading + 2, 0)
  return {
    height: STYLES.subheading.leading + 4 + Math.max(...laid.map(({ items }) => heightOf(items))) + 4,
    draw({ x, y }, parent) {
      laid.forEach(({ title, items }, column) => {
        const left = x + column * (width + 18)
        paper.tag(parent, 'H3', () => paper.setLines([title], { x: left, y: y + 2 }, STYLES.subheading))
        const list = paper.group(parent, 'L')
        let top = y + STYLES.subheading.leading + 5
        for (const lines of items) {
          const at = top
          paper.decorate(() =>
            paper.doc
              .rect(left, at + 4, 4.6, 4.6)
              .lineWidth(0.6)
              .strokeColor(COLOURS.soft)
              .stroke(),
          )
          paper.tag(paper.group(list, 'LI'), 'LBody', () => paper.setLines(lines, { x: left + 10, y: at }, STYLES.body))
          top += lines.length * STYLES.body.leading + 2
        }
      })
    },
  }
}

function halves(pairs: Guide['setOut']) {
  const middle = Math.ceil(pairs.length / 2)
  return [pairs.slice(0, middle), pairs.slice(middle)].map((half) => ({ title: '', pairs: half }))
}

/** The drawing below its table, in what is left of the page where that is enough. */
function setOutDrawing(paper: Paper, flow: Flow, draw: DrawWithin): Block {
  const left = flow.room - HEADING_ROOM - 110
  return lineDrawing(paper, draw, left >= LEAST_DRAWING_HEIGHT ? Math.min(left, DRAWING_HEIGHT) : DRAWING_HEIGHT)
}
