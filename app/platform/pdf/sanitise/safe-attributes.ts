import { sanitiseStyle } from './sanitise-style.ts'

export type Attributes = Readonly<Record<string, string>>

const SPAN = /^[1-9]\d?$/
const SIZE = /^[1-9]\d{0,3}$/
const CELLS = new Set(['td', 'th'])

/** The attributes that are kept, by the elements that may have them, with what their values look like. */
export const ATTRIBUTES: readonly (readonly [name: string, value: RegExp, on?: ReadonlySet<string>])[] = [
  ['id', /^[a-z][\w-]{0,60}$/i],
  ['lang', /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i],
  ['dir', /^(?:ltr|rtl|auto)$/],
  ['colspan', SPAN, CELLS],
  ['rowspan', SPAN, CELLS],
  ['scope', /^(?:row|col|rowgroup|colgroup)$/, new Set(['th'])],
  ['start', /^\d{1,6}$/, new Set(['ol'])],
  ['width', SIZE, new Set(['img'])],
  ['height', SIZE, new Set(['img'])],
]

export function safeAttributes(
  element: string,
  attributes: Attributes,
  { linkOf }: { readonly linkOf: (address: string) => string | null },
): Record<string, string> {
  const safe: Record<string, string> = {}
  for (const [name, pattern, on] of ATTRIBUTES) {
    const value = attributes[name]
    if (value !== undefined && pattern.test(value) && (!on || on.has(element))) safe[name] = value
  }
  const classes = attributes['class']?.slice(0, 500)
  if (classes) safe['class'] = classes
  const style = sanitiseStyle((attributes['style'] ?? '').slice(0, 2_000))
  if (style !== '') safe['style'] = style
  const link = element === 'a' && attributes['href'] !== undefined ? linkOf(attributes['href']) : null
  if (link !== null) safe['href'] = link
  return safe
}
