import type { InputEvent } from 'react'
import { typedRoomName } from '../room-name.ts'

/** What a text field needs so that only what is allowed stays in it, however it came there. The caret keeps its place. */
export function typedInput(clean: (typed: string) => string, onTyped?: (value: string) => void) {
  return {
    onInput(event: InputEvent<HTMLInputElement>): void {
      const field = event.currentTarget
      // A letter that is still being put together is looked at once it is there.
      if (event.nativeEvent.isComposing) return
      const value = clean(field.value)
      if (value !== field.value) {
        const after = field.value.length - (field.selectionStart ?? field.value.length)
        field.value = value
        const caret = Math.max(0, value.length - after)
        field.setSelectionRange(caret, caret)
      }
      onTyped?.(value)
    },
  }
}

/** The same for the name of a room. */
export function roomNameInput(onTyped: (value: string) => void) {
  return typedInput(typedRoomName, onTyped)
}
