import { namedField, type Field } from './fields.ts'
import { placeOfName } from '../places/place-columns.ts'
import type { Mapping } from '../model.ts'

/**
 * The columns of a table after one was chosen for a field. Several may be descriptions, and several quantities where their
 * names are those of places or types: `L1`, `L2`. Of any other field the column that had it gives it up.
 */
export function chooseField(
  mapping: Mapping,
  {
    header,
    at,
    field,
  }: { readonly header: readonly string[] | null; readonly at: number; readonly field: Field | null },
): Mapping {
  const namesPlace = (index: number) => {
    const name = header?.[index] ?? ''
    return name !== '' && (namedField(name) === null || placeOfName(name) !== null)
  }
  return Array.from({ length: Math.max(mapping.length, at + 1) }, (_, index) => {
    if (index === at) return field
    const own = mapping[index] ?? null
    const isShared = field === 'description' || (field === 'quantity' && namesPlace(index) && namesPlace(at))
    return own === field && !isShared ? null : own
  })
}
