import { useMemo, useState } from 'react'
import type { DraftSubject } from '#app/features/builder/state/local-draft.ts'
import {
  detailsOnTop,
  readDetails,
  type GivenProject,
  type StoredDetails,
} from '#app/features/builder/state/stored-details.ts'
import { useDrafts } from '../drafts/use-drafts.ts'

export interface DetailsDraft {
  /** Initial values of the form; another number resets it. */
  readonly start: { readonly project: GivenProject; readonly number: number } | null
  readonly isDirty: boolean
  /** Called with the form's values; null where they are saved. */
  readonly change: (typed: GivenProject | null) => void
  /** Deletes the draft: it is saved, or not wanted. */
  readonly drop: () => void
  /** Time of an earlier visit's draft; null for none. */
  readonly keptAt: number | null
  /** Fields in which the offered draft and later input differ. */
  readonly clashes: readonly string[]
  /** Restores the offered draft; clashing fields from it or from the later input. */
  readonly restore: (isTaken?: boolean) => void
  readonly forget: () => void
}

/** Holds input of the first step until it is saved, and stores it on the device. */
export function useDetailsDraft(subject: DraftSubject, saved: GivenProject, isOff = false): DetailsDraft {
  const [typed, setTyped] = useState<GivenProject | null>(null)
  const [start, setStart] = useState<DetailsDraft['start']>(null)
  // The base of the input: the saved project may have changed by the time it is restored.
  const [base, setBase] = useState(saved)
  if (!typed && JSON.stringify(base) !== JSON.stringify(saved)) setBase(saved)
  const unsaved = useMemo(() => (typed ? { before: base, typed } : null), [base, typed])
  const drafts = useDrafts<StoredDetails>({ subject, isOff, unsaved, read: (text) => readDetails(text, saved) })

  const now = typed ?? saved
  const isNews = ({ draft }: { draft: StoredDetails }) =>
    JSON.stringify(detailsOnTop(draft, saved, now).merged) !== JSON.stringify(now)
  const offer = drafts.offers.find(isNews)
  const outcome = offer && detailsOnTop(offer.draft, saved, now)

  return {
    start,
    isDirty: typed !== null,
    change(next) {
      setTyped(next)
      if (!next) drafts.keepNow(null)
    },
    drop() {
      drafts.keepNow(null)
      setTyped(null)
    },
    keptAt: offer?.draft.keptAt ?? null,
    clashes: outcome?.clashes ?? [],
    restore(isTaken = true) {
      if (!offer || !outcome) return
      const project = isTaken ? outcome.merged : outcome.kept
      setStart({ project, number: (start?.number ?? 0) + 1 })
      setTyped(project)
      drafts.keepNow({ before: base, typed: project })
      drafts.remove(offer)
    },
    forget: () => offer && drafts.remove(offer),
  }
}
