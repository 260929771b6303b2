import type { Filter } from '@specify/engine'
import type { UnderstoodPart } from './reader.ts'
import type { Correction } from './spelling.ts'

/** A query as understood in one index: the conditions of the search and their description on the page. */
export interface Understanding {
  readonly parts: readonly UnderstoodPart[]
  /** All products that are shown meet it; null for any. */
  readonly filter: Filter | null
  readonly wishes: readonly Filter[]
  /** The words that are looked for, corrections made. */
  readonly text: string
  readonly order: 'price' | null
  readonly corrections: readonly Correction[]
  /** The query with the corrections made. */
  readonly corrected: string
  /** Words that nothing was found with, and that are left out. */
  readonly ignored: readonly string[]
  /** The words that products which come nearest have most of; null where they would be other things. */
  readonly nearest: string | null
  /** Phrases of it with others of the operator's that mean the same. */
  readonly alike: readonly (readonly [phrase: string, others: readonly string[]])[]
  /** The conditions one by one, also those that no product meets together with the others. */
  readonly read: readonly Filter[]
  /** Names alone say what the products are: of words that they have, others are other words and no misspelt ones. */
  readonly isByName?: boolean
  /** It names no thing, or a kind that is not in the catalogue: other spellings would be of other things. */
  readonly isAbsent?: true
}

export interface TypedQuery {
  readonly text: string
  /** Phrases that are to be taken as words, folded. */
  readonly plain?: readonly string[]
  /** Phrases that are read in parts, not as a whole, folded. */
  readonly apart?: readonly string[]
  /** Words that are left as they are typed, folded. */
  readonly spelt?: readonly string[]
  /** Filters of the listing or collection; meanings that none of its products has are ignored. */
  readonly within?: readonly Filter[]
}

/** Takes a query as it stands. */
export function literally(text: string): Understanding {
  return {
    parts: [],
    filter: null,
    wishes: [],
    text,
    order: null,
    corrections: [],
    corrected: text,
    ignored: [],
    nearest: null,
    alike: [],
    read: [],
  }
}
