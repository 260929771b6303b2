import { NumberList } from '@specify/core/data/number-list.ts'
import { TextNumbers } from '@specify/core/text/text-numbers.ts'
import { normaliseCode } from '@specify/engine/fold'
import type { Product } from '@specify/catalogue/product/model.ts'
import { requirementsOf } from '@specify/catalogue/product/requirements.ts'

export interface DanglingReference {
  readonly line: number
  readonly field: string
  readonly reason: string
}

/** A reference whose code had no product when it was read, as numbers: a feed may have ten for each product. */
interface Waiting {
  readonly lines: NumberList
  /** Places in `texts`. */
  readonly fields: NumberList
  readonly codes: NumberList
}

/** Waiting references before resolved ones are dropped. */
const FEWEST_DROPPED = 500_000

/** Finds references that lead to no product of a feed. Those that have found theirs are not kept. */
export class FeedReferences {
  readonly #known = new TextNumbers()
  readonly #texts = new TextNumbers()
  readonly #waiting: Waiting = { lines: new NumberList(), fields: new NumberList(), codes: new NumberList() }
  #dropAt: number

  constructor(dropAt = FEWEST_DROPPED) {
    this.#dropAt = dropAt
  }

  add(line: number, product: Product): void {
    for (const { sku, attributes } of product.variants) {
      for (const code of [sku, String(attributes['item-code'] ?? '')]) this.#known.set(normaliseCode(code), line)
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

  /**
   * Yields unresolved references in line order. They stay in the catalogue, since a later feed may have the product.
   */
  *dangling(): Generator<DanglingReference> {
    const { lines, fields, codes } = this.#waiting
    for (let index = 0; index < lines.length; index++) {
      const code = this.#texts.textAt(codes.at(index))
      if (this.#known.has(normaliseCode(code))) continue
      const reason = `"${code.slice(0, 70)}" is no product of this file`
      yield { line: lines.at(index), field: this.#texts.textAt(fields.at(index)), reason }
    }
  }

  #note(line: number, field: string, code: string): void {
    if (this.#known.has(normaliseCode(code))) return
    this.#waiting.lines.push(line)
    this.#waiting.fields.push(this.#texts.set(field, 0))
    this.#waiting.codes.push(this.#texts.set(code, 0))
    if (this.#waiting.lines.length >= this.#dropAt) this.#dropFound()
  }

  #dropFound(): void {
    const { codes } = this.#waiting
    const remaining = new NumberList()
    for (let index = 0; index < codes.length; index++)
      if (!this.#known.has(normaliseCode(this.#texts.textAt(codes.at(index))))) remaining.push(index)
    for (const list of Object.values(this.#waiting)) list.keep(remaining)
    this.#dropAt = Math.max(this.#dropAt, remaining.length * 2)
  }
}
