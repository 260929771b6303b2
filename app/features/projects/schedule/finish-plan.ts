import { finishKey } from '@specify/catalogue/variants/variant-in-finish.ts'
import type { ScopedLine } from '@specify/schedule/line-scope.ts'
import type { ProductFacts } from './product-facts.ts'
import { priceEffectOf } from '@specify/schedule/substitutions/substituted-lines.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'

export interface KnownFinishes {
  readonly sku: string
  readonly productId: string
  readonly range: string
  /** SKUs, one for each finish. */
  readonly finishes: readonly string[]
}

export interface FinishCatalogue {
  readonly lines: ReadonlyMap<string, KnownFinishes>
  readonly products: Readonly<Record<string, ProductFacts>>
}

export interface FinishChange extends ScopedLine {
  readonly to: AddedProduct
  /** Cents for all units; null where one of the two prices is not known. */
  readonly priceEffect: number | null
}

export interface FinishPlan {
  readonly changes: readonly FinishChange[]
  readonly already: readonly ScopedLine[]
  /** Lines whose product does not have the finish, or is not known. */
  readonly without: readonly ScopedLine[]
  /** The sum of the known price effects, in cents. */
  readonly priceEffect: number
  /** Changes that it leaves out. */
  readonly unpriced: number
}

export function planFinish(lines: readonly ScopedLine[], catalogue: FinishCatalogue, finish: string): FinishPlan {
  const key = finishKey(finish)
  const changes: FinishChange[] = []
  const already: ScopedLine[] = []
  const without: ScopedLine[] = []
  for (const line of lines) {
    const { sku, quantity } = line.item
    const own = catalogue.lines.get(sku)
    const target = own?.finishes.find((each) => finishKey(catalogue.products[each]?.finish) === key)
    const facts = target === undefined ? undefined : catalogue.products[target]
    if (!own || target === undefined || !facts) without.push(line)
    else if (target === sku) already.push(line)
    else {
      const prices = { from: catalogue.products[sku]?.price?.centAmount ?? null, to: facts.price?.centAmount ?? null }
      const priceEffect = priceEffectOf([{ quantity, units: line.units }], prices)
      changes.push({ ...line, to: { sku: target, productId: own.productId, name: facts.name }, priceEffect })
    }
  }
  return {
    changes,
    already,
    without,
    priceEffect: changes.reduce((sum, each) => sum + (each.priceEffect ?? 0), 0),
    unpriced: changes.filter((each) => each.priceEffect === null).length,
  }
}

export interface FinishOption {
  readonly finish: string
  /** Lines whose product has it. */
  readonly count: number
}

/** Finishes that products of these lines have, those of the most lines first. */
export function finishOptions(lines: readonly ScopedLine[], catalogue: FinishCatalogue): FinishOption[] {
  const counts = new Map<string, { finish: string; count: number }>()
  for (const { item } of lines)
    for (const sku of catalogue.lines.get(item.sku)?.finishes ?? []) {
      const finish = catalogue.products[sku]?.finish ?? ''
      if (finish === '') continue
      counts.getOrInsertComputed(finishKey(finish), () => ({ finish, count: 0 })).count++
    }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.finish.localeCompare(b.finish, 'en'))
}
