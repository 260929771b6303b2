/** Fields of a line in the form of an answer: `0.price`. */
export function answerField(index: number, column: 'sku' | 'price' | 'lead' | 'substitute' | 'note'): string {
  return `${index}.${column}`
}

/** Whole cents of a typed amount; undefined for what is no amount, null for none. */
export function typedCents(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  if (text === '') return null
  const [, dollars, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
