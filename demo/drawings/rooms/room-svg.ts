import type { Point2 } from '../projection.ts'
import { LINE_LAYERS, type LineLayer } from '../drawing.ts'
import { TEXT_MM, type RoomView } from './room-drawing.ts'
import { MARK_RADIUS_MM } from './room-marks.ts'
import { GROWTH, keptWhenSmall, MARK_GROWTH } from './small-drawing.ts'

const PENS: Record<LineLayer, { colour: string; width: number }> = {
  outline: { colour: '#111', width: 9 },
  edge: { colour: '#444', width: 4.5 },
  datum: { colour: '#111', width: 14 },
  dimension: { colour: '#777', width: 4 },
  extension: { colour: '#aaa', width: 3 },
}
/** Below it figures could not be read: they grow. */
const SMALL_PX_PER_MM = 0.14
const FONT = 'Helvetica, Arial, sans-serif'

/** A view of a room as SVG: one unit of the view box is one millimetre. The same view gives the same text. */
export function writeRoomSvg(title: string, { frame, lines, labels, marks }: RoomView): string {
  const place = ([x, y]: Point2) => [Math.round(x - frame.left), Math.round(frame.top - y)] as const
  const [width, height] = sizeOf(frame)
  const groups = LINE_LAYERS.toReversed().flatMap((layer) => {
    const own = lines.filter((line) => line.layer === layer)
    const { colour, width: pen } = PENS[layer]
    if (own.length === 0) return []
    const d = own.map(({ points }) => `M${points.map((point) => place(point).join(' ')).join('L')}`).join('')
    return [`<path stroke="${colour}" stroke-width="${pen}" d="${d}"/>`]
  })
  const isKept = keptWhenSmall({ labels, marks })
  const texts = labels.map((label) => {
    const [x, y] = place(label.at)
    const turn = label.isTurned ? ` transform="rotate(-90 ${x} ${y})"` : ''
    return `<text x="${x}" y="${y}"${turn}${isKept(label) ? '' : ' class="large"'}>${label.text}</text>`
  })
  const letters = marks.map(({ at, mark }) => {
    const [x, y] = place(at)
    return `<g transform="translate(${x} ${y})"><g class="mark"><circle r="${MARK_RADIUS_MM}"/><text y="25" stroke="none" fill="#111">${mark}</text></g></g>`
  })
  const small = `@media(max-width:${Math.round(width * SMALL_PX_PER_MM)}px){.figures{font-size:${TEXT_MM * GROWTH}px;stroke-width:30px}.large{display:none}.mark{transform:scale(${MARK_GROWTH})}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-unit="mm" role="img">
<title>${title.replaceAll('&', '&amp;')}</title>
<style>${small}</style>
<rect width="${width}" height="${height}" fill="#fff"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
${groups.join('\n')}
</g>
<g class="figures" font-family="${FONT}" font-size="${TEXT_MM}" fill="#222" stroke="#fff" stroke-width="18" paint-order="stroke" text-anchor="middle">
${texts.join('\n')}
</g>
<g font-family="${FONT}" font-size="70" font-weight="600" fill="#fff" stroke="#111" stroke-width="6" text-anchor="middle">
${letters.join('\n')}
</g>
</svg>
`
}

export function sizeOf({ left, right, bottom, top }: RoomView['frame']): readonly [number, number] {
  return [Math.round(right - left), Math.round(top - bottom)]
}
