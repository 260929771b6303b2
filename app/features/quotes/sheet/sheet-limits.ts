export const MAX_SHEET_MB = 4
export const MAX_SHEET_BYTES = MAX_SHEET_MB * 1024 * 1024

/** Counted by address, for forms of pages that carry a sheet: each reads a file. */
export const SHEET_FORM_LIMIT = { name: 'quote-sheet-form', perMinute: 20 } as const
