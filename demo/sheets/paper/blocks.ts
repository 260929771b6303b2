import type { Block } from './flow.ts'
import { COLOURS, CONTENT_WIDTH, STYLES, type Colour, type Paper, type TextStyle } from './paper.ts'

export interface Pair {
  readonly label: string
  readonly value: string
  readonly style?: TextStyle
}

export interface PairGroup {
  readonly title: string
  readonly pairs: readonly Pair[]
}

const COLUMN_GAP = 22
/** Above and below the text of a row. */
const ROW_PADDING = 2.4

export function heading(paper: Paper, text: string, level: 'H1' | 'H2' = 'H2'): Block {
  const height = STYLES.heading.leading + 8
  return {
    height,
    staysWithNext: true,
    draw({ x, y }, parent) {
      paper.tag(parent, level, () => paper.setLines([text], { x, y }, STYLES.heading))
      paper.rule({ x, y: y + STYLES.heading.leading + 3 }, CONTENT_WIDTH, COLOURS.ink, 0.7)
    },
  }
}

export function paragraph(paper: Paper, text: string, style: TextStyle = STYLES.body, width = CONTENT_WIDTH): Block {
  const lines = paper.lines(text, style, width)
  return {
    height: lines.length * style.leading + 4,
    draw(place, parent) {
      paper.tag(parent, 'P', () => paper.setLines(lines, place, style))
    },
  }
}

/** A list in columns of about the same height. */
export function bullets(paper: Paper, items: readonly string[], columns = 2, style: TextStyle = STYLES.body): Block {
  const width = (CONTENT_WIDTH - COLUMN_GAP * (columns - 1)) / columns
  const texts = items.map((item) => paper.lines(item, style, width - 10))
  const heights = texts.map((lines) => lines.length * style.leading + 2.5)
  const parts = evenParts(heights, columns)
  const height = Math.max(...parts.map(([from, to]) => sum(heights.slice(from, to))))
  return {
    height: height + 5,
    draw({ x, y }, parent) {
      const list = paper.group(parent, 'L')
      parts.forEach(([from, to], column) => {
        let top = y + 2
        const left = x + column * (width + COLUMN_GAP)
        for (let at = from; at < to; at++) {
          const [lines = [], place] = [texts[at], { x: left, y: top }]
          paper.decorate(() => paper.doc.circle(place.x + 1.6, place.y + style.leading / 2, 1.3).fill(COLOURS.accent))
          paper.tag(paper.group(list, 'LI'), 'LBody', () => paper.setLines(lines, { ...place, x: left + 10 }, style))
          top += heights[at] ?? 0
        }
      })
    },
  }
}

/** Groups of labels and values in two columns, each group undivided. */
export function pairColumns(paper: Paper, groups: readonly PairGroup[]): Block {
  const width = (CONTENT_WIDTH - COLUMN_GAP) / 2
  const laid = groups.filter(({ pairs }) => pairs.length > 0).map((group) => pairTable(paper, group, width))
  const parts = evenParts(
    laid.map(({ height }) => height),
    2,
  )
  return {
    height: Math.max(0, ...parts.map(([from, to]) => sum(laid.slice(from, to).map(({ height }) => height)))),
    draw({ x, y }, parent) {
      parts.forEach(([from, to], column) => {
        let top = y
        for (const table of laid.slice(from, to)) {
          table.draw({ x: x + column * (width + COLUMN_GAP), y: top }, parent)
          top += table.height
        }
      })
    },
  }
}

const LABEL_SHARE = 0.42

/** One group: a small title, then a row for each pair. */
export function pairTable(paper: Paper, { title, pairs }: PairGroup, width: number): Block {
  const labelWidth = width * LABEL_SHARE
  const rows = pairs.map(({ label, value, style = STYLES.body }) => {
    const labels = paper.lines(label, STYLES.soft, labelWidth - 8)
    const values = paper.lines(value, style, width - labelWidth)
    const lines = Math.max(labels.length, values.length)
    return { labels, values, style, height: lines * STYLES.body.leading + 2 * ROW_PADDING }
  })
  const titleHeight = title === '' ? 0 : STYLES.subheading.leading + 6
  return {
    height: titleHeight + sum(rows.map((row) => row.height)) + 8,
    draw({ x, y }, parent) {
      if (title !== '') paper.tag(parent, 'H3', () => paper.setLines([title], { x, y: y + 3 }, STYLES.subheading))
      let top = y + titleHeight
      const table = paper.group(parent, 'Table')
      for (const { labels, values, style, height } of rows) {
        const row = paper.group(table, 'TR')
        paper.rule({ x, y: top }, width)
        paper.tagHead(row, 'Row', () => paper.setLines(labels, { x, y: top + ROW_PADDING }, STYLES.soft))
        paper.tag(row, 'TD', () => paper.setLines(values, { x: x + labelWidth, y: top + ROW_PADDING }, style))
        top += height
      }
      paper.rule({ x, y: top }, width)
    },
  }
}

export interface Column {
  readonly title: string
  /** Share of the width; all together make one. */
  readonly share: number
  readonly style?: TextStyle
}

