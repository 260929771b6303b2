import { escapeText } from '../sanitise/safe-text.ts'

/** HTML of our own making: only `markup` makes it, and everything that is put into it is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Part[] | null | false

/** Template tag: ``markup`<p>${name}</p>` ``. Null and false are left out; attributes need their quotation marks. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + toText(parts[index - 1] ?? null) + string))
}

export const NOTHING = markup``

function toText(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'string') return escapeText(part)
  if (typeof part === 'number') return String(part)
  return part.map(toText).join('')
}
