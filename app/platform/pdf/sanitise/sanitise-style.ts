/** CSS properties that inline styles may set: none that load, move out of place or scale the sheet. */
const PROPERTIES = new Set(
  `
  color background-color text-align text-decoration text-transform vertical-align white-space
  font-size font-style font-weight line-height letter-spacing
  width max-width min-width height max-height object-fit
  margin margin-top margin-right margin-bottom margin-left
  padding padding-top padding-right padding-bottom padding-left
  border border-top border-right border-bottom border-left border-collapse border-radius
  display gap flex-direction flex-wrap align-items justify-content
  break-before break-after break-inside page-break-before page-break-after page-break-inside
  `
    .trim()
    .split(/\s+/),
)
const WORD = /^[a-z]+(?:-[a-z]+)*$/
const COLOUR = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d.,%/ deg]{1,40}\))$/
const QUANTITY = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|mm|cm|em|rem|%)?$/
/** No sheet is larger in any allowed unit, and layout stays cheap. */
const MAX_QUANTITY = 1_200
const MAX_FONT_QUANTITY: Readonly<Record<string, number>> = { px: 96, pt: 72, mm: 25, cm: 2.5, em: 6, rem: 6, '%': 600 }
const MAX_DECLARATIONS = 40

export function sanitiseStyle(style: string): string {
  return style
    .split(';', MAX_DECLARATIONS)
    .map((declaration) => {
      const [name = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim().toLowerCase())
      return rest.length === 0 && PROPERTIES.has(name) && isSafeValue(name, value) ? `${name}:${value}` : ''
    })
    .filter(Boolean)
    .join(';')
}

function isSafeValue(name: string, value: string): boolean {
  if (value === '' || value.length > 100) return false
  // Spaces and commas within brackets belong to a colour.
  return value.split(/\s+(?![^(]*\))/).every((token) => isSafeToken(name, token))
}

function isSafeToken(name: string, token: string): boolean {
  const [, digits, unit = ''] = QUANTITY.exec(token) ?? []
  if (digits === undefined) return WORD.test(token) || COLOUR.test(token)
  const isFontWeight = name === 'font-weight'
  const limit = name === 'font-size' ? (MAX_FONT_QUANTITY[unit] ?? 0) : MAX_QUANTITY
  return isFontWeight || Number(digits) <= limit
}
