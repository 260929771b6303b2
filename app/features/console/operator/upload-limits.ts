export const MAX_FILE_MB = 4
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024
/** Entries that are read and compared within a tenth of a second each. */
export const MOST_ENTRIES = 20_000
export const UPLOAD_LIMIT = { name: 'operator files', perMinute: 20 } as const
