import type { Attributes } from '@specify/catalogue/facts/attributes.ts'
import { categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import type { AccessStandard, WaterUse } from '@specify/catalogue/facts/evidence-fields.ts'
import { evidenceOf, statedStandards } from '@specify/catalogue/facts/evidence.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { fixtureKind, type FixtureKind } from '#app/features/content/fixture-kind.ts'

export type StatedFlag = 'yes' | 'no' | 'not stated'

/** The catalogue's figures of a product for building certifiers. Null means not stated. */
export interface ProductFigures {
  readonly finish: string
  /** Size, hand and option where they tell it apart from other variants; empty texts elsewhere. */
  readonly size: string
  readonly hand: string
  readonly option: string
  /** `Chrome, 800 mm, Left hand` */
  readonly variantText: string
  /** Null where the table has no kind for it. */
  readonly kind: FixtureKind | null
  readonly waterUse: WaterUse | null
  readonly leadFree: StatedFlag
  readonly dezincificationResistant: StatedFlag
  readonly stars: number | null
  readonly registration: string | null
  /** L/min */
  readonly flow: number | null
  /** Litres. */
  readonly fullFlush: number | null
  readonly halfFlush: number | null
  /** (full + 4 × half) / 5, as AS/NZS 6400 weighs them; null where one of the two is not stated. */
  readonly averageFlush: number | null
  readonly licence: string | null
  /** Includes stated editions. */
  readonly standards: readonly string[]
  readonly accessStandards: readonly AccessStandard[]
  /** ISO date. */
  readonly dataCheckedOn: string | null
}

export function productFigures({ product, variant }: CodedVariant, kinds: readonly FixtureKind[]): ProductFigures {
  const { attributes } = variant
  const { size, hand, option, text } = variantWords(product, variant)
  const stated = evidenceOf(product, variant)
  const { waterUse = null, accessStandards = [], dataCheckedOn = null } = stated
  const { fullFlush, halfFlush } = readFlushes(attributes)
  return {
    finish: textOf(attributes.colour) ?? '',
    size,
    hand,
    option,
    variantText: text,
    kind: fixtureKind(kinds, [...product.productTypes, ...categoryNames({ product, variant })], waterUse),
    waterUse,
    leadFree: statedFlag(attributes.leadfree),
    dezincificationResistant: statedFlag(stated.dezincificationResistant),
    stars: readStars(textOf(attributes['wels-rating'])),
    registration: textOf(attributes['wels-registration']),
    flow: readFlow(textOf(attributes['wels-flow-rate'])) ?? numberOf(attributes['litres-per-minute']),
    fullFlush,
    halfFlush,
    averageFlush: fullFlush === null || halfFlush === null ? null : averageFlush(fullFlush, halfFlush),
    licence: textOf(attributes['watermark-licence']),
    standards: statedStandards({ product, variant }),
    accessStandards,
    dataCheckedOn,
  }
}

function statedFlag(value: Attributes[keyof Attributes]): StatedFlag {
  return value === true ? 'yes' : value === false ? 'no' : 'not stated'
}

function categoryNames({ product }: CodedVariant): string[] {
  return categoryPaths(product.categories).flatMap((path) => path.map(({ name }) => name))
}

/** Litres: one full and four half flushes of five. */
function averageFlush(full: number, half: number): number {
  return hundredths((full + 4 * half) / 5)
}

export function hundredths(figure: number): number {
  return Math.round((figure + Number.EPSILON) * 100) / 100
}

function textOf(value: Attributes[keyof Attributes]): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : null
}

function numberOf(value: Attributes[keyof Attributes]): number | null {
  return typeof value === 'number' && value > 0 ? value : null
}

const STARS = /^(\d(?:\.5)?)(?:[\s-]*(?:stars?|[★*]))?$/i
const FLOW = /^(\d{1,3}(?:\.\d{1,3})?)\s*(?:l(?:it(?:re|er)s?)?\s*(?:\/|per)\s*m(?:in(?:ute)?)?)?\.?$/i
const LITRES = /^(\d{1,3}(?:\.\d{1,3})?)(?:\s*\/\s*(\d{1,3}(?:\.\d{1,3})?))?\s*(?:l(?:it(?:re|er)s?)?)?\.?$/i

function readStars(text: string | null): number | null {
  const stars = text === null ? undefined : STARS.exec(text.trim())?.[1]
  return stars === undefined ? null : Number(stars)
}

function readFlow(text: string | null): number | null {
  const flow = text === null ? undefined : FLOW.exec(text.trim())?.[1]
  return flow === undefined ? null : Number(flow)
}

/** `4.5 L` and `3 L`, or both in one as `4.5/3 L`. */
function readFlushes(attributes: Attributes): Pick<ProductFigures, 'fullFlush' | 'halfFlush'> {
  const [, full, both] = LITRES.exec(textOf(attributes['wels-flush-volume-1'])?.trim() ?? '') ?? []
  const [, half = both] = LITRES.exec(textOf(attributes['wels-flush-volume-2'])?.trim() ?? '') ?? []
  return {
    fullFlush: full === undefined ? null : Number(full),
    halfFlush: half === undefined ? null : Number(half),
  }
}
