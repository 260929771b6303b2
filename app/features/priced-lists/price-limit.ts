import { MAX_LIST_FILE_BYTES } from '@specify/list-reader/limits.ts'

/** Counted by address, for the call and for the form of the page together: each reads a file and looks up its rows. */
export const PRICE_LIMIT = { name: 'price-my-list', perMinute: 20 } as const

/** Bounds of its form: a file, a text, and the answers to questions about them. */
export const PRICE_FORM = { maxBytes: MAX_LIST_FILE_BYTES + 1024 * 1024, maxFields: 30 } as const