export interface TableRow {
  readonly cells: readonly string[]
  /** Paints a round sample before the first cell. */
  readonly swatch?: string
  readonly isMarked?: boolean
}

const SWATCH_ROOM = 16

/** Tables of at most so many rows are not divided. */
const UNDIVIDED_ROWS = 10

/**
 * A table with a head, one block for each row. Long ones run over pages, with their head on each; two rows at least
 * stay together.
 */
export function table(paper: Paper, columns: readonly Column[], rows: readonly TableRow[]): Block[] {
  let element: ReturnType<Paper['group']> | null = null
  const hasSwatches = rows.some(({ swatch }) => swatch !== undefined)
  const lefts = columns.map((_, index) => CONTENT_WIDTH * sum(columns.slice(0, index).map(({ share }) => share)))
  const indent = (index: number) => (index === 0 && hasSwatches ? SWATCH_ROOM : 0)
  const head: Block = {
    height: STYLES.small.leading + 5,
    staysWithNext: true,
    draw({ x, y }, parent) {
      element ??= paper.group(parent, 'Table')
      const row = paper.group(element, 'TR')
      columns.forEach(({ title }, index) => {
        const place = { x: x + (lefts[index] ?? 0) + indent(index), y: y + 1 }
        paper.tagHead(row, 'Column', () => paper.setLines([title], place, STYLES.small))
      })
      paper.rule({ x, y: y + STYLES.small.leading + 5 }, CONTENT_WIDTH)
    },
  }
  const body = rows.map((row, rowIndex): Block => {
    const cells = row.cells.map((cell, index) => {
      const style = columns[index]?.style ?? STYLES.body
      return paper.lines(cell, style, (columns[index]?.share ?? 0) * CONTENT_WIDTH - 8 - indent(index))
    })
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * STYLES.body.leading + 2 * ROW_PADDING
    return {
      height,
      head,
      staysWithNext:
        rowIndex < rows.length - 1 && (rows.length <= UNDIVIDED_ROWS || rowIndex === 0 || rowIndex === rows.length - 2),
      draw({ x, y }, parent) {
        if (row.isMarked) paper.box({ x: x - 6, y: y + 0.4 }, CONTENT_WIDTH + 12, height - 0.8, COLOURS.paper)
        const line = paper.group(element ?? paper.group(parent, 'Table'), 'TR')
        if (row.swatch) drawSwatch(paper, { x: x + 5, y: y + height / 2 }, row.swatch)
        cells.forEach((lines, index) => {
          const style = columns[index]?.style ?? STYLES.body
          const bold = row.isMarked && style === STYLES.body ? STYLES.strong : style
          const place = { x: x + (lefts[index] ?? 0) + indent(index), y: y + ROW_PADDING }
          paper.tag(line, 'TD', () => paper.setLines(lines, place, bold))
        })
        paper.rule({ x, y: y + height }, CONTENT_WIDTH)
      },
    }
  })
  return [head, ...body]
}

/** A round sample of a colour with a fine outline, as white ones would be lost. */
export function drawSwatch(paper: Paper, { x, y }: { x: number; y: number }, hex: string): void {
  paper.decorate(() =>
    paper.doc
      .circle(x, y, 5)
      .lineWidth(0.5)
      .fillAndStroke(hex as Colour, '#b9b4aa'),
  )
}

/** A tinted box with a title, for what must not be overlooked. */
export function notice(paper: Paper, title: string, texts: readonly string[]): Block {
  const inner = CONTENT_WIDTH - 28
  const paragraphs = texts.map((text) => paper.lines(text, STYLES.body, inner))
  const height = 20 + STYLES.strong.leading + sum(paragraphs.map((lines) => lines.length * STYLES.body.leading + 3))
  return {
    height: height + 4,
    draw({ x, y }, parent) {
      paper.box({ x, y }, CONTENT_WIDTH, height, COLOURS.paper)
      paper.box({ x, y }, 2.4, height, COLOURS.accent)
      let top = y + 9
      paper.tag(parent, 'H2', () => paper.setLines([title], { x: x + 14, y: top }, STYLES.strong))
      top += STYLES.strong.leading + 3
      for (const lines of paragraphs) {
        const at = top
        paper.tag(parent, 'P', () => paper.setLines(lines, { x: x + 14, y: at }, STYLES.body))
        top += lines.length * STYLES.body.leading + 3
      }
    },
  }
}

/** Divides heights, in their order, into parts of which the highest is as low as can be: `[from, to)` of each part. */
export function evenParts(heights: readonly number[], parts: number): [number, number][] {
  const limits = heights.flatMap((_, from) =>
    heights.slice(from).map((__, length) => sum(heights.slice(from, from + length + 1))),
  )
  const limit = Math.min(...limits.filter((height) => partsWithin(heights, height).length <= parts), Infinity)
  return partsWithin(heights, limit)
}

function partsWithin(heights: readonly number[], limit: number): [number, number][] {
  const found: [number, number][] = []
  let height = Infinity
  heights.forEach((each, at) => {
    const last = found.at(-1)
    if (last && height + each <= limit + 1e-6) {
      last[1] = at + 1
      height += each
    } else {
      found.push([at, at + 1])
      height = each
    }
  })
  return found
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
