/** Header of data answers: whether they are for an account. Missing where the server cannot tell. */
export const READER_HEADER = 'x-reader'

export type ReaderKind = 'account' | 'visitor'

let current: ReaderKind | null = null

/** Says whose page is shown, header included. */
export function nameReader(kind: ReaderKind): void {
  current = kind
}

/** Returns whether data are for another reader than the page: its session has ended or begun since. */
export function isOtherReader({ headers }: Response): boolean {
  const theirs = headers.get(READER_HEADER)
  return theirs !== null && current !== null && theirs !== current
}
