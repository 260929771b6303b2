import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Header of data answers: whether they are for an account. Missing where the server cannot tell. */
export const READER_HEADER = 'x-reader'

export type ReaderKind = 'account' | 'visitor'

let current: ReaderKind | null = null
let hasChanged = false

/** Says whose page is shown, header included: what was noticed before is settled by it. */
export function nameReader(kind: ReaderKind): void {
  if (kind !== current) hasChanged = false
  current = kind
}

/** Returns whether the page that is shown is for an account. */
export function isForAccount(): boolean {
  return current === 'account'
}

/** Notices data for another reader than the page: its session has ended or begun since. */
export function noticeReader({ headers }: Response): void {
  const theirs = headers.get(READER_HEADER)
  hasChanged ||= theirs !== null && current !== null && theirs !== current
}

/**
 * Loads the parts again that were kept over a step, such as the header: they are the former reader's. It is mounted for
 * each place, since React may leave out the states of a step that it takes at once.
 */
export function FreshReader(): null {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!hasChanged) return
    hasChanged = false
    void revalidate()
  }, [revalidate])
  return null
}
