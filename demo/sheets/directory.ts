import type { DemoProduct } from '../catalogue/model.ts'
import type { ModelSpec } from '../families/all.ts'

/** A product that another one names by its code. */
export interface Entry {
  readonly name: string
  readonly colour: string
  readonly spec: ModelSpec
}

/** Entries by code; undefined for codes for staff only, so that no sheet names them. */
export type Directory = ReadonlyMap<string, Entry>

/** Everything that visitors may know of, by SKU. */
export function publicDirectory(products: readonly DemoProduct[]): Directory {
  return new Map(
    products
      .filter(({ record }) => !record.IsGWAInternal)
      .flatMap(({ record, pictures }) =>
        record.variants.flatMap(({ sku, attributes }, index): [string, Entry][] => {
          const spec = pictures[index]?.spec
          if (!spec || attributes['IsGWAInternal'] === true) return []
          return [[sku, { name: record.name['en-AU'], colour: asText(attributes['colour']), spec }]]
        }),
      ),
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' && value !== 'Not Applicable' ? value : ''
}
