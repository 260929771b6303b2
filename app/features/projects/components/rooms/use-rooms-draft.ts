import { useMemo, useState } from 'react'
import { readDraft, type LocalDraft } from '../../builder/local-draft.ts'
import type { BuilderProject } from '../../builder/builder-project.ts'
import { rebaseRooms } from '../../builder/merge-rooms.ts'
import { isSameRooms } from '../../builder/match-rooms.ts'
import type { Rooms } from '../../rooms.ts'
import { changeRooms, NO_CHANGE, type RoomsChange } from '../../change-rooms.ts'
import { useDrafts } from '../drafts/use-drafts.ts'

export interface RoomsDraft {
  readonly saved: BuilderProject
  readonly rooms: Rooms
  readonly isDirty: boolean
  readonly change: (part: Partial<RoomsChange>) => void
  /** Replaces the saved project, and rebases the changes made since these rooms on it. */
  readonly adopt: (project: BuilderProject, since: Rooms) => void
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
  const [rooms, setRooms] = useState<Rooms>(project.rooms)
  const isDirty = !isSameRooms(saved.rooms, rooms)

  // Reloaded data is adopted only without changes: those are saved against their base.
  if (loaded !== project) {
    setLoaded(project)
    if (!isDirty) {
      setSaved(project)
      setRooms(project.rooms)
    }
  }

  const unsaved = useMemo(
    () => (isDirty ? { version: saved.version, before: saved.rooms, after: rooms } : null),
    [isDirty, saved, rooms],
  )
  const subject = { accountId, of: `rooms.${project.projectId}` }
  const drafts = useDrafts<LocalDraft>({ subject, isOff: isReadOnly, unsaved, read: readDraft })
  const onTop = ({ before, after }: LocalDraft) => rebaseRooms(rooms, before, after)
  const found = drafts.offers.find(({ draft }) => !isSameRooms(onTop(draft), rooms))

  return {
    saved,
    rooms,
    isDirty,
    change(part) {
      setRooms((before) => changeRooms(before, { ...NO_CHANGE, ...part }))
    },
    adopt(next, since) {
      setSaved(next)
      setRooms((now) => rebaseRooms(next.rooms, since, now))
    },
    discard() {
      drafts.keepNow(null)
      setRooms(saved.rooms)
    },
    found: found?.draft ?? null,
    restore() {
      if (!found) return
      const merged = onTop(found.draft)
      setRooms(merged)
      // Stored here before it is deleted there.
      drafts.keepNow({ version: saved.version, before: saved.rooms, after: merged })
      drafts.remove(found)
    },
    forget: () => found && drafts.remove(found),
  }
}
