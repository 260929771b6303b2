import { useEffect, useEffectEvent } from 'react'
import type { RoomsDraft } from './use-rooms-draft.ts'

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y; with the command key as well. A field keeps its own undo while it is typed in. */
export function useUndoKeys({ undo, redo }: Pick<RoomsDraft, 'undo' | 'redo'>, onNews: (news: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (key !== 'z' && !isRedo) return
    const run = isRedo ? redo : undo
    if (!run) return
    event.preventDefault()
    run()
    onNews(isRedo ? 'Done again' : 'Undone')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== target.defaultValue
}
