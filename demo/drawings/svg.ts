import type { Stroke } from './chain.ts'
import { ARROW_HALF_WIDTH, ARROW_LENGTH, LINE_LAYERS } from './drawing.ts'
import type { Arrow, Drawing, Label, LineLayer } from './drawing.ts'

/** Colour, and width in heights of a letter of a dimension. */
const PENS: Record<LineLayer, { colour: string; width: number }> = {
  outline: { colour: '#111', width: 0.13 },
  edge: { colour: '#333', width: 0.06 },
  datum: { colour: '#999', width: 0.1 },
  dimension: { colour: '#888', width: 0.045 },
  extension: { colour: '#aaa', width: 0.04 },
}

const FONT = 'Helvetica, Arial, sans-serif'
const SIZES: Record<Label['kind'], number> = { dimension: 1.35, caption: 1.2, note: 1 }
const COLOURS: Record<Label['kind'], string> = { dimension: '#222', caption: '#666', note: '#888' }

/** The drawing as SVG: one unit of the view box is one millimetre of the product. The same drawing gives the same text. */
export function writeSvg({ title, description, frame, textMm, lines, arrows, labels }: Drawing): string {
  const decimals = Math.max(0, Math.min(3, 3 - Math.floor(Math.log10(Math.max(1, frame.right - frame.left)))))
  const ink = inkAt(frame.left, frame.top, decimals)
  const width = rounded(frame.right - frame.left, decimals)
  const height = rounded(frame.top - frame.bottom, decimals)
  const groups = LINE_LAYERS.toReversed().map((layer) => {
    const path = lines.filter((line) => line.layer === layer).map(({ points }) => ink.path(points))
    const { colour, width } = PENS[layer]
    return path.length > 0
      ? `<path stroke="${colour}" stroke-width="${penWidth(width * textMm)}" d="${path.join('')}"/>`
      : ''
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" data-unit="mm" role="img">
<title>${escaped(title)}</title>
<desc>${escaped(description)}</desc>
<rect width="${width}" height="${height}" fill="#fff"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
${groups.filter(Boolean).join('\n')}
</g>
<path fill="#888" d="${arrows.map((arrow) => ink.path(arrowHead(arrow, textMm))).join('')}"/>
<g font-family="${FONT}" text-anchor="middle">
${labels.map((label) => ink.label(label, textMm)).join('\n')}
</g>
</svg>
`
}

/** Corners of an arrow head. */
export function arrowHead({ tip: [x, y], towards: [ax, ay] }: Arrow, textMm: number): Stroke {
  const [back, half] = [ARROW_LENGTH * textMm, ARROW_HALF_WIDTH * textMm]
  return [
    [x, y],
    [x - ax * back - ay * half, y - ay * back + ax * half],
    [x - ax * back + ay * half, y - ay * back - ax * half],
  ]
}

/** Turns places of the drawing (y up) into SVG (y down), rounded to the given decimals. */
function inkAt(left: number, top: number, decimals: number) {
  const place = (x: number, y: number) => [rounded(x - left, decimals), rounded(top - y, decimals)] as const
  return {
    path(points: Stroke): string {
      const [[startX, startY] = [0, 0], ...rest] = points.map(([x, y]) => place(x, y))
      let [x, y] = [startX, startY]
      const steps = rest.map(([nextX, nextY]) => {
        const step = joined([rounded(nextX - x, decimals), rounded(nextY - y, decimals)])
        ;[x, y] = [nextX, nextY]
        return step
      })
      return `M${joined([startX, startY])}l${joined(steps)}`
    },
    label({ kind, at: [x, y], text, isTurned }: Label, textMm: number): string {
      const [px, py] = place(x, y)
      const turn = isTurned ? ` transform="rotate(-90 ${px} ${py})"` : ''
      const size = penWidth(SIZES[kind] * textMm)
      return `<text x="${px}" y="${py}"${turn} font-size="${size}" fill="${COLOURS[kind]}">${escaped(text)}</text>`
    },
  }
}

/** Numbers in a row with no more between them than a reader needs. */
function joined(values: readonly (number | string)[]): string {
  return values
    .map((value) => String(value).replace(/(^|[ -])0\./g, '$1.'))
    .reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text} ${value}`), '')
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor + 0
}

function penWidth(value: number): number {
  return Number(value.toPrecision(3))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
