import { useEffect, useRef } from 'react'
import type { SummaryTools } from '#app/features/builder/components/builder/summary-tools.ts'

const SAVE_AFTER_MS = 600

/** Saves a while after the last call, as soon as no other save is running. */
export function useSavingSoon(tools: SummaryTools): () => void {
  const latest = useRef(tools)
  useEffect(() => {
    latest.current = tools
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return function saveSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (latest.current.isSaving) saveSoon()
      else void latest.current.onSave()
    }, SAVE_AFTER_MS)
  }
}
