import { SCALE, type Sheet, type SheetLayer, type SheetText } from './sheet.ts'

/** Width of pens in hundredths of a millimetre of paper, colour, and dashes in millimetres of paper. */
const PENS: Readonly<Record<SheetLayer, readonly [widthMm: number, colour: string, dashes?: string]>> = {
  wall: [0.18, '#8a857c'],
  bench: [0.18, '#55524c', '1.6 1.2'],
  edge: [0.16, '#2b2a28'],
  outline: [0.35, '#111111'],
  floor: [0.7, '#111111'],
  dimension: [0.11, '#55524c'],
  frame: [0.5, '#111111'],
}
const LAYERS = Object.keys(PENS) as SheetLayer[]
const FONT = "'Instrument Sans', Arial, Helvetica, sans-serif"

/** All sheets below one another: user units are millimetres of the room, and the size is that of the paper. */
export function writeElevationSvg(sheets: readonly Sheet[], title: string): string {
  const width = Math.max(...sheets.map(({ widthMm }) => widthMm))
  const height = sheets.reduce((sum, { heightMm }) => sum + heightMm, 0)
  let top = 0
  const parts = sheets.map((sheet) => {
    const part = `<g transform="translate(0 ${top})">${sheetMarkup(sheet)}</g>`
    top += sheet.heightMm
    return part
  })
  return svgOf({ width, height, title }, parts.join('\n'))
}

export function writeSheetSvg(sheet: Sheet, title: string): string {
  return svgOf({ width: sheet.widthMm, height: sheet.heightMm, title }, sheetMarkup(sheet))
}

function svgOf({ width, height, title }: { width: number; height: number; title: string }, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" data-unit="mm" width="${width / SCALE}mm" height="${height / SCALE}mm" viewBox="0 0 ${width} ${height}" font-family="${FONT}">
<title>${escapeXml(title)}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${body}
</svg>`
}

function sheetMarkup({ lines, texts, heightMm }: Sheet): string {
  const byLayer = Map.groupBy(lines, ({ layer }) => layer)
  const y = (value: number) => round(heightMm - value)
  const groups = LAYERS.map((layer) => {
    const [pen, colour, dashes] = PENS[layer]
    const data = (byLayer.get(layer) ?? [])
      .map(({ points }) => points.map(([x, up], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${y(up)}`).join(''))
      .join('')
    const dashed = dashes
      ? ` stroke-dasharray="${dashes
          .split(' ')
          .map((length) => Number(length) * SCALE)
          .join(' ')}"`
      : ''
    return data === ''
      ? ''
      : `<path data-layer="${layer}" d="${data}" fill="none" stroke="${colour}" stroke-width="${round(pen * SCALE)}" stroke-linecap="round" stroke-linejoin="round"${dashed}/>`
  })
  return [...groups, ...texts.map((text) => textMarkup(text, y))].join('')
}

function textMarkup(
  { at, text, sizeMm, anchor, isBold, isTurned, hasGround, layer }: SheetText,
  y: (value: number) => number,
) {
  const [x, up] = [round(at[0]), y(at[1])]
  const turned = isTurned ? ` transform="rotate(-90 ${x} ${up})"` : ''
  const weight = isBold ? ' font-weight="600"' : ''
  const ground = hasGround
    ? ` stroke="#ffffff" stroke-width="${round(sizeMm * 0.4)}" stroke-linejoin="round" paint-order="stroke"`
    : ''
  return `<text data-layer="${layer}" x="${x}" y="${up}" font-size="${sizeMm}" text-anchor="${anchor}" fill="#111111"${weight}${ground}${turned}>${escapeXml(text)}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu

function escapeXml(text: string): string {
  return text
    .replaceAll(UNWRITABLE, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
