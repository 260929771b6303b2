import { assetUrl } from '#app/features/catalogue/asset-source.ts'
import { swatchPath } from '#app/features/catalogue/swatch.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup.ts'
import type { PaperPictures } from '#app/platform/pdf/paper.ts'

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

/** A table with its heads; the last column holds amounts. */
export function productTable(heads: readonly string[], rows: readonly Markup[]): Markup {
  const cells = heads.map(
    (head, index) => markup`<th scope="col" class="${index === heads.length - 1 ? 'number' : ''}">${head}</th>`,
  )
  return markup`<table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table>`
}
