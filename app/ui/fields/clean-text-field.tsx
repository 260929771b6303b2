import { useState, type ComponentProps, type InputEvent } from 'react'
import { TextField } from './text-field.tsx'
import { lostCharacters } from '@specify/core/text/typed-fields.ts'

interface CleanTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'onInput' | 'note'> {
  readonly clean: (typed: string) => string
  readonly onTyped?: (value: string) => void
}

/** One line of text that removes characters that are not allowed, and lists them below. */
export function CleanTextField({ clean, onTyped, ...field }: CleanTextFieldProps) {
  const { note, notice } = useLost(clean)
  function onInput(event: InputEvent<HTMLInputElement>): void {
    const input = event.currentTarget
    // Text in composition is cleaned at its end.
    if (event.nativeEvent.isComposing) return
    const typed = input.value
    const cleaned = clean(typed)
    notice(typed)
    if (cleaned !== typed) {
      // Keeps the caret in place.
      const after = typed.length - (input.selectionStart ?? typed.length)
      input.value = cleaned
      const caret = Math.max(0, cleaned.length - after)
      input.setSelectionRange(caret, caret)
    }
    onTyped?.(cleaned)
  }
  return <TextField {...field} note={note} onInput={onInput} />
}

/** A note on the characters that a field has removed, until it is emptied. */
export function useLost(clean: (typed: string) => string) {
  const [lost, setLost] = useState<readonly string[]>([])
  function notice(typed: string): void {
    const more = lostCharacters(typed, clean)
    if (typed === '') setLost([])
    else if (more.some((sign) => !lost.includes(sign))) setLost([...new Set([...lost, ...more])])
  }
  const note = lost.length === 0 ? undefined : `These characters cannot be used here: ${lost.join(' ')}`
  return { note, notice }
}
