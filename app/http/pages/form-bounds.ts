import { routes } from '#app/addresses/routes.ts'
import { MAX_FILE_BYTES, UPLOAD_LIMIT } from '#app/features/console/operator/upload-limits.ts'
import { PART_BYTES } from '#app/features/changes/change-set.ts'
import { MAX_LINES } from '#app/features/cart/contents/model.ts'
import { MAX_STAGES } from '#app/features/quotes/stages/stage.ts'
import { MAX_QUOTE_LINES } from '#app/features/quotes/quote.ts'
import { PRICE_FORM, PRICE_LIMIT } from '#app/features/priced-lists/price-limit.ts'
import { MAX_SHEET_BYTES, SHEET_FORM_LIMIT } from '#app/features/quotes/sheet/sheet-limits.ts'
import { isMultipart, type FormBounds } from '#app/platform/http/read-form.server.ts'
import { perMinute, type Limit } from '#app/platform/limits/limit.ts'

/**
 * The longest of these forms has a text of 3,000 characters, which may take nine bytes each, and a dozen short fields; a
 * list of the console has 200 rows to tick.
 */
const FORM: FormBounds = { maxFields: 220, maxBytes: 32 * 1024 }

const OWN_FIELDS = 50

/** The desk of a quote. */
const QUOTE = `/:locale/${routes.console.quote.pattern}`
/** Code, price, its cents, substitute, 60 characters each of lead time and note, which may take nine bytes each, and deliveries. */
const QUOTE_FORM = ofLines({ lines: MAX_QUOTE_LINES, fields: 6 + MAX_STAGES, bytes: 2_000 + MAX_STAGES * 24 })

/** Forms that have more, by the label of their route. */
const LONG_FORMS: Readonly<Record<string, FormBounds>> = {
  [QUOTE]: QUOTE_FORM,
  // A count, named by the id of its line.
  [`/:locale/${routes.cart.pattern}`]: ofLines({ lines: MAX_LINES, fields: 1, bytes: 70 }),
  // Codes of an edit.
  [`/:locale/${routes.console.editProducts.pattern}`]: { ...FORM, maxBytes: 256 * 1024 },
  // A document as text, of which each character may take nine bytes, or each of its fields.
  [`/:locale/${routes.console.document.pattern}`]: { maxFields: 8_000, maxBytes: 10 * 1024 * 1024 },
  // A group of words with its former state.
  [`/:locale/${routes.console.word.pattern}`]: { ...FORM, maxBytes: 256 * 1024 },
  // The template of a clause, of three bytes a character.
  [`/:locale/${routes.reports.specification.pattern}`]: { ...FORM, maxBytes: 64 * 1024 },
}

interface FileForm {
  readonly bounds: FormBounds
  /** Counted by address before the form is read. */
  readonly limit: Limit
  readonly isForVisitors: boolean
  /** True if the page has other forms, which are encoded. */
  readonly isBesideOthers: boolean
}

/** Forms that carry a file, by the label of their route. */
const FILE_FORMS: Readonly<Record<string, FileForm>> = {
  [`/:locale/${routes.console.upload.pattern}`]: {
    bounds: { maxFields: 4, maxBytes: MAX_FILE_BYTES + 64 * 1024 },
    limit: perMinute(UPLOAD_LIMIT.name, UPLOAD_LIMIT.perMinute),
    isForVisitors: false,
    isBesideOthers: true,
  },
  [`/:locale/${routes.console.newChange.pattern}`]: {
    bounds: { maxFields: 6, maxBytes: PART_BYTES + 64 * 1024 },
    limit: perMinute(UPLOAD_LIMIT.name, UPLOAD_LIMIT.perMinute),
    isForVisitors: false,
    isBesideOthers: true,
  },
  [`/:locale/${routes.priceMyList.pattern}`]: {
    bounds: PRICE_FORM,
    limit: perMinute(PRICE_LIMIT.name, PRICE_LIMIT.perMinute),
    isForVisitors: true,
    isBesideOthers: false,
  },
  // A sheet beside all that is typed, each field with a head of its own.
  [QUOTE]: {
    bounds: { maxFields: QUOTE_FORM.maxFields, maxBytes: MAX_SHEET_BYTES + QUOTE_FORM.maxBytes },
    limit: perMinute(SHEET_FORM_LIMIT.name, SHEET_FORM_LIMIT.perMinute),
    isForVisitors: false,
    isBesideOthers: true,
  },
}

interface Sender {
  readonly isSignedIn: boolean
  /** The content type of the form. */
  readonly type: string | null
}

/** Null for a page whose forms carry no file, and for a form of this sender that carries none. */
export function fileForm(route: string, { isSignedIn, type }: Sender): FileForm | null {
  const form = FILE_FORMS[route]
  if (!form || (!isSignedIn && !form.isForVisitors)) return null
  return form.isBesideOthers && !isMultipart(type) ? null : form
}

/** Returns whether a form carries a file to a page that takes none of visitors: its session has ended. */
export function isFileAfterSession(route: string, { isSignedIn, type }: Sender): boolean {
  return FILE_FORMS[route]?.isForVisitors === false && !isSignedIn && isMultipart(type)
}

/** The bounds of the forms of one page. Visitors have no long ones. */
export function formBounds(route: string, isSignedIn: boolean): FormBounds {
  return (isSignedIn ? LONG_FORMS[route] : undefined) ?? FORM
}

function ofLines({ lines, fields, bytes }: { lines: number; fields: number; bytes: number }): FormBounds {
  return { maxFields: lines * fields + OWN_FIELDS, maxBytes: lines * bytes + FORM.maxBytes }
}
