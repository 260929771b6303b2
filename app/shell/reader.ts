/** On answers with the data of a page: whether they are an account's. Missing where the server cannot say. */
export const READER_HEADER = 'x-reader'

export type ReaderKind = 'account' | 'visitor'

let shown: ReaderKind | null = null

/** Says whose page is shown, header included. */
export function nameReader(kind: ReaderKind): void {
  shown = kind
}

/** Whether data are another reader's than the page that is shown: its session has ended or begun meanwhile. */
export function isOtherReader({ headers }: Response): boolean {
  const theirs = headers.get(READER_HEADER)
  return theirs !== null && shown !== null && theirs !== shown
}
