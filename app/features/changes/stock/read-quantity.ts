/** Far beyond any warehouse; the file of the operator has the same bound. */
const MOST = 10_000_000

export type ReadQuantity = { readonly quantity: number } | { readonly problem: string }

/** Reads a number of pieces as stock lists write it: `40`, `1,240`, `40.00`. */
export function readQuantity(typed: string): ReadQuantity {
  const text = typed.replaceAll(/(?<=\d)\s(?=\d{3})/g, '')
  if (/^(?:-|\(\d)/.test(text)) return { problem: 'is negative: write 0 where there is none' }
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text)) return { problem: `"${typed}" may be two numbers: write 1240` }
  const [, whole = '', part = ''] = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') return { problem: `"${typed.slice(0, 60)}" is not a number of pieces` }
  if (/[1-9]/.test(part)) return { problem: `"${typed.slice(0, 60)}" is not a whole number` }
  const quantity = Number(whole.replaceAll(',', ''))
  return quantity > MOST ? { problem: 'is more than 10,000,000' } : { quantity }
}
