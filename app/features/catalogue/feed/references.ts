import { normaliseCode } from '@specify/engine/fold'
import type { Product } from '../model.ts'
import { requirementsOf } from '../requirements.ts'

export interface DanglingReference {
  readonly line: number
  readonly field: string
  readonly reason: string
}

/** Finds references that lead to no product of a feed. Those that have found theirs are not kept. */
export class FeedReferences {
  readonly #codes = new Set<string>()
  /** By the code that no product has yet. */
  readonly #waiting = new Map<string, DanglingReference[]>()

  add(line: number, product: Product): void {
    for (const { sku, attributes } of product.variants) {
      for (const code of [sku, String(attributes['item-code'] ?? '')]) {
        const normalised = normaliseCode(code)
        this.#codes.add(normalised)
        this.#waiting.delete(normalised)
      }
    }
    const note = (field: string, codes: readonly string[]) => {
      for (const code of codes) this.#note(line, field, code)
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
    return [...this.#waiting.values()].flat().sort((a, b) => a.line - b.line)
  }

  #note(line: number, field: string, code: string): void {
    const normalised = normaliseCode(code)
    if (this.#codes.has(normalised)) return
    const reason = `"${code.slice(0, 70)}" is no product of this file`
    this.#waiting.getOrInsertComputed(normalised, () => []).push({ line, field, reason })
  }
}
