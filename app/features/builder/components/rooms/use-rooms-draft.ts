import { useCallback, useMemo, useState } from 'react'
import { readDraft, type LocalDraft } from '#app/features/builder/state/local-draft.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { rebaseSchedule } from '@specify/schedule/edits/merge-schedules.ts'
import { scheduleOf } from '#app/features/builder/state/project-state.ts'
import { isSameSchedule } from '@specify/schedule/edits/same-schedule.ts'
import { NO_HISTORY, redone, undone, withEdit, type EditHistory } from '@specify/schedule/edits/edit-history.ts'
import type { Schedule } from '@specify/schedule/model.ts'
import { changeRooms, NO_CHANGE, type RoomsChange } from '@specify/schedule/rooms/change-rooms.ts'
import { useDrafts } from '../drafts/use-drafts.ts'

type Products = BuilderProject['products']

export interface RoomsDraft extends Schedule {
  readonly saved: BuilderProject
  /** Facts of all line items since the page was opened, so that undo can show removed ones. */
  readonly products: Products
  readonly isDirty: boolean
  readonly change: (part: Partial<RoomsChange>) => void
  /** Edits with one `key` in a row, as of one field, are undone together. */
  readonly edit: (apply: (schedule: Schedule) => Schedule, key?: string) => void
  /** Before line items of them are added. */
  readonly addProducts: (products: Products) => void
  /** Null where there is nothing to undo. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** Replaces the saved project, and rebases the changes made since this state on it. */
  readonly adopt: (project: BuilderProject, since: Schedule) => void
  /** Replaces the saved project and the schedule, with nothing to undo or redo. */
  readonly replace: (project: BuilderProject) => void
  readonly discard: () => void
  /** An earlier visit's unsaved changes; the next ones once this is settled. */
  readonly found: LocalDraft | null
  readonly restore: () => void
  readonly forget: () => void
}

/** Holds the changes of the third step until they are saved, and stores them on the device. */
export function useRoomsDraft(project: BuilderProject, accountId: string, isReadOnly: boolean): RoomsDraft {
  const [loaded, setLoaded] = useState(project)
  const [saved, setSaved] = useState(project)
  const [edits, setEdits] = useState<EditHistory>(() => ({ ...NO_HISTORY, now: scheduleOf(project) }))
  const [known, setKnown] = useState<Products>({})
  const addProducts = (products: Products) => setKnown((before) => ({ ...before, ...products }))
  const products = useMemo(() => ({ ...known, ...saved.products }), [known, saved.products])
  const { now } = edits
  const edit = useCallback<RoomsDraft['edit']>((apply, key) => setEdits((before) => withEdit(before, apply, key)), [])
  const isDirty = !isSameSchedule(saved, now)

  // Reloaded data is adopted only without changes: those are saved against their base.
  if (loaded !== project) {
    setLoaded(project)
    if (!isDirty) {
      setSaved(project)
      setEdits((before) => rebased(before, scheduleOf(project), before.now))
    }
  }

  const unsaved = useMemo(
    () => (isDirty ? { version: saved.version, before: scheduleOf(saved), after: now } : null),
    [isDirty, saved, now],
  )
  const subject = { accountId, of: `rooms.${project.projectId}` }
  const read = (text: string) => readDraft(text, project.rooms)
  const drafts = useDrafts<LocalDraft>({ subject, isOff: isReadOnly, unsaved, read })
  const onTop = ({ before, after }: LocalDraft) => rebaseSchedule(now, before, after)
  const offer = drafts.offers.find(({ draft }) => !isSameSchedule(onTop(draft), now))

  return {
    ...now,
    saved,
    products,
    addProducts,
    isDirty,
    change(part) {
      setEdits((before) =>
        withEdit(before, (schedule) => ({
          ...schedule,
          rooms: changeRooms(schedule.rooms, { ...NO_CHANGE, ...part }),
        })),
      )
    },
    edit,
    undo: edits.past.length === 0 ? null : () => setEdits(undone),
    redo: edits.future.length === 0 ? null : () => setEdits(redone),
    adopt(next, since) {
      addProducts(saved.products)
      setSaved({ ...next, products: withSameFacts(next.products, products) })
      setEdits((before) => rebased(before, scheduleOf(next), since))
    },
    replace(next) {
      addProducts(saved.products)
      setSaved(next)
      setEdits({ ...NO_HISTORY, now: scheduleOf(next) })
    },
    discard() {
      drafts.keepNow(null)
      setEdits((before) => withEdit(before, () => scheduleOf(saved)))
    },
    found: offer?.draft ?? null,
    restore() {
      if (!offer) return
      const merged = onTop(offer.draft)
      setEdits((before) => withEdit(before, () => merged))
      // Stored here before it is deleted there.
      drafts.keepNow({ version: saved.version, before: scheduleOf(saved), after: merged })
      drafts.remove(offer)
    },
    forget: () => offer && drafts.remove(offer),
  }
}

/** Facts that are as they were stay the same objects, so that their rows are not drawn again. */
function withSameFacts(next: Products, before: Products): Products {
  const entries = Object.entries(next).map(([sku, facts]) => {
    const known = before[sku]
    return [sku, known && JSON.stringify(known) === JSON.stringify(facts) ? known : facts] as const
  })
  return Object.fromEntries(entries)
}

function withRecords(history: EditHistory, { substitutions }: Schedule, since: Schedule): EditHistory {
  const complete = (state: Schedule) =>
    state.substitutions === since.substitutions ? { ...state, substitutions } : state
  return {
    past: history.past.map(complete),
    now: complete(history.now),
    future: history.future.map(complete),
    key: null,
  }
}

/** Rebases undo steps on a state that others have changed. */
function rebased(history: EditHistory, current: Schedule, since: Schedule): EditHistory {
  // As after most saves: no row is drawn again. Records are completed by the server.
  if (isSameSchedule(current, since)) return withRecords(history, current, since)
  const { past, now, future } = history
  const rebase = (state: Schedule) => rebaseSchedule(current, since, state)
  return { past: past.map(rebase), now: rebase(now), future: future.map(rebase), key: null }
}
