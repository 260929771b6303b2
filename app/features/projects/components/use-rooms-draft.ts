import { useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { draftKey, readDraft, type KeptDraft } from '../builder/kept-draft.ts'
import type { BuilderProject } from '../builder/builder-project.ts'
import { changesOnTop } from '../builder/merge-rooms.ts'
import { isSameRooms } from '../builder/match-rooms.ts'
import { readKept, writeKept } from './kept-on-device.ts'
import { changeRooms, NO_CHANGE, type Rooms, type RoomsChange } from '../rooms.ts'

/** Changes are on the device within two seconds, whatever happens to the page. */
const KEEP_AFTER_MS = 700

export interface RoomsDraft {
  /** The project as it was saved last. */
  readonly saved: BuilderProject
  /** Its rooms with the changes that are not saved yet. */
  readonly rooms: Rooms
  readonly isDirty: boolean
  readonly change: (part: Partial<RoomsChange>) => void
  /** Takes a saved project in the place of the one before, with what changed since these rooms on top of it. */
  readonly adopt: (project: BuilderProject, since: Rooms) => void
  readonly discard: () => void
  /** Changes of an earlier visit that were never saved. */
  readonly found: KeptDraft | null
  readonly restore: () => void
  readonly forget: () => void
}

/** Holds the changes of the third step until they are saved, and keeps them on the device meanwhile. */
export function useRoomsDraft(project: BuilderProject, isReadOnly: boolean): RoomsDraft {
  const [loaded, setLoaded] = useState(project)
  const [saved, setSaved] = useState(project)
  const [rooms, setRooms] = useState<Rooms>(project.rooms)
  const [found, setFound] = useState<KeptDraft | null>(null)
  const [hasLooked, setLooked] = useState(false)
  const isDirty = !isSameRooms(saved.rooms, rooms)
  const key = draftKey(project.projectId)

  // What the page loads anew is taken unless there are changes: those are saved against what they were made on.
  if (loaded !== project) {
    setLoaded(project)
    if (!isDirty) {
      setSaved(project)
      setRooms(project.rooms)
    }
  }

  // Storage is there once the page runs in a browser.
  if (useHydrated() && !hasLooked) {
    setLooked(true)
    if (!isReadOnly) setFound(readDraft(readKept(key)))
  }

  const offered = found && !isSameRooms(found.after, saved.rooms) ? found : null
  const isUntouched = !isDirty && offered !== null
  useEffect(() => {
    // What is offered stays where it is until there is something newer.
    if (isReadOnly || !hasLooked || isUntouched) return
    const keep = () => writeKept(key, isDirty ? { version: saved.version, before: saved.rooms, after: rooms } : null)
    const timer = setTimeout(keep, isDirty ? KEEP_AFTER_MS : 0)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [key, isReadOnly, hasLooked, isUntouched, isDirty, saved, rooms])

  const forget = () => {
    writeKept(key, null)
    setFound(null)
  }
  return {
    saved,
    rooms,
    isDirty,
    change(part) {
      setRooms((before) => changeRooms(before, { ...NO_CHANGE, ...part }))
    },
    adopt(next, since) {
      setSaved(next)
      setRooms((now) => changesOnTop(next.rooms, since, now))
    },
    discard() {
      writeKept(key, null)
      setRooms(saved.rooms)
    },
    found: offered,
    restore() {
      if (found) setRooms(changesOnTop(saved.rooms, found.before, found.after))
      setFound(null)
    },
    forget,
  }
}
