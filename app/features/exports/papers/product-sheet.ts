import { formatMoney } from '@specify/core/money.ts'
import { monthYear } from '@specify/core/text/month-year.ts'
import { groupOf } from '#app/features/catalogue/compare/comparison-groups.ts'
import { fileFormat } from '@specify/catalogue/files/file-name.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import type { ProductView, VariantView } from '#app/features/catalogue/views/product-view.ts'
import { variantLabels } from '#app/features/catalogue/views/variant-labels.ts'
import type { Market } from '@specify/core/market.ts'
import { markup, NOTHING, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import { drawing, pairs, paperTable, picture, swatch } from './paper-parts.ts'
import { PRODUCT_SHEET_STYLE } from './product-sheet-style.ts'

export interface ProductSheet {
  readonly market: Market
  readonly product: ProductView
  /** The variant that is printed. */
  readonly variant: VariantView
  readonly category: string
  readonly description: Markup
  readonly descriptionLength: number
  readonly parts: Readonly<Record<string, PartView>>
  readonly replacedBy: readonly string[]
  readonly priceBasis: string
  /** Formatted date. */
  readonly date: string
  readonly publicUrl: string
}

/** Longer ones have a part of their own. */
const MAX_INTRO_LENGTH = 420
const MAX_DRAWINGS = 3
const MAX_FURTHER_PICTURES = 3
/** Groups of more rows may be divided between columns and pages. */
const UNDIVIDED_ROWS = 18

/** The sheet of one variant: as an object, as a drawing, in figures. */
export function productSheet(sheet: ProductSheet): Paper {
  const { market, product, variant, category, description, descriptionLength, publicUrl, date } = sheet
  const pictures = new PaperPictures()
  const labels = variantLabels(product.variants)
  const label = labels[product.variants.indexOf(variant)] ?? ''
  const isIntro = descriptionLength <= MAX_INTRO_LENGTH
  const name = product.name
  return {
    language: market.language,
    title: `${name} ${variant.sku}`,
    running: {
      name: product.brand || name,
      kind: 'Product sheet',
      about: [shortened(name, 80), `${variant.sku}  ·  ${new URL(publicUrl).host}`],
      issue: date,
    },
    pictures,
    style: PRODUCT_SHEET_STYLE,
    body: markup`<article>
<header><h1>${name}</h1><p class="below">${[category, label].filter(Boolean).join(' · ')}</p></header>
${product.isDiscontinued && discontinued(sheet.replacedBy)}
<section class="portrait" aria-label="Overview">
${picture(pictures, variant.images[0], { alt: [name, variant.colour].filter(Boolean).join(' in '), className: 'hero' })}
<div>${identity(sheet, label, pictures)}${isIntro && markup`<div class="text">${description}</div>`}</div>
</section>
${!isIntro && markup`<section><h2>Overview</h2><div class="text">${description}</div></section>`}
${variant.features.length > 0 && markup`<section class="whole"><h2>Features &amp; Benefits</h2><ul class="bullets">${variant.features.map((each) => markup`<li>${each}</li>`)}</ul></section>`}
${looks(variant, name, pictures)}
${variant.fields.length > 0 && markup`<section><h2>Specifications</h2><div class="groups">${specifications(variant)}</div></section>`}
${codes(product, variant, labels, pictures)}
${partsTable('Components', variant.components, sheet.parts)}
${partsTable('Spare Parts', variant.spareParts, sheet.parts)}
${files(variant, publicUrl)}
</article>`,
  }
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

function discontinued(replacedBy: readonly string[]): Markup {
  return markup`<p class="notice">Discontinued.${replacedBy.length > 0 && markup` Replaced by <span class="code">${replacedBy.join(', ')}</span>.`}</p>`
}

const KEY_FACTS = ['size', 'item-material', 'wels-rating', 'warranty'] as const

/** Said beside the picture already. */
const IDENTITY: ReadonlySet<string> = new Set(['item-code', 'ean', 'brand', 'range', 'colour'])

function identity({ product, variant, priceBasis }: ProductSheet, label: string, pictures: PaperPictures): Markup {
  const facts = KEY_FACTS.flatMap((key) => variant.fields.find((field) => field.key === key) ?? [])
  return pairs([
    { label: 'Product code', value: markup`<span class="code">${variant.sku}</span>` },
    { label: 'Item code', value: variant.itemCode === variant.sku ? '' : code(variant.itemCode) },
    { label: 'EAN', value: code(variant.ean) },
    {
      label: variant.colour === null ? 'Variant' : 'Finish',
      value: variant.colour === null ? label : markup`${swatch(pictures, variant.colour)}${variant.colour}`,
    },
    { label: 'Brand', value: product.brand },
    { label: 'Collection', value: product.range },
    ...facts.map((field) => ({ label: field.label, value: monthYear(field.value) })),
    { label: 'Price', value: priceText(variant.price, priceBasis) },
  ])
}

function code(text: string | null): Markup | '' {
  return text === null ? '' : markup`<span class="code">${text}</span>`
}

function priceText(price: PriceDisplay, priceBasis: string): Markup | '' {
  if (price.kind === 'none' || price.kind === 'contact') return ''
  const was = price.kind === 'discounted' && markup` <s class="soft">${formatMoney(price.was, 2)}</s>`
  return markup`<strong>RRP ${formatMoney(price.price, 2)}</strong> (inc. GST)${was}<br><span class="small">${priceBasis}</span>`
}

function specifications({ fields }: VariantView): Markup[] {
  const further = fields.filter(({ key }) => !IDENTITY.has(key))
  return [...Map.groupBy(further, ({ key }) => groupOf(key))].map(
    ([title, own]) =>
      markup`<div class="${own.length > UNDIVIDED_ROWS ? 'long' : 'whole'}"><h3>${title}</h3>${pairs(
        own.map(({ label, value }) => ({ label, value: monthYear(value) })),
      )}</div>`,
  )
}

/** Further pictures, then drawings. A single picture stands beside the first drawing: a row of its own would be empty. */
function looks({ images, lineDiagrams }: VariantView, name: string, pictures: PaperPictures): Markup {
  const views = images
    .slice(1, 1 + MAX_FURTHER_PICTURES)
    .map((each, index) => picture(pictures, each, { alt: `${name}, view ${index + 2}`, className: 'view' }))
  const [first, ...drawings] = lineDiagrams
    .slice(0, MAX_DRAWINGS)
    .map((each) => drawing(pictures, each, `Measurements of ${name}`))
  const isBeside = views.length === 1 && first !== undefined
  const content = isBeside ? markup`<div class="beside">${views}${first}</div>` : first
  return markup`${views.length > 0 && !isBeside && markup`<section class="whole"><h2>Pictures</h2><div class="views">${views}</div></section>`}
${content !== undefined && markup`<section class="whole"><h2>Measurements</h2>${content}</section>`}
${drawings.map((each) => markup`<section class="whole">${each}</section>`)}`
}

const toColumns = (texts: readonly string[]) =>
  texts.map((text) => ({ text, className: text === 'RRP' ? 'number' : '' }))
const CODE_COLUMNS = toColumns(['Variant', 'Product code', 'EAN', 'RRP'])
const PART_COLUMNS = toColumns(['Part', 'Product code', 'Finish', 'RRP'])

function codes(
  { variants }: ProductView,
  selected: VariantView,
  labels: readonly string[],
  pictures: PaperPictures,
): Markup {
  const rows = variants.map(
    (each, index) =>
      markup`<tr class="${each.sku === selected.sku ? 'marked' : ''}"><th scope="row">${each.colour !== null && swatch(pictures, each.colour)}${labels[index] ?? ''}</th><td><span class="code">${each.sku}</span></td><td><span class="code">${each.ean ?? '–'}</span></td><td class="number">${amount(each.price)}</td></tr>`,
  )
  return markup`<section class="${wholeWhere(rows)}"><h2>Product Codes</h2>${paperTable(CODE_COLUMNS, rows)}</section>`
}

function partsTable(title: string, skus: readonly string[], parts: ProductSheet['parts']): Markup {
  const rows = skus.flatMap((sku) => {
    const part = parts[sku]
    return part
      ? [
          markup`<tr><th scope="row">${part.name}</th><td><span class="code">${part.sku}</span></td><td>${part.colour ?? '–'}</td><td class="number">${amount(part.price)}</td></tr>`,
        ]
      : []
  })
  if (rows.length === 0) return NOTHING
  return markup`<section class="${wholeWhere(rows)}"><h2>${title}</h2>${paperTable(PART_COLUMNS, rows)}</section>`
}

/** Few rows are not divided: one alone at the foot of a page is overlooked. */
function wholeWhere(rows: readonly Markup[]): string {
  return rows.length <= UNDIVIDED_ROWS ? 'whole' : ''
}

function amount(price: PriceDisplay): string {
  return price.kind === 'rrp' || price.kind === 'discounted' ? formatMoney(price.price, 2) : ''
}

function files({ files: offered }: VariantView, publicUrl: string): Markup {
  if (offered.length === 0) return NOTHING
  const items = offered.map(({ label, url, version }) => {
    const format = fileFormat(url)
    const about = [label.includes(format) ? '' : format, version === null ? '' : `version ${version}`]
      .filter(Boolean)
      .join(', ')
    return markup`<li><a href="${new URL(url, `${publicUrl}/`).href}">${label}</a>${about !== '' && markup` <span class="soft">${about}</span>`}</li>`
  })
  return markup`<section class="whole"><h2>Files</h2><ul class="bullets files">${items}</ul></section>`
}
