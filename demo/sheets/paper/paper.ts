import Pdf from 'pdfkit'
import { FONT_NAMES, fontFile, fontRuns, type Face } from './typeface.ts'

/** The site's palette, as `app/ui/tokens.css` has it; `tint` is the ground of the product pictures. */
export const COLOURS = {
  ink: '#1d1c1a',
  soft: '#6c6861',
  line: '#e4e0d8',
  paper: '#fbfaf7',
  accent: '#0f4f4a',
  tint: '#f6f6f6',
  white: '#ffffff',
} as const
export type Colour = (typeof COLOURS)[keyof typeof COLOURS]

/** A4 in points, 1/72 inch. Everything on paper is measured in points from its upper left corner. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42, top: 70, bottom: 58 } as const
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin

export interface TextStyle {
  readonly face: Face
  readonly size: number
  readonly colour: Colour
  /** Line height. */
  readonly leading: number
}

export const STYLES = {
  title: { face: 'semibold', size: 21, colour: COLOURS.ink, leading: 25 },
  subtitle: { face: 'regular', size: 11.5, colour: COLOURS.soft, leading: 15 },
  heading: { face: 'semibold', size: 11.5, colour: COLOURS.ink, leading: 15 },
  subheading: { face: 'semibold', size: 8.5, colour: COLOURS.accent, leading: 12 },
  body: { face: 'regular', size: 8.8, colour: COLOURS.ink, leading: 12.6 },
  strong: { face: 'medium', size: 8.8, colour: COLOURS.ink, leading: 12.6 },
  soft: { face: 'regular', size: 8.8, colour: COLOURS.soft, leading: 12.6 },
  small: { face: 'regular', size: 7.2, colour: COLOURS.soft, leading: 10 },
  code: { face: 'mono', size: 8.4, colour: COLOURS.ink, leading: 12.6 },
} as const satisfies Record<string, TextStyle>

export interface Place {
  readonly x: number
  readonly y: number
}

export type Structure = PDFKit.PDFStructureElement

export interface PaperInfo {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  /** Day of the issue. It stands in for the time of writing, so that the same document is the same file. */
  readonly issuedAt: Date
}

/** A tagged A4 document that is written on by place; text is measured before it is set. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly root: Structure

  constructor({ title, author, subject, keywords, issuedAt }: PaperInfo) {
    this.doc = new Pdf({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never, // which its types do not know yet
      tagged: true,
      lang: 'en-AU',
      displayTitle: true,
      font: null as never, // the standard font would be put in although nothing is set in it
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Keywords: keywords,
        Creator: 'Specify',
        Producer: 'pdfkit',
        CreationDate: issuedAt,
        ModDate: issuedAt,
      },
    })
    for (const name of FONT_NAMES) this.doc.registerFont(name, fontFile(name))
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Points that a text takes up in one line. */
  widthOf(text: string, { face, size }: TextStyle): number {
    return fontRuns(text, face).reduce((width, run) => width + this.doc.font(run.font, size).widthOfString(run.text), 0)
  }

  /** A text in lines of at most this width; words that are wider than a line are cut. */
  lines(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/).flatMap((word) => this.#pieces(word, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && this.widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else {
        line = longer
      }
    }
    return line === '' ? lines : [...lines, line]
  }

  #pieces(word: string, style: TextStyle, width: number): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const fitting = Array.from(word).findIndex((_, at) => this.widthOf(word.slice(0, at + 1), style) > width)
    const cut = Math.max(1, fitting)
    return [word.slice(0, cut), ...this.#pieces(word.slice(cut), style, width)]
  }

  /** Sets lines below each other; `x` is their left end, their middle or their right end. */
  setLines(
    lines: readonly string[],
    { x, y }: Place,
    style: TextStyle,
    align: 'left' | 'middle' | 'right' = 'left',
  ): void {
    const share = { left: 0, middle: 0.5, right: 1 }[align]
    for (const [index, line] of lines.entries()) {
      const left = share === 0 ? x : x - this.widthOf(line, style) * share
      // Letters stand on the line that leaves as much room above capitals as below the foot.
      this.#set(line, { x: left, y: y + index * style.leading + style.leading / 2 + style.size * 0.35 }, style)
    }
  }

  #set(text: string, { x, y }: Place, { face, size, colour }: TextStyle): void {
    let left = x
    for (const run of fontRuns(text, face)) {
      this.doc.font(run.font, size).fillColor(colour)
      this.doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += this.doc.widthOfString(run.text)
    }
  }

  /** Marks what `draw` draws as an element below `parent`, for readers that do not see the page. */
  tag(parent: Structure, type: string, draw: () => void, alt?: string): void {
    parent.add(this.doc.struct(type, alt === undefined ? {} : { alt }, this.#marked(type, draw)))
  }

  /** Marks the head of a row or a column of a table. */
  tagHead(row: Structure, scope: 'Row' | 'Column', draw: () => void): void {
    const options: PDFKit.Mixins.StructureElementOptions & { readonly scope: string } = { scope }
    row.add(this.doc.struct('TH', options, this.#marked('TH', draw)))
  }

  #marked(type: string, draw: () => void): PDFKit.PDFStructureContent {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    return content
  }

  /** An element that holds others. */
  group(parent: Structure, type: string): Structure {
    const element = this.doc.struct(type)
    parent.add(element)
    return element
  }

  /** Lines, grounds and running heads that say nothing of their own. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule({ x, y }: Place, width: number, colour: Colour = COLOURS.line, thickness = 0.6): void {
    this.decorate(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke(),
    )
  }

  box({ x, y }: Place, width: number, height: number, colour: Colour): void {
    this.decorate(() => this.doc.rect(x, y, width, height).fill(colour))
  }

  /** Ends the document and answers its bytes. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.doc.once('end', resolve))
    this.root.end()
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }
}
