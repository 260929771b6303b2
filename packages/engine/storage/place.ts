/** Position of a term in a document: its attribute, and the word (or array element) within it. */
export type Place = number

/** Ten bits of position leave six for the attribute. */
const POSITION_BITS = 10
const MAX_POSITION = (1 << POSITION_BITS) - 1
export const MAX_ATTRIBUTES = 64

export function packPlace(attribute: number, position: number): Place {
  return (attribute << POSITION_BITS) | Math.min(position, MAX_POSITION)
}

export function attributeOf(place: Place): number {
  return place >>> POSITION_BITS
}

export function positionOf(place: Place): number {
  return place & MAX_POSITION
}
