import { expect, it } from 'vitest'
import { readFrontOutline } from './front-outline.ts'
import { scalePlace } from './scale-place.ts'
import { writeScaleSvg } from './write-scale-svg.ts'

/** A box of 400 × 120 mm under its plan, a side view on the right of it. */
const DRAWING = `<svg viewBox="0 0 900 900"><desc>Line drawing. Width × depth × height: 400 × 300 × 120 mm.</desc>
<path stroke="#aaa" d="M50 600l0 50"/><path stroke="#333" d="M60 590l10 0"/>
<path stroke="#111" d="M50 500l400 0 0 120-400 0 0-120M50 100l400 0 0 300M500 500l300 0 0 120"/>
<text x="250" y="450" fill="#666">Plan</text><text x="250" y="700" fill="#666">Front</text></svg>`
const OUTLINE = [
  [0, 120],
  [400, 120],
  [400, 0],
  [0, 0],
  [0, 120],
]

it('reads the front view of a drawing, from its lower left corner', () => {
  expect(readFrontOutline(DRAWING)).toEqual({
    width: 400,
    height: 120,
    outline: [OUTLINE],
    edges: [
      [
        [10, 30],
        [20, 30],
      ],
    ],
  })
})

it('reads none from other drawings, nor where the view is not as large as the drawing states', () => {
  expect(readFrontOutline(DRAWING.replace('120 mm', '150 mm'))).toBeNull()
  expect(readFrontOutline(DRAWING.replace('Front', 'Elevation'))).toBeNull()
  expect(readFrontOutline('<svg/>')).toBeNull()
})

it.each([
  ['separators', `d="M${',\n'.repeat(200_000)}"`],
  ['digits', `d="M${'1'.repeat(400_000)}"`],
  ['signs', `d="M${'-.'.repeat(200_000)}"`],
  ['strokes', `d="${'M'.repeat(400_000)}"`],
  ['paths without an end', 'd="<path stroke="#111" '.repeat(18_000)],
  ['more than a drawing has', `d="${'M1 1'.repeat(1_000_000)}"`],
])('reads a drawing of nothing but %s in little time', (_, data) => {
  const started = performance.now()
  expect([undefined, 400]).toContain(readFrontOutline(DRAWING.replace('d="M60', `${data}/><path d="M60`))?.width)
  expect(performance.now() - started).toBeLessThan(1_000)
})

it('stands, hangs or is let in where it usually is', () => {
  const at = (kind: Parameters<typeof scalePlace>[0]['kind'], mountingHeight: string | null = null) =>
    scalePlace({ kind, isOnWall: false, mountingHeight }, { width: 400, height: 120 })
  expect(at('bath')).toEqual({ bottomMm: 0, benchMm: null })
  expect(at('counter-basin')).toEqual({ bottomMm: 780, benchMm: 780 })
  expect(at('inset-basin')).toEqual({ bottomMm: 740, benchMm: 860 })
  expect(at('wall-basin')).toEqual({ bottomMm: 730, benchMm: null })
  expect(at('mirror', '1500 mm')).toEqual({ bottomMm: 1440, benchMm: null })
})

it('draws both at one scale, with the sizes of the drawing', () => {
  const front = readFrontOutline(DRAWING)
  const place = { bottomMm: 780, benchMm: 780 }
  const svg = writeScaleSvg({ stated: { width: 400, height: 120 }, front, place })
  expect(svg).toMatch(/>400 mm<[^]*>120 mm<[^]*>1.7 m</)
  const [, x = '', y = ''] = /stroke="#1d1c1a"[^>]* d="M([\d.]+) ([\d.]+)L/.exec(svg) ?? []
  expect(svg).toContain(`M${x} ${y}L${Number(x) + 400} ${y}L${Number(x) + 400} ${Number(y) + 120}`)
  const box = writeScaleSvg({ stated: { width: 60, height: 150 }, front: null, place })
  expect(box).toMatch(/h60v-150h-60z[^]*>60 mm<[^]*>150 mm<[^]*>A4 sheet</)
})
