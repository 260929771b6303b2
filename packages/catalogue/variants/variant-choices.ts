import type { Money } from '@specify/core/money.ts'
import type { TechnicalField } from '../facts/field-display.ts'
import type { PriceDisplay } from '../prices/price-display.ts'

interface Offered {
  readonly sku: string
  readonly name: string | null
  readonly colour: string | null
  readonly itemCode: string | null
  readonly price: PriceDisplay
  readonly fields: readonly TechnicalField[]
}

/** The choices that identify a variant: its finish and an option, such as a size or a hand. */
export interface VariantChoice {
  readonly sku: string
  readonly finish: string | null
  readonly option: string | null
  /** Surcharge over the cheapest finish of the same option; null for none, or without a public price. */
  readonly extra: Money | null
}

/**
 * The variants that are offered, by finish and option: what of them is the same in all is null. Null where the two do
 * not tell them apart; then they are chosen from a list of names.
 */
export function variantChoices(variants: readonly Offered[]): VariantChoice[] | null {
  const offered = variants.filter(({ name }) => name !== null)
  const bySize = offered.map((each) => ({ finish: each.colour, option: sizeOf(each) }))
  const byName = offered.map((each) => ({ finish: each.colour, option: nameBesideFinish(each) }))
  const pairs = [bySize, byName].find(areDistinct)
  if (!pairs) return null
  const hasFinishes = new Set(pairs.map(({ finish }) => finish)).size > 1
  const hasOptions = new Set(pairs.map(({ option }) => option)).size > 1
  if (hasOptions && pairs.some(({ option }) => option === null)) return null
  if (hasFinishes && pairs.some(({ finish }) => finish === null)) return null
  return offered.map(({ sku, price }, index) => {
    const option = pairs[index]?.option
    const rivals = offered.filter((_, other) => pairs[other]?.option === option)
    return {
      sku,
      finish: hasFinishes ? (pairs[index]?.finish ?? null) : null,
      option: hasOptions ? (option ?? null) : null,
      extra: extraCost(price, rivals),
    }
  })
}

/** The variant that is most like another in a finish or an option: the other dimension stays where it can. */
export function withChoice(
  choices: readonly VariantChoice[],
  sku: string,
  wanted: Partial<Pick<VariantChoice, 'finish' | 'option'>>,
): VariantChoice | null {
  const now = choices.find((choice) => choice.sku === sku)
  const fits = choices.filter((choice) =>
    wanted.finish === undefined ? choice.option === wanted.option : choice.finish === wanted.finish,
  )
  const { finish, option } = { ...now, ...wanted }
  return fits.find((choice) => choice.finish === finish && choice.option === option) ?? fits[0] ?? null
}

function areDistinct(pairs: readonly Pick<VariantChoice, 'finish' | 'option'>[]): boolean {
  return new Set(pairs.map(({ finish, option }) => JSON.stringify([finish, option]))).size === pairs.length
}

function sizeOf({ fields }: Offered): string | null {
  return fields.find(({ key }) => key === 'size')?.value ?? null
}

/** `Left hand, Chrome` without `Chrome`; null where nothing else is said. */
function nameBesideFinish({ name, colour, itemCode }: Offered): string | null {
  const rest = (name ?? '')
    .split(/,\s*/)
    .filter((part) => part !== colour && part !== itemCode && part !== `${colour} ${itemCode}`)
    .join(', ')
  return rest === '' ? null : rest
}

function extraCost(price: PriceDisplay, rivals: readonly Offered[]): Money | null {
  if (!('price' in price)) return null
  const cents = rivals.flatMap((rival) => ('price' in rival.price ? [rival.price.price.centAmount] : []))
  const extra = price.price.centAmount - Math.min(...cents)
  return extra > 0 ? { ...price.price, centAmount: extra } : null
}
