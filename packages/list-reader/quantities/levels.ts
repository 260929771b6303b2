import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'

/** Parts of a building that have rooms of their own, the larger first; wings and levels are within each other either way. */
const KINDS: readonly (readonly [kind: string, rank: number, pattern: RegExp])[] = [
  ['stage', 0, /^stages? (?:\d{1,2}\p{L}?|\p{L})$/iu],
  ['building', 1, /^(?:buildings?|bldg|blocks?|blk|towers?) (?:\d{1,3}\p{L}?|\p{L}\d?)(?: (?:to|and|&) \S{1,3})?$/iu],
  ['building', 1, /^(?:north|south|east|west|[\p{L}\d]{1,12}) (?:building|block|tower)$/iu],
  ['lot', 1, /^(?:lots?|houses?|villas?|townhouses?|cottages?) \d\S*(?: (?:to|and|&) \S+)?$/i],
  ['level', 2, /^(?:levels?|lvl|floors?) (?:\d{1,2}\p{L}?|\p{L}\d?|ground|one|two|three|four|five)(?: ?(?:-|–|to|and|&) ?\S{1,3})?$/iu],
  ['level', 2, /^(?:L\d{1,2}|GF|LG|UG|basement|mezzanine|rooftop|podium|upstairs|downstairs)$/],
  ['level', 2, /^(?:basement|mezzanine|rooftop|roof|podium|upstairs|downstairs)(?: level)?$/i],
  ['level', 2, /^(?:(?:lower|upper) )?(?:ground|first|second|third|fourth|fifth|sixth|top|\d{1,2}(?:st|nd|rd|th)) (?:floor|level|storey)$/i],
  ['wing', 2, /^[\p{L}\p{M}\d]{1,15} wing$|^wing (?:\d{1,2}|\p{L})$/iu],
  ['unit', 3, /^(?:units?|apartments?|apts?|flats?|dwellings?) \d\S*$/i],
] // prettier-ignore

/** Said of several levels that are alike. */
const TYPICAL = /^typical |\s*\((?:typ(?:ical)?\.?)\)$|\s+typ(?:ical)?\.?$/gi

function kindOf(text: string) {
  const plain = text.replace(TYPICAL, '')
  return KINDS.find(([, , pattern]) => pattern.test(plain))
}

/** Returns whether a text names a part of a building: `Level 3`, `BLOCK A`, `Kōwhai wing`. */
export function isLevel(text: string): boolean {
  return kindOf(text) !== undefined
}

/** The parts of a building that a text begins with, and the room behind them: `Level 2 - Ensuite`. */
export function splitLevels(text: string): { readonly levels: readonly string[]; readonly room: string } {
  const parts = text.split(/\s[-–—/]\s/)
  const end = parts.findIndex((part) => !isLevel(part))
  return end < 0 ? { levels: parts, room: '' } : { levels: parts.slice(0, end), room: parts.slice(end).join(' - ') }
}

/** The parts in which a place stands below another: those that the next one neither replaces nor contains. */
export function levelsBelow(levels: readonly string[], next: readonly string[]): readonly string[] {
  let left = levels
  for (const level of next) {
    const [kind, rank] = kindOf(level)!
    const end = left.findIndex((each) => kindOf(each)![0] === kind || kindOf(each)![1] > rank)
    left = [...(end < 0 ? left : left.slice(0, end)), level]
  }
  return left
}

/** A room that says its own level stands below none but what is larger. */
const OWN_LEVEL = /(?:^|[\s-])(?:levels?|lvl|floor|ground|upstairs|downstairs|L\d{1,2})(?:[\s-]|$)/i

/** The name of a room within parts of a building, shorter where a name of a room cannot be as long. */
export function roomWithin(levels: readonly string[], room: string): string {
  const parts = OWN_LEVEL.test(room) ? levels.filter((level) => (kindOf(level)?.[1] ?? 0) < 2) : levels
  if (room === '' || parts.length === 0) return room || parts.join(' - ')
  const name = [...parts, room].join(' - ')
  if (name.length <= MAX_ROOM_NAME_LENGTH) return name
  const short = parts.map((part) =>
    part
      .replace(/^(?:levels?|lvl|floor) (?=\d)/i, 'L')
      .replace(/ (?:floor|level|storey)$/i, '')
      .replace(/^building /i, 'Bldg '),
  )
  return [...short, room].join(' ')
}
