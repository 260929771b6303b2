/** A word of a text: folded, with its place in the original. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Joined to the word before it by a hyphen and nothing else. */
  readonly hyphenated: boolean
}
