import type { Variant } from '../site.ts'
import type { DocumentType } from '../catalogue/record/files.ts'
import { issueInWords, issueOf } from './issue.ts'
import { Flow, type Block } from './paper/flow.ts'
import { CONTENT_WIDTH, Paper, STYLES, type TextStyle } from './paper/paper.ts'
import type { SheetSubject } from './subject.ts'

interface DocumentFrame {
  readonly type: DocumentType
  /** `Installation guide`, as the running head says it. */
  readonly kind: string
  readonly name: string
  /** Below the name: codes or what tells the variant. */
  readonly below: string
  readonly belowStyle?: TextStyle
  /** Left out: those of the product. */
  readonly keywords?: readonly string[]
  /** Behind the name in the running foot. */
  readonly code?: string
}

/** A document with its title, metadata, and running heads and feet in place. */
export function openDocument(subject: SheetSubject, frame: DocumentFrame): Flow {
  const { product } = subject
  const { type, kind, name, below, belowStyle = STYLES.subtitle, code } = frame
  const { keywords = [product.brand, product.range, ...product.productTypes] } = frame
  const issue = issueOf(subject, type)
  const paper = new Paper({
    title: `${name}: ${kind.toLowerCase()}`,
    author: product.brand,
    subject: [kind, code ?? below].filter(Boolean).join(', '),
    keywords: keywords.filter(Boolean).join(', '),
    issuedAt: issue.date,
  })
  const about = [name, code].filter(Boolean).join(' · ')
  const flow = new Flow(paper, { brand: product.brand, kind, about, issue: issueInWords(issue) })
  flow.section([titleBlock(paper, name, below, belowStyle)], 0)
  return flow
}

function titleBlock(paper: Paper, name: string, below: string, belowStyle: TextStyle): Block {
  const lines = paper.lines(name, STYLES.title, CONTENT_WIDTH)
  const belowLines = paper.lines(below, belowStyle, CONTENT_WIDTH)
  const height = lines.length * STYLES.title.leading + 1
  return {
    height: height + belowLines.length * belowStyle.leading + 8,
    draw({ x, y }, parent) {
      paper.tag(parent, 'H1', () => paper.setLines(lines, { x, y }, STYLES.title))
      if (belowLines.length > 0)
        paper.tag(parent, 'P', () => paper.setLines(belowLines, { x, y: y + height }, belowStyle))
    },
  }
}

/** The public variants that share a model with this one, in the order of the product. */
export function variantsAlike({ product, pictures, picturesBySku }: SheetSubject): Variant[] {
  const spec = JSON.stringify(pictures.spec)
  return product.variants
    .filter(({ attributes }) => attributes['IsGWAInternal'] !== true)
    .filter(({ sku }) => JSON.stringify(picturesBySku.get(sku)?.spec) === spec)
}

export function codesAlike(subject: SheetSubject): string[] {
  return variantsAlike(subject).map(({ sku }) => sku)
}
