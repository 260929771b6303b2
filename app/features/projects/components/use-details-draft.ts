import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { readDetails, type GivenProject, type KeptDetails } from '../builder/kept-draft.ts'
import { readKept, writeKept } from './kept-on-device.ts'

/** What is typed is on the device within two seconds, whatever happens to the page. */
const KEEP_AFTER_MS = 700

export interface DetailsDraft {
  /** What the form begins with; under another number it begins anew. */
  readonly start: { readonly project: GivenProject; readonly number: number } | null
  readonly isDirty: boolean
  /** What the form says now; null where that is what is saved. */
  readonly change: (typed: GivenProject | null) => void
  /** Keeps nothing of it any more: it is saved, or not wanted. */
  readonly drop: () => void
  /** When what an earlier visit left was kept; null where it left nothing. */
  readonly keptAt: number | null
  readonly restore: () => void
}

/** Holds what is typed on the first step until it is saved, and keeps it on the device meanwhile. */
export function useDetailsDraft(key: string, saved: GivenProject, isOff = false): DetailsDraft {
  const [typed, setTyped] = useState<GivenProject | null>(null)
  const [found, setFound] = useState<KeptDetails | null>(null)
  const [hasLooked, setLooked] = useState(false)
  const [start, setStart] = useState<DetailsDraft['start']>(null)

  // Storage is there once the page runs in a browser.
  if (useHydrated() && !hasLooked) {
    setLooked(true)
    const kept = isOff ? null : readDetails(readKept(key), saved)
    if (kept && JSON.stringify(kept.typed) !== JSON.stringify(saved)) setFound(kept)
  }

  // Ahead of what is drawn: once it is dropped, nothing that waits may keep it again.
  const latest = useRef<GivenProject | null>(null)
  useEffect(() => {
    if (!typed) return
    const keep = () => latest.current && writeKept(key, { typed: latest.current })
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [key, typed])

  return {
    start,
    isDirty: typed !== null,
    change(next) {
      latest.current = next
      setTyped(next)
      if (!next) writeKept(key, null)
      // What was offered gives way to what is newer.
      else setFound(null)
    },
    drop() {
      latest.current = null
      writeKept(key, null)
      setTyped(null)
      setFound(null)
    },
    keptAt: found?.keptAt ?? null,
    restore() {
      if (!found) return
      setStart({ project: found.typed, number: (start?.number ?? 0) + 1 })
      latest.current = found.typed
      setTyped(found.typed)
      setFound(null)
    },
  }
}
