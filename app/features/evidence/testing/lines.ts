import type { CodedVariant } from '#app/features/catalogue/variants-by-code.ts'
import type { Product, Variant } from '#app/features/catalogue/model.ts'
import { plainProduct, plainVariant } from '#app/features/catalogue/testing/product.ts'
import type { UnitType } from '#app/features/projects/model.ts'
import type { EvidenceLine } from '../schedule.ts'

export function unitType(name: string, count: number): UnitType {
  return { id: `type-${name}`, name, count }
}

export function listed(sku: string, variant: Partial<Variant> = {}, product: Partial<Product> = {}): CodedVariant {
  const made = plainVariant(sku, variant)
  return { product: plainProduct([made], product), variant: made }
}

/** A line of an evidence schedule, of one piece in the room `Ensuite` unless the test is about that. */
export function evidenceLine(found: CodedVariant | null, more: Partial<EvidenceLine> = {}): EvidenceLine {
  const { quantity = 1, unitType: type = null } = more
  const units = more.units ?? (type ? type.count : 1)
  const sku = found?.variant.sku ?? 'GONE'
  return {
    id: `line-${sku}`,
    room: { id: 'room', name: 'Ensuite', note: '', unitTypeId: type?.id ?? null, items: [] },
    unitType: type,
    tag: '',
    sku,
    name: found?.product.name.au ?? 'Gone product',
    note: '',
    quantity,
    units,
    totalQuantity: quantity * units,
    listed: found,
    ...more,
  }
}
