import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftSubject } from '../../builder/kept-draft.ts'
import { openDrafts, removeDraft, type StoredDraft } from './draft-slots.ts'

/** Changes are on the device within two seconds, whatever happens to the page. */
const KEEP_AFTER_MS = 700

/** A draft that is offered, with where it is kept. */
export interface OfferedDraft<Draft> {
  readonly key: string
  readonly draft: Draft
}

interface DraftsOptions<Draft> {
  readonly subject: DraftSubject
  /** Nothing is kept or offered to those who only look. */
  readonly isOff: boolean
  /** What is unsaved now; null where nothing is. */
  readonly unsaved: object | null
  readonly read: (text: string) => Draft | null
}

/** Keeps what is unsaved in a slot of this visit, and offers what other visits left, in the order to be offered. */
export function useDrafts<Draft>({ subject, isOff, unsaved, read }: DraftsOptions<Draft>) {
  const { accountId, of } = subject
  const [offers, setOffers] = useState<readonly OfferedDraft<Draft>[]>([])
  // Ahead of what is drawn: once it is saved or dropped, nothing that waits may keep it again.
  const latest = useRef(unsaved)
  const slots = useRef<ReturnType<typeof openDrafts> | null>(null)
  const parse = useEffectEvent((drafts: readonly StoredDraft[]) =>
    drafts.flatMap(({ key, text }) => {
      const draft = read(text)
      if (draft === null) removeDraft(key)
      return draft === null ? [] : [{ key, draft }]
    }),
  )

  useEffect(() => {
    if (isOff) return
    let isGone = false
    const opened = openDrafts({ accountId, of })
    slots.current = opened
    async function find(): Promise<void> {
      // What this tab left is offered at once, without waiting for the others.
      for (const look of [() => opened.mine(), () => opened.others()]) {
        const parsed = parse(await look())
        if (!isGone && parsed.length > 0) setOffers((before) => [...before, ...parsed])
      }
    }
    void find()
    return () => {
      isGone = true
      // Leaving for another page of the site hides none.
      opened.keep(latest.current)
      opened.close()
      slots.current = null
    }
  }, [accountId, of, isOff])

  useEffect(() => {
    latest.current = unsaved
    const keep = () => slots.current?.keep(latest.current)
    const timer = setTimeout(keep, unsaved ? KEEP_AFTER_MS : 0)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [unsaved])

  return {
    offers,
    /** Keeps this at once, ahead of what is drawn. */
    keepNow(draft: object | null): void {
      latest.current = draft
      slots.current?.keep(draft)
    },
    remove({ key }: OfferedDraft<Draft>): void {
      removeDraft(key)
      setOffers((before) => before.filter((each) => each.key !== key))
    },
  }
}
