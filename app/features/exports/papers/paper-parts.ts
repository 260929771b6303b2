import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import type { SummaryProduct } from '../summary/summary.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup/markup.ts'
import type { PaperPictures } from '#app/platform/pdf/markup/paper.ts'

interface Pair {
  readonly label: string
  readonly value: Markup | string
}

/** Labels with their values; those without a value are left out. */
export function pairs(all: readonly Pair[]): Markup {
  const rows = all.filter(({ value }) => value !== '')
  if (rows.length === 0) return NOTHING
  return markup`<dl class="pairs">${rows.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** `address` is a path in the asset store, or complete. */
export function picture(
  pictures: PaperPictures,
  address: string | undefined,
  { alt, className }: { readonly alt: string; readonly className: string },
): Markup {
  if (address === undefined) return markup`<div class="tile none ${className}">No picture available</div>`
  return markup`<img class="tile ${className}" src="${pictures.use(assetUrl(address))}" alt="${alt}">`
}

export function drawing(pictures: PaperPictures, address: string, alt: string): Markup {
  return markup`<img class="drawing" src="${pictures.use(assetUrl(address))}" alt="${alt}">`
}

/** A round sample of a finish. */
export function swatch(pictures: PaperPictures, colour: string): Markup {
  return markup`<img class="swatch" src="${pictures.use(swatchPath(colour))}" alt="">`
}

/** `  ·  Matte Black, 800 mm  ·  Caroma`, to stand behind a code; without the first dot where there is none. */
export function variantAndBrand(product: Pick<SummaryProduct, 'brand' | 'variantText'>, code?: string): string {
  const words = [product.variantText, product.brand].filter(Boolean).join('  ·  ')
  return words === '' || code === '' ? words : `  ·  ${words}`
}

/** A code in one piece; a typed one of many letters is divided rather than cut. */
export function codeMark(code: string): Markup {
  return markup`<span class="${code.length > 24 ? 'code wraps' : 'code'}">${code}</span>`
}

/** Class of a cell of a number, in one piece; an allowance with its GST is divided rather than cut. */
export function numberClass(text: string): string {
  return text.endsWith('GST') ? 'number wraps' : 'number'
}

/** Tags, none of which is divided: a line may break between them. */
export function tagCodes(tags: readonly string[]): Markup[] {
  return tags.map((tag) => markup`<span class="code">${tag}</span> `)
}

/** Labels of fields that stand beside the code. */
export const SAID: ReadonlySet<string> = new Set(['Brand', 'Colour', 'Item code', 'Product code'])

export interface Column {
  readonly text: string
  /** Its width, and how its cells are set. */
  readonly className: string
}

/** A table; what is in the band stands above the heads, on every page that the table goes on to. */
export function paperTable(
  columns: readonly Column[],
  rows: readonly Markup[],
  { className = '', band = NOTHING }: { readonly className?: string; readonly band?: Markup } = {},
): Markup {
  return markup`<table class="${className}"><colgroup>${columns.map((each) => markup`<col class="${each.className}">`)}</colgroup><thead>${band}<tr>${columns.map((each) => markup`<th scope="col" class="${each.className}">${each.text}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`
}
