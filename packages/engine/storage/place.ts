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

/** The first text of a document: how many words it has, and the place of the noun that it is about. */
export type Title = number

const MAX_TITLE_WORDS = 255

/** @param head -1 for none */
export function packTitle(length: number, head: number): Title {
  return (Math.min(length, MAX_TITLE_WORDS) << 8) | Math.min(head + 1, MAX_TITLE_WORDS)
}

export function lengthOfTitle(title: Title): number {
  return title >>> 8
}

export function headOfTitle(title: Title): number {
  return (title & 0xff) - 1
}
