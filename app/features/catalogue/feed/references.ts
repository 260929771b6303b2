import { normaliseCode } from '@specify/engine/fold'
import type { Product } from '../model.ts'
import { requirementsOf } from '../requirements.ts'

export interface DanglingReference {
  readonly line: number
  readonly field: string
  readonly reason: string
}

/** Collects product codes and references to them, to report dangling references at the end. */
export class FeedReferences {
  readonly #codes = new Set<string>()
  readonly #references: { line: number; field: string; code: string }[] = []

  add(line: number, product: Product): void {
    for (const { sku, attributes } of product.variants) {
      for (const code of [sku, String(attributes['item-code'] ?? '')]) this.#codes.add(normaliseCode(code))
    }
    const note = (field: string, codes: readonly string[]) => {
      for (const code of codes) this.#references.push({ line, field, code })
    }
    note('replacedBy', product.replacedBy)
    note('alternatives', product.alternatives)
    requirementsOf(product).forEach(({ anyOf }, index) => note(`requires[${index}].anyOf`, anyOf))
    product.variants.forEach(({ bundleReferences, spareReferences, handedTwin }, index) => {
      if (handedTwin !== undefined) note(`variants[${index}].handedTwin`, [handedTwin])
      note(`variants[${index}].bundle-references`, bundleReferences)
      note(`variants[${index}].spare-references`, spareReferences)
    })
  }

  /** In the order of the lines. They stay in the catalogue: a later feed may have the product. */
  dangling(): DanglingReference[] {
    return this.#references
      .filter(({ code }) => !this.#codes.has(normaliseCode(code)))
      .map(({ line, field, code }) => ({ line, field, reason: `"${code.slice(0, 70)}" is no product of this file` }))
  }
}
