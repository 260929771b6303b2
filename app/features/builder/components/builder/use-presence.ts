import { useEffect, useState } from 'react'
import { callAction } from '#app/ui/loading/call-action.ts'

const ASK_EVERY_MS = 20_000

interface Presence {
  readonly people: readonly string[]
  /** The version that is saved; null until it is known. */
  readonly version: number | null
}

const NOBODY: Presence = { people: [], version: null }

/** Polls who else works on a shared project while the page is visible. Does nothing for null. */
export function usePresence(locale: string, projectId: string | null): Presence {
  const [presence, setPresence] = useState(NOBODY)
  useEffect(() => {
    if (projectId === null) return
    const id = projectId
    let isOver = false
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const outcome = await callAction('projectBuilder/presence', { id }, locale)
      if (!isOver && outcome.kind === 'done') setPresence(outcome.answer)
    }
    const asking = () => void ask()
    asking()
    const timer = setInterval(asking, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', asking)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', asking)
      setPresence(NOBODY)
    }
  }, [locale, projectId])
  return presence
}
