/** A kind of home-improvement product, by hand. Lists are separated by `|`. */
export interface Kind {
  readonly id: string
  /** Kinds of one group are related. */
  readonly group: string
  /** The kind this is an accessory of: related to it, but not the other way round. */
  readonly accessoryOf?: string
  /** Nouns of titles. */
  readonly nouns: string
  /** People's words, some of them in no title; `=` names the noun that is meant. */
  readonly words: string
  /** Sizes a title combines, one list for each dimension. */
  readonly sizes: readonly string[]
  readonly colours: string
  /** `=` is followed by how people type the feature, separated by `/`. */
  readonly features: string
  /** Said at the end of a title; often with the words of other kinds. */
  readonly extras: string
  readonly packs?: true
}

export const kind = (
  [id, group, accessoryOf]: readonly [id: string, group: string, accessoryOf?: string],
  nouns: string,
  words: string,
  sizes: readonly string[],
  colours: string,
  features: string,
  extras: string,
  packs?: true,
): Kind =>
  Object.assign(
    { id, group, nouns, words, sizes, colours, features, extras },
    accessoryOf && { accessoryOf },
    packs && { packs },
  )

export const METAL_FINISHES = 'Chrome|Brushed Nickel|Oil-Rubbed Bronze|Matte Black'
