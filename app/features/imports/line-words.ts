export type Role = 'code' | 'quantity' | 'measure' | null

export interface Word {
  readonly text: string
  readonly part: number
}

export interface Code {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isKnown: boolean
}

export function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
