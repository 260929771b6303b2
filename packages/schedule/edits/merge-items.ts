import { MAX_NOTE_LENGTH, MAX_QUANTITY, type LineItem } from '../model.ts'

/** Merges two line items of one product: their quantities add up, within the limit, and both notes stay. */
export function mergeItems(into: LineItem, from: LineItem): LineItem {
  return {
    ...into,
    quantity: Math.min(MAX_QUANTITY, into.quantity + from.quantity),
    note: joinNotes(into.note, from.note),
    tag: into.tag || from.tag,
  }
}

function joinNotes(into: string, from: string): string {
  return Array.from(joinedNotes(into, from)).slice(0, MAX_NOTE_LENGTH).join('')
}

/** Both notes, however long they are together; one where they say the same. */
export function joinedNotes(into: string, from: string): string {
  return [into, from].filter((note, index, all) => note !== '' && all.indexOf(note) === index).join(' ')
}

/** Puts a line item into a room, merged with one of the same product unless their tags tell them apart. */
export function putItem(items: readonly LineItem[], item: LineItem): LineItem[] {
  // The amount is for the line: of two lines in one, an amount would be lost.
  if (item.free?.allowance?.kind === 'provisional') return [...items, item]
  const isSame = ({ sku, tag }: LineItem) => sku === item.sku && (tag === item.tag || tag === '' || item.tag === '')
  const same = items.findIndex(isSame)
  if (same < 0) return [...items, item]
  return items.map((each, index) => (index === same ? mergeItems(each, item) : each))
}
