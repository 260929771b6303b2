import { withoutEnd } from '../words/list-words.ts'

/** Removals at the start of a line: `Delete: 2 x 97140C6AF`, `97140C6AF x 2 - deleted`. */

const LEAD =
  /^(?:delet(?:e|ed|ions?)|omit(?:ted)?|omissions?|remov(?:e|ed)|cancel(?:led|ed)?|deduct|(?:do not|don['’]t) (?:order|supply|need|send)|(?:no longer|not) (?:required?|need(?:ed)?|wanted)|leave out|take (?:out|off|away)|scrap|(?:supplied |supply )?by others|exclu(?:de[sd]?|ding|sions?)|not included)\b|^(?:credit|less)\b[\s:–-]*\d/i
const TRAIL =
  /(?:^|[\s([,–—-])(?:deleted|omitted|removed|cancelled|canceled|no longer (?:required|needed|wanted)|not (?:required|included)|by others)[)\]\s.!*]*$/i
/** Before the place where it is not wanted: `97140C6AF not required in the ensuite`. */
const BEFORE_PLACE =
  /[\s,(–—-]+(?:deleted|omitted|removed|cancelled|canceled|no longer (?:required|needed|wanted)|not required)\s+(?:on|in|at|from)\s+/i
const ADDING = /\b(?:add|replace with|install|supply|reinstate)\b/i
const HEADING =
  /^(?:delet(?:e|ed|ions?)|omit(?:ted)?|omissions?|remov(?:e|ed)|cancel(?:led|ed)?|not required)(?: the following| items?| these)*$/i
/** Above what is none of the order: the next heading ends it. */
const EXCLUDED =
  /^(?:(?:supplied |supply |items? )?(?:and installed )?by others|exclu(?:de[sd]?|sions?)|not (?:included|in (?:contract|scope))|nic|out of scope)(?: items?)?$/i
const ADDED =
  /^(?:add(?:ed|itions?|itional)?|new|revised|amended|replace(?:ments?)?|changes?|keep|remaining|unchanged|include[ds]?)\b/i
const ADDED_HEADING =
  /^(?:add(?:ed|itions?)?|new items?|revis(?:ed|ions?)|amended|amendments?|changes?)(?: the following| items?| these)*$/i
/** A cell of its own, or set off behind other words: `Male WC - DELETED`. */
const CELL = /(?:^|[-–—(] ?)(?:delete[d]?|omit(?:ted)?|remove[d]?|cancel(?:led|ed)?|not required)\)?$/i

const bare = (line: string) => line.replace(/^[\s*#=_~>•·–—-]+/, '').slice(0, 300)

export function isDeleted(line: string): boolean {
  const text = bare(line)
  const isSaid = (said: string) => LEAD.test(said) && !ADDING.test(said)
  // `Ensuite 2: delete 4 x 97140C6AF`
  const isAhead = isSaid(text) || isSaid(text.replace(/^[^:]{1,40}:\s+/, ''))
  return (isAhead || TRAIL.test(text) || BEFORE_PLACE.test(text)) && !opensDeleted(text) && !opensExcluded(text)
}

/** A line that removes a product without the words that say so; null for any other: `6 x 97140C6AF`. */
export function removedText(line: string): string | null {
  const text = bare(line)
  if (opensDeleted(text) || opensExcluded(text)) return null
  if (LEAD.test(text) && !ADDING.test(text))
    return text
      .replace(/^(?:credit|less)\b/i, '')
      .replace(LEAD, '')
      .replace(/^[\s:–—-]+/, '')
      .replace(/ from (?=\p{L})/iu, ' in ')
  if (BEFORE_PLACE.test(text)) return text.replace(BEFORE_PLACE, ' in ')
  return TRAIL.test(text) ? text.replace(TRAIL, '').replace(/[\s:–—,([-]+$/, '') : null
}

/** Reads the addition in a line that also removes: `Delete 97140C6AF, add 2 x 97210B`. */
export function withoutDeleted(line: string): string {
  const text = bare(line)
  const at = LEAD.test(text) ? text.search(ADDING) : -1
  return at > 0 && /\d/.test(text.slice(0, at)) && /\d/.test(text.slice(at)) ? text.slice(at) : line
}

const NUMBERED =
  /^(?:please )?(?:delete|omit|remove|cancel|leave out|take out) (?:items?|lines?|no\.?|#) ?(\d{1,3}(?:(?:, ?|,? and | ?& ?)\d{1,3}){0,9})[.!]?$/i

/** The numbers of the lines that a line takes back: `Delete items 4 and 6`. */
export function deletedNumbers(line: string): readonly string[] {
  return NUMBERED.exec(bare(line))?.[1]?.match(/\d+/g) ?? []
}

const bareName = (line: string) => withoutEnd(bare(line), ' :.*–—-')

/** Returns whether a line heads removed products: `Deletions:`. */
export function opensDeleted(line: string): boolean {
  return HEADING.test(bareName(line))
}

/** Returns whether a line heads products outside of the order: `By others`, `Exclusions`. */
export function opensExcluded(line: string): boolean {
  return EXCLUDED.test(bareName(line))
}

/** Returns whether a line heads added products: `Add:`. */
export function opensAdded(line: string): boolean {
  return /^(?:add(?:ed|itions?|itional)?|new items?|extras?)(?: the following| items?| these)*$/i.test(bareName(line))
}

/** Returns whether a line only says that the products below it are removed or added. */
export function headsChanges(line: string): boolean {
  return opensDeleted(line) || opensExcluded(line) || ADDED_HEADING.test(bareName(line))
}

/** Returns whether a line ends removals, above or before products that are wanted again. */
export function closesDeleted(line: string): boolean {
  return ADDED.test(bare(line))
}

export function isDeletedCell(cell: string): boolean {
  return CELL.test(cell)
}
