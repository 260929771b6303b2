import type { ModelSpec } from '#demo/families/all.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import type { Line } from '../lines/line.ts'
import type { Option } from '../model.ts'
import { FINISH_TRADE } from './finish-trade.ts'

/** One size of a product that comes in several. */
export interface Size {
  /** Worded as in `size` and the variant's name: `600 mm`. */
  readonly size: string
  /** Its part of the item code. */
  readonly code: string
  readonly priceFactor: number
  readonly spec: ModelSpec
  readonly attributes?: FeedAttributes
}

/** One option per finish. Stylus does not name its variants: colour and item code stand in. */
export function inFinishes(line: Line, finishes: readonly FinishName[], spec: ModelSpec): Option[] {
  return finishes.map((finish) => ({
    suffix: FINISH_TRADE[finish].suffix,
    finish,
    label: line.brand === 'Stylus' ? null : finish,
    priceFactor: FINISH_TRADE[finish].priceFactor,
    spec,
  }))
}

/** Every size in every finish, sizes first. */
export function inSizesAndFinishes(line: Line, sizes: readonly Size[], finishes: readonly FinishName[]): Option[] {
  return sizes.flatMap((size) =>
    inFinishes(line, finishes, size.spec).map((option) => ({
      ...option,
      suffix: `${size.code}${option.suffix}`,
      size: size.size,
      label: option.label === null ? null : finishes.length > 1 ? `${size.size}, ${option.label}` : size.size,
      priceFactor: size.priceFactor * option.priceFactor,
      ...(size.attributes ? { attributes: size.attributes } : {}),
    })),
  )
}

/** One option for a part that has no colour worth choosing by. */
export function inOneKind(finish: FinishName, spec: ModelSpec, label: string | null = null): Option[] {
  return [{ suffix: '', finish, colour: 'Not Applicable', label, priceFactor: 1, spec }]
}
