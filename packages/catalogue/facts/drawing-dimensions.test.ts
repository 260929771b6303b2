import { expect, it } from 'vitest'
import { readDrawingDimensions } from './drawing-dimensions.ts'

const svg = (body: string, viewBox = '0 0 320 480') => `<svg viewBox="${viewBox}" data-unit="mm">${body}</svg>`
const text = (figure: string, x: number, y: number, more = '') =>
  `<text x="${x}" y="${y}"${more} font-size="10.8" fill="#222">${figure}</text>`

it('finds the line of each figure by its length, its direction and its distance', () => {
  const drawing = svg(
    '<path stroke="#888" d="M19.1 400.2l42 0M132 400.2l122 0M99.4 379.5l0-97"/><path d="M10 10L52 10"/>' +
      text('42', 40.1, 397.8) +
      text('122', 193, 397.8) +
      text('97', 97, 331, ' transform="rotate(-90 97 331)"') +
      text('97', 180, 20) +
      '<text x="1" y="2">Front</text>',
  )
  expect(readDrawingDimensions(drawing)).toEqual({
    viewBox: [0, 0, 320, 480],
    fontSize: 10.8,
    dimensions: [
      {
        figure: '42',
        at: [40.1, 397.8],
        isTurned: false,
        line: [
          [19.1, 400.2],
          [61.1, 400.2],
        ],
      },
      {
        figure: '122',
        at: [193, 397.8],
        isTurned: false,
        line: [
          [132, 400.2],
          [254, 400.2],
        ],
      },
      {
        figure: '97',
        at: [97, 331],
        isTurned: true,
        line: [
          [99.4, 379.5],
          [99.4, 282.5],
        ],
      },
      { figure: '97', at: [180, 20], isTurned: false, line: null },
    ],
  })
})

it.each([
  ['no SVG', 'hello'],
  ['no figures', svg('<path d="M1 1l4 0"/>')],
  ['no size', svg(text('4', 1, 1), '0 0 0 10')],
  ['too much', svg(text('4', 1, 1) + ' '.repeat(500_001))],
])('reads nothing of %s', (_, given) => {
  expect(readDrawingDimensions(given)).toBeNull()
})

it('is soon done with what was made to be slow', () => {
  const started = performance.now()
  for (const piece of ['M1', '1', '<text ', 'M1 1l', '.1', 'M1 1l1 1 '])
    readDrawingDimensions(svg(text('4', 1, 1) + piece.repeat(Math.floor(400_000 / piece.length))))
  expect(performance.now() - started).toBeLessThan(3_000)
})
