import { expect, it } from 'vitest'
import { scalePlace } from './scale-place.ts'
import { readViewOutline } from './view-outline.ts'
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
  expect(readViewOutline(DRAWING, 'Front')).toEqual({
    view: 'Front',
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

it('reads the plan above it, as high as the product is deep', () => {
  const plan = readViewOutline(DRAWING, 'Plan')
  const [box] = plan?.outline ?? []
  expect([plan?.width, plan?.height, box?.[0], plan?.edges]).toEqual([400, 300, [0, 300], []])
})

it('reads none from other drawings, nor where the view is not as large as the drawing states', () => {
  expect(readViewOutline(DRAWING.replace('120 mm', '150 mm'), 'Front')).toBeNull()
  expect(readViewOutline(DRAWING.replace('Front', 'Elevation'), 'Front')).toBeNull()
  expect(readViewOutline('<svg/>', 'Front')).toBeNull()
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
  expect([undefined, 400]).toContain(
    readViewOutline(DRAWING.replace('d="M60', `${data}/><path d="M60`), 'Front')?.width,
  )
  expect(performance.now() - started).toBeLessThan(1_000)
})

it('stands, hangs or is let in where it usually is', () => {
  const at = (kind: Parameters<typeof scalePlace>[0]['kind'], mountingHeight: string | null = null) =>
    scalePlace({ kind, isOnWall: false, mountingHeight }, { width: 400, height: 120 })
  expect(at('bath')).toEqual({ bottomMm: 0, benchMm: null })
  expect(at('wall-hung-toilet')).toEqual({ bottomMm: 70, benchMm: null })
  expect(at('counter-basin')).toEqual({ bottomMm: 780, benchMm: 780 })
  expect(at('inset-basin')).toEqual({ bottomMm: 740, benchMm: 860 })
  expect(at('wall-basin')).toEqual({ bottomMm: 730, benchMm: null })
  expect(at('mirror', '1500 mm')).toEqual({ bottomMm: 1440, benchMm: null })
})

it('draws both at one scale, with the sizes of the drawing', () => {
  const drawn = readViewOutline(DRAWING, 'Front')
  const place = { bottomMm: 780, benchMm: 780 }
  const svg = writeScaleSvg({ size: { width: 400, height: 120 }, drawn, beside: 'person', place })
  expect(svg).toMatch(/>400 mm<[^]*>120 mm<[^]*>1.7 m</)
  const [, x = '', y = ''] = /stroke="#1d1c1a"[^>]* d="M([\d.]+) ([\d.]+)L/.exec(svg) ?? []
  expect(svg).toContain(`M${x} ${y}L${Number(x) + 400} ${y}L${Number(x) + 400} ${Number(y) + 120}`)
  const box = writeScaleSvg({ size: { width: 60, height: 150 }, drawn: null, beside: 'sheet', place })
  expect(box).toMatch(/h60v-150h-60z[^]*>60 mm<[^]*>150 mm<[^]*>A4 sheet</)
  expect(box).not.toContain('From above')
})

it('says of a plan that it is seen from above', () => {
  const drawn = readViewOutline(DRAWING, 'Plan')
  const place = { bottomMm: 0, benchMm: null }
  const svg = writeScaleSvg({ size: { width: 400, height: 300 }, drawn, beside: 'sheet', place })
  expect(svg).toMatch(/>400 mm<[^]*>300 mm<[^]*>A4 sheet<[^]*>From above</)
})
