export interface DrawingSize {
  readonly widthMm: number
  readonly heightMm: number
}

/** The root element of an SVG is in its first kilobytes. */
const HEAD_LENGTH = 4_096
const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`
const VIEW_BOX = new RegExp(String.raw`\sviewBox=["']${NUMBER}[\s,]+${NUMBER}[\s,]+${NUMBER}[\s,]+${NUMBER}["']`)

/**
 * True size of a drawing that states it: an SVG whose root says `data-unit="mm"`, one unit of its view box being one
 * millimetre of the product. Null for all others: a width in millimetres may be that of the paper.
 */
export function statedSize(svg: string): DrawingSize | null {
  const root = /<svg\s[^>]*>/.exec(svg.slice(0, HEAD_LENGTH))?.[0] ?? ''
  if (!/\sdata-unit=["']mm["']/.test(root)) return null
  const [, , , width, height] = VIEW_BOX.exec(root) ?? []
  const size = { widthMm: Number(width), heightMm: Number(height) }
  return size.widthMm > 0 && size.heightMm > 0 ? size : null
}
