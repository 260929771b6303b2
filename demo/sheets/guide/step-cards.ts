import { drawLines, scaleWithin } from '../paper/line-drawing.ts'
import { COLOURS, CONTENT_WIDTH, STYLES, type Paper } from '../paper/paper.ts'
import { evenParts, sum } from '../paper/blocks.ts'
import type { Block } from '../paper/flow.ts'
import type { Step } from './guide.ts'

const GAP = 22
const WIDTH = (CONTENT_WIDTH - GAP) / 2
/** Left of the text, for the number. */
const INDENT = 22
const NUMBER = { ...STYLES.strong, face: 'semibold', colour: COLOURS.white } as const

/** Numbered steps in two columns, read downwards, each with its detail below the text. */
export function stepCards(paper: Paper, steps: readonly Step[]): Block {
  const cards = steps.map((step, index) => stepCard(paper, step, index + 1))
  const heights = cards.map(({ height }) => height)
  const columns = evenParts(heights, 2)
  const height = Math.max(...columns.map(([from, to]) => sum(heights.slice(from, to))))
  return {
    height: height + 6,
    draw({ x, y }, parent) {
      columns.forEach(([from, to], column) => {
        let top = y + 6
        for (const card of cards.slice(from, to)) {
          card.draw({ x: x + column * (WIDTH + GAP), y: top }, parent)
          top += card.height
        }
      })
    },
  }
}

function stepCard(paper: Paper, { title, text, detail }: Step, number: number): Block {
  const lines = paper.lines(text, STYLES.body, WIDTH - INDENT)
  const textHeight = STYLES.strong.leading + 2 + lines.length * STYLES.body.leading
  const size = detail ? scaleWithin(detail, { width: WIDTH, height: 140 }) : null
  return {
    height: textHeight + (size ? size.height + 18 : 10),
    draw({ x, y }, parent) {
      paper.decorate(() => {
        paper.doc.circle(x + 7, y + 6.5, 7.5).fill(COLOURS.accent)
        paper.setLines([String(number)], { x: x + 7, y }, NUMBER, 'middle')
      })
      const left = x + INDENT
      paper.tag(parent, 'H3', () => paper.setLines([title], { x: left, y }, STYLES.strong))
      const top = y + STYLES.strong.leading + 2
      paper.tag(parent, 'P', () => paper.setLines(lines, { x: left, y: top }, STYLES.body))
      if (!detail || !size) return
      const ground = { x, y: y + textHeight + 6 }
      paper.box(ground, WIDTH, size.height, COLOURS.paper)
      const place = { x: x + (WIDTH - size.width) / 2, y: ground.y }
      paper.tag(parent, 'Figure', () => drawLines(paper, detail, place, size.scale), detail.description)
    },
  }
}
