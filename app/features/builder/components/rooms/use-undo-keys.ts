import { useEffect, useEffectEvent } from 'react'
import type { RoomsDraft } from './use-rooms-draft.ts'

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y; with the command key as well. A field keeps its own undo while it is typed in. */
export function useUndoKeys({ undo, redo }: Pick<RoomsDraft, 'undo' | 'redo'>, onNews: (news: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent, isTyping: boolean) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping || isInDialog(event.target)) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (key !== 'z' && !isRedo) return
    // The browser would bring back what was typed into a field before.
    event.preventDefault()
    const run = isRedo ? redo : undo
    if (!run) return
    run()
    onNews(isRedo ? 'Done again' : 'Undone')
  })
  useEffect(() => {
    /** The field that is typed in, until what was typed is taken or given up. React keeps `defaultValue` like `value`. */
    let typedIn: EventTarget | null = null
    const onInput = ({ target }: Event) => {
      typedIn = isTextField(target) ? target : null
    }
    const onLeave = () => {
      typedIn = null
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === 'Escape') typedIn = null
      onKey(event, event.target instanceof HTMLTextAreaElement || (typedIn !== null && typedIn === event.target))
    }
    addEventListener('input', onInput)
    addEventListener('focusout', onLeave)
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('input', onInput)
      removeEventListener('focusout', onLeave)
      removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio'
}

/** Undo keys are ignored within dialogs. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
