import { MAX_COUNT } from './model.ts'

/** The form around what the pages of the cart and the checkout hold; it is there without script only. */
export const CART_FORM = 'cart-form'

/** Values of the parameter `form` for carts without script. */
export type CartForm = 'count' | 'add' | 'remove' | 'move' | 'empty' | 'accept' | 'redeem' | 'remove-discount'

export type CheckoutForm = 'choose' | 'place' | 'address'

const COUNT_PREFIX = 'count.'

export function countField(lineItemId: string): string {
  return COUNT_PREFIX + lineItemId
}

export interface TypedCount {
  readonly field: string
  readonly lineItemId: string
  /** Null for what is no count. */
  readonly count: number | null
}

export function readCounts(form: FormData): TypedCount[] {
  const fields = [...form.keys()].filter((field) => field.startsWith(COUNT_PREFIX))
  return fields.map((field) => {
    const typed = form.get(field)
    const isCount = typeof typed === 'string' && /^\d{1,5}$/.test(typed.trim())
    const count = isCount ? Number(typed) : 0
    return {
      field,
      lineItemId: field.slice(COUNT_PREFIX.length),
      count: count >= 1 && count <= MAX_COUNT ? count : null,
    }
  })
}

export const COUNT_PROBLEM = `A whole number from 1 to ${MAX_COUNT.toLocaleString('en-AU')}, please.`
export const NOT_VALID = 'code not valid'
