import { attributeOf } from './scan-sheet.ts'

/** Formats of added cells, as cells name them; null for the sheet's own default. */
export interface AddedStyles {
  readonly text: number | null
  readonly boldText: number | null
  readonly amount: number | null
  readonly boldAmount: number | null
}

export const NO_STYLES: AddedStyles = { text: null, boldText: null, amount: null, boldAmount: null }

/** Built-in number formats: text, which is never computed, and `#,##0.00`. */
const [TEXT_FORMAT, AMOUNT_FORMAT] = [49, 4]

/**
 * The part of the formats with four more, in the font of the workbook. What it has keeps its place. Where it is not of the
 * usual form, it stays as it is, and added cells have no format of their own.
 */
export function withAddedStyles(part: string): { readonly part: string; readonly styles: AddedStyles } {
  const fonts = listIn(part, 'fonts')
  const formats = listIn(part, 'cellXfs')
  if (!fonts || !formats || fonts.start > formats.start) return { part, styles: NO_STYLES }
  const [font = ''] = /<((?:[A-Za-z_][\w.-]*:)?)font(?=[\s/>])[^>]*?(?:\/>|>[^]*?<\/\1font\s*>)/.exec(fonts.inner) ?? []
  const fontCount = countOf(fonts.inner, 'font')
  const formatCount = countOf(formats.inner, 'xf')
  if (font === '' || formatCount === 0) return { part, styles: NO_STYLES }
  const { prefix } = formats
  const format = (number: number, fontId: number) =>
    `<${prefix}xf numFmtId="${number}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${fontId === 0 ? '' : ' applyFont="1"'}/>`
  const added = [
    format(TEXT_FORMAT, 0),
    format(TEXT_FORMAT, fontCount),
    format(AMOUNT_FORMAT, 0),
    format(AMOUNT_FORMAT, fontCount),
  ]
  const changed =
    part.slice(0, fonts.start) +
    written(fonts, `${fonts.inner}${bold(font, fonts.prefix)}`, fontCount + 1) +
    part.slice(fonts.end, formats.start) +
    written(formats, `${formats.inner}${added.join('')}`, formatCount + added.length) +
    part.slice(formats.end)
  const [text, boldText, amount, boldAmount] = added.map((_, index) => formatCount + index) as [number, number, number, number] // prettier-ignore
  return { part: changed, styles: { text, boldText, amount, boldAmount } }
}

interface List {
  readonly start: number
  readonly end: number
  readonly prefix: string
  readonly attributes: string
  readonly inner: string
  readonly name: string
}

function listIn(part: string, name: string): List | null {
  const found = new RegExp(`<((?:[A-Za-z_][\\w.-]*:)?)${name}(\\s[^>]*)?>([^]*?)</\\1${name}\\s*>`).exec(part)
  if (!found) return null
  const [whole, prefix = '', attributes = '', inner = ''] = found
  return { start: found.index, end: found.index + whole.length, prefix, attributes, inner, name }
}

function written({ prefix, name, attributes }: List, inner: string, count: number): string {
  const stated = attributeOf(attributes, 'count')
  const own =
    stated === undefined ? attributes : attributes.replace(/\bcount\s*=\s*(?:"[^"]*"|'[^']*')/, `count="${count}"`)
  return `<${prefix}${name}${own}>${inner}</${prefix}${name}>`
}

function countOf(inner: string, name: string): number {
  return inner.match(new RegExp(`<(?:[A-Za-z_][\\w.-]*:)?${name}(?=[\\s/>])`, 'g'))?.length ?? 0
}

function bold(font: string, prefix: string): string {
  if (/<(?:[A-Za-z_][\w.-]*:)?b(?=[\s/>])/.test(font)) return font
  const empty = /^(<[^>]*?)\s*\/>$/.exec(font)
  if (empty) return `${empty[1]}><${prefix}b/></${prefix}font>`
  return font.replace(/^<[^>]*>/, `$&<${prefix}b/>`)
}
