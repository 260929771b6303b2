import { slugify } from '../../site.ts'
import { CATEGORY_PATHS, categoryChain, categoryName } from '../categories.ts'
import type { DemoProduct, ProductDraft } from '../model.ts'
import { hashOf } from './hash.ts'
import { itemCode } from './item-code.ts'
import { buildingProductOf, classificationOf } from './statements.ts'
import { clip, listInWords } from './text.ts'
import { toPictures, toVariant } from './variant.ts'

/** Products that entered later count as new: within half a year before the catalogue was drawn up. */
const NEW_SINCE = '2026-05-20'
const LAST_ENTRY = '2026-10-30'

/** Makes the feed record and the pictures of a draft. `slug` is unique across the catalogue. */
export function assemble(draft: ProductDraft, slug: string): DemoProduct {
  const name = typeof draft.name === 'string' ? { au: draft.name, nz: draft.name } : draft.name
  const { line } = draft
  const createdAt = entryDate(draft)
  const classification = classificationOf(draft.at)
  const buildingProduct = buildingProductOf(draft)
  const first = draft.options[0]
  if (!first) throw new Error(`${draft.code} ${name.au} has no options`)
  const markets = draft.markets ?? ['au', 'nz']
  const isBuilder = (locale: 'au' | 'nz') => (draft.builderRange?.includes(locale) ? 'YES' : 'NO')
  return {
    pictures: draft.options.map((option) => toPictures(draft, option)),
    record: {
      productId: `${slugify(line.brand)}-${slugify(draft.code)}`,
      name: { 'en-AU': name.au, 'en-NZ': name.nz },
      slug,
      description: draft.description,
      markets,
      categories: draft.at.map(categoryChain),
      masterVariantID: itemCode(draft, first),
      brand: line.brand,
      range: line.range,
      'sub-brand': line.subBrand,
      'product-types': [...new Set([...draft.at.map(categoryName), ...(draft.types ?? [])])],
      'specify-sectors': [...(draft.sectors ?? line.sectors)].toSorted((a, b) => a - b),
      IsNew: createdAt >= NEW_SINCE && draft.status !== 'discontinued',
      IsGWAInternal: draft.isInternal ?? false,
      'builder-range': { 'en-AU': isBuilder('au'), 'en-NZ': isBuilder('nz') },
      status: draft.status ?? 'current',
      replacedBy: draft.replacedBy ?? [],
      alternatives: draft.alternatives ?? [],
      ...(draft.requires && { requires: draft.requires }),
      ...(classification && { classification }),
      ...(buildingProduct && { buildingProduct }),
      ...metadata(draft, name.au),
      createdAt,
      variants: draft.options.map((option) => toVariant(draft, option, name.au, createdAt)),
    },
  }
}

/** A path segment for each draft, from its name; a name that is taken gets the code added. */
export function uniqueSlugs(drafts: readonly ProductDraft[]): string[] {
  const taken = new Set<string>()
  return drafts.map(({ name, code }) => {
    const plain = slugify(typeof name === 'string' ? name : name.au)
    const slug = taken.has(plain) ? `${plain}-${slugify(code)}` : plain
    taken.add(slug)
    return slug
  })
}

/** A day within the years of the line, or within the month that the draft names. */
function entryDate({ line, code, launched }: ProductDraft): string {
  const day = String(1 + (hashOf(`day ${code}`) % 28)).padStart(2, '0')
  if (launched) return `${launched}-${day}`
  const [from, to] = line.years
  const month = hashOf(`entry ${code}`) % ((to - from + 1) * 12)
  const date = `${from + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`
  return date > LAST_ENTRY ? `${to}-0${1 + (month % 9)}-${day}` : date
}

function metadata(draft: ProductDraft, name: string) {
  const place = categoryName(draft.at[0] ?? CATEGORY_PATHS[0] ?? 'tapware/basin-mixers')
  const { line } = draft
  const title = name.startsWith(line.brand) ? name : `${line.brand} ${name}`
  const finishes = [...new Set(draft.options.map((option) => option.colour ?? option.finish))].filter(
    (colour) => colour !== 'Not Applicable',
  )
  const choice = finishes.length > 1 ? `In ${listInWords(finishes.map((colour) => colour.toLowerCase()))}.` : ''
  return {
    metaTitle: title.length + place.length > 62 ? clip(title, 65) : `${title} | ${place}`,
    metaDescription: clip(
      [openingOf(draft.description) || `${title}, ${place.toLowerCase()}.`, choice].filter(Boolean).join(' '),
      155,
    ),
    metaKeywords: [...new Set([name, line.brand, line.range, place, ...finishes])].filter(Boolean).join(', '),
  }
}

/** The first sentences of a description, as many as a search result shows. */
function openingOf(description: string): string {
  const sentences =
    description
      .split('\n')[0]
      ?.replaceAll('**', '')
      .match(/.+?\.(?=\s|$)/g) ?? []
  const [first = '', second = ''] = sentences.map((sentence) => sentence.trim())
  return first.length + second.length < 130 ? `${first} ${second}`.trim() : first
}
