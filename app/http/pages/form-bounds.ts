import { routes } from '#app/addresses/routes.ts'
import { MAX_LINES } from '#app/features/cart/contents/model.ts'
import { MAX_QUOTE_LINES } from '#app/features/quotes/quote.ts'
import { PRICE_FORM, PRICE_LIMIT } from '#app/features/priced-lists/price-limit.ts'
import type { FormBounds } from '#app/platform/http/read-form.server.ts'
import { perMinute, type Limit } from '#app/platform/limits/limit.ts'

/** The longest of these forms has a text of 2,000 characters, which may take nine bytes each, and a dozen short fields. */
const FORM: FormBounds = { maxFields: 200, maxBytes: 32 * 1024 }

const OWN_FIELDS = 50

/** Forms that have more, by the label of their route. */
const LONG_FORMS: Readonly<Record<string, FormBounds>> = {
  // Code, price, its cents, substitute, and 60 characters each of lead time and note, which may take nine bytes each.
  [`/:locale/${routes.quote.pattern}`]: ofLines({ lines: MAX_QUOTE_LINES, fields: 6, bytes: 2_000 }),
  // A count, named by the id of its line.
  [`/:locale/${routes.cart.pattern}`]: ofLines({ lines: MAX_LINES, fields: 1, bytes: 70 }),
  // The template of a clause, of three bytes a character.
  [`/:locale/${routes.reports.specification.pattern}`]: { ...FORM, maxBytes: 64 * 1024 },
}

interface FileForm {
  readonly bounds: FormBounds
  /** Counted by address before the form is read. */
  readonly limit: Limit
}

/** Forms that carry a file, by the label of their route. They are for visitors, too. */
const FILE_FORMS: Readonly<Record<string, FileForm>> = {
  [`/:locale/${routes.priceMyList.pattern}`]: {
    bounds: PRICE_FORM,
    limit: perMinute(PRICE_LIMIT.name, PRICE_LIMIT.perMinute),
  },
}

/** Null for a page whose forms carry no file. */
export function fileForm(route: string): FileForm | null {
  return FILE_FORMS[route] ?? null
}

/** The bounds of the forms of one page. Visitors have no long ones. */
export function formBounds(route: string, isSignedIn: boolean): FormBounds {
  return (isSignedIn ? LONG_FORMS[route] : undefined) ?? FORM
}

function ofLines({ lines, fields, bytes }: { lines: number; fields: number; bytes: number }): FormBounds {
  return { maxFields: lines * fields + OWN_FIELDS, maxBytes: lines * bytes + FORM.maxBytes }
}
