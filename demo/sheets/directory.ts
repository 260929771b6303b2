import type { DemoProduct } from '../catalogue/model.ts'

/** A product that another one names by its code. */
export interface Entry {
  readonly name: string
  readonly colour: string
}

/** What a code stands for; undefined for what only staff may know of, so that no sheet names it. */
export type Directory = ReadonlyMap<string, Entry>

/** Everything that visitors may know of, by SKU. */
export function publicDirectory(products: readonly DemoProduct[]): Directory {
  return new Map(
    products
      .filter(({ record }) => !record.IsGWAInternal)
      .flatMap(({ record }) =>
        record.variants
          .filter(({ attributes }) => attributes['IsGWAInternal'] !== true)
          .map(({ sku, attributes }): [string, Entry] => [
            sku,
            { name: record.name['en-AU'], colour: asText(attributes['colour']) },
          ]),
      ),
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' && value !== 'Not Applicable' ? value : ''
}
