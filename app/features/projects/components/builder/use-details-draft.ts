import { useMemo, useState } from 'react'
import {
  detailsOnTop,
  readDetails,
  type DraftSubject,
  type GivenProject,
  type KeptDetails,
} from '../../builder/kept-draft.ts'
import { useDrafts } from '../drafts/use-drafts.ts'

export interface DetailsDraft {
  /** What the form begins with; under another number it begins again. */
  readonly start: { readonly project: GivenProject; readonly number: number } | null
  readonly isDirty: boolean
  /** What the form says now; null where that is what is saved. */
  readonly change: (typed: GivenProject | null) => void
  /** Keeps nothing of it any more: it is saved, or not wanted. */
  readonly drop: () => void
  /** When what an earlier visit left was kept; null where it left nothing. */
  readonly keptAt: number | null
  /** Fields that the draft on offer and what was typed since say differently. */
  readonly clashes: readonly string[]
  /** Takes up the draft on offer; of fields that clash, what it says or what was typed since. */
  readonly restore: (isTaken?: boolean) => void
  readonly forget: () => void
}

/** Holds what is typed on the first step until it is saved, and keeps it on the device meanwhile. */
export function useDetailsDraft(subject: DraftSubject, saved: GivenProject, isOff = false): DetailsDraft {
  const [typed, setTyped] = useState<GivenProject | null>(null)
  const [start, setStart] = useState<DetailsDraft['start']>(null)
  // What it was typed over: the saved project may be another one by the time it is taken up.
  const [base, setBase] = useState(saved)
  if (!typed && JSON.stringify(base) !== JSON.stringify(saved)) setBase(saved)
  const unsaved = useMemo(() => (typed ? { before: base, typed } : null), [base, typed])
  const drafts = useDrafts<KeptDetails>({ subject, isOff, unsaved, read: (text) => readDetails(text, saved) })

  const now = typed ?? saved
  const isNews = ({ draft }: { draft: KeptDetails }) =>
    JSON.stringify(detailsOnTop(draft, saved, now).merged) !== JSON.stringify(now)
  const found = drafts.offers.find(isNews)
  const outcome = found && detailsOnTop(found.draft, saved, now)

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
    keptAt: found?.draft.keptAt ?? null,
    clashes: outcome?.clashes ?? [],
    restore(isTaken = true) {
      if (!found || !outcome) return
      const project = isTaken ? outcome.merged : outcome.kept
      setStart({ project, number: (start?.number ?? 0) + 1 })
      setTyped(project)
      drafts.keepNow({ before: base, typed: project })
      drafts.remove(found)
    },
    forget: () => found && drafts.remove(found),
  }
}
