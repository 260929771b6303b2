/** Rows of one list; blank lines, names of columns and text do not count. */
export const MAX_LIST_ROWS = 2_000
/** Includes the email around a list. */
export const MAX_LIST_LINES = 6_000
/** 2,000 rows of 250 characters. */
export const MAX_LIST_CHARACTERS = 500_000
export const MAX_LIST_FILE_BYTES = 10 * 1024 * 1024
/** Rows above which an answer names the first of the lines that are none only. */
export const MAX_SHOWN_PASSED = 300

export const LIST_FILES = ['xlsx', 'csv', 'txt', 'eml'] as const
export type ListFile = (typeof LIST_FILES)[number]

const count = (number: number) => number.toLocaleString('en-AU')

export const tooManyRows = (rows: number) =>
  `This list has ${count(rows)} rows; ${count(MAX_LIST_ROWS)} can be read at once. Split it in two.`
export const TOO_MANY_LINES = `This list has more than ${count(MAX_LIST_LINES)} lines. Paste the rows without the text around them, or split them in two.`
export const TOO_LONG = `This text is longer than ${count(MAX_LIST_CHARACTERS)} characters. Paste the list without the text around it.`
export const FILE_TOO_LARGE = `This file is larger than ${MAX_LIST_FILE_BYTES / 1024 / 1024} MB.`
export const UNREADABLE_FILE = 'This file cannot be read. Use an xlsx, csv, txt or eml file without a password.'
export const UNREADABLE_TEXT = 'This text has characters that do not belong in a list.'
