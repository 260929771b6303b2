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

export function textOf(words: readonly Word[], start = 0, end = words.length): string {
  let text = words[start]?.text ?? ''
  for (let at = start + 1; at < end; at++) text += ` ${words[at]!.text}`
  return text
}
