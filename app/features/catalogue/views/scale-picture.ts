import { api } from '#app/addresses/api.ts'
import { isOwnDrawing } from '@specify/catalogue/files/asset-source.ts'
import type { VariantView } from './product-view.ts'

/** The stated sizes of a product from the front, in millimetres. */
export interface FrontSize {
  readonly width: number
  readonly height: number
}

/** A reference of known size: a person of 1.7 m, or a sheet of A4. */
export type ScaleReference = 'person' | 'sheet'

/** Smaller ones would be lost beside a person. */
const LARGEST_BESIDE_SHEET_MM = 330

export function scaleReference({ width, height }: FrontSize): ScaleReference {
  return Math.max(width, height) > LARGEST_BESIDE_SHEET_MM ? 'person' : 'sheet'
}

const LARGEST_MM = 5_000

/** Null unless both are stated: what has a length is seen along it. */
export function statedFront(valueOf: (key: 'length' | 'width' | 'height') => unknown): FrontSize | null {
  const [width, height] = [valueOf('length') ?? valueOf('width'), valueOf('height')].map(Number)
  const isSize = (mm: number | undefined): mm is number => mm !== undefined && mm > 0 && mm <= LARGEST_MM
  return isSize(width) && isSize(height) ? { width, height } : null
}

const BESIDE = { person: 'a person 1.7 m tall', sheet: 'a sheet of A4' } as const

export interface ScalePicture {
  /** Complete. */
  readonly image: string
  readonly alt: string
}

/**
 * The picture that shows how large a variant is; null where neither its width and height are stated nor the site has a
 * drawing of it. One of a drawing that cannot be read does not load.
 */
export function scalePicture(
  locale: string,
  { sku, fields, lineDiagrams }: Pick<VariantView, 'sku' | 'fields' | 'lineDiagrams'>,
): ScalePicture | null {
  const image = api.scale.href({ locale, sku })
  const numberOf = (key: string) => {
    const text = fields.find((field) => field.key === key)?.value
    return text === undefined ? undefined : Number(text.replace(/ mm$/, '').replaceAll(',', ''))
  }
  const front = statedFront(numberOf)
  if (!front) return isOwnDrawing(lineDiagrams[0]) ? { image, alt: 'To scale beside something of a known size' } : null
  const [length = 0, width = Infinity] = [numberOf('length'), numberOf('width')]
  // Sizes of a bent bar are stated along its arms.
  const sizes = length > 5 * width ? '' : `: ${front.width} mm wide, ${front.height} mm high`
  return { image, alt: `To scale beside ${BESIDE[scaleReference(front)]}${sizes}` }
}
