import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftSubject } from '#app/features/builder/state/local-draft.ts'
import { openDrafts, removeDraft, type StoredDraft } from './draft-slots.ts'

/** Changes are on the device within two seconds, whatever happens to the page. */
const KEEP_AFTER_MS = 700

export interface OfferedDraft<Draft> {
  readonly key: string
  readonly draft: Draft
}

interface DraftsOptions<Draft> {
  readonly subject: DraftSubject
  /** View mode neither stores nor offers drafts. */
  readonly isOff: boolean
  readonly unsaved: object | null
  readonly read: (text: string) => Draft | null
}

/** Stores unsaved changes in a slot of this visit, and offers those of other visits in order. */
export function useDrafts<Draft>({ subject, isOff, unsaved, read }: DraftsOptions<Draft>) {
  const { accountId, of } = subject
  const [offers, setOffers] = useState<readonly OfferedDraft<Draft>[]>([])
  // Ahead of the render: after saving or dropping, no pending timer may store it again.
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
      // This tab's drafts are offered at once, without waiting for the others.
      for (const look of [() => opened.mine(), () => opened.others()]) {
        const parsed = parse(await look())
        if (!isGone && parsed.length > 0) setOffers((before) => [...before, ...parsed])
      }
    }
    void find()
    return () => {
      isGone = true
      // Navigation within the site fires no page hide.
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
    /** Stores this at once, ahead of the render. */
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
