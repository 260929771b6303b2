import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'

interface ComboboxInput {
  /** Number of options that are shown. */
  readonly count: number
  /** Option that Enter takes while none has been moved to; -1 for none. */
  readonly first?: number
  /** Called by Enter with the active option's index. */
  readonly onChoose: (index: number) => void
  readonly onEscape: () => void
  /** Called by the arrow down while there are no options. */
  readonly onOpen?: () => void
}

/**
 * Keys and names of a field with a list of options below it; the focus stays in the field. Arrow keys go through the
 * options and, where none is active at first, through the field itself.
 */
export function useCombobox({ count, first = -1, onChoose, onEscape, onOpen }: ComboboxInput) {
  const id = useId()
  /** Null while none has been moved to. */
  const [moved, setMoved] = useState<number | null>(null)
  const active = Math.min(moved ?? first, count - 1)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (count > 0) event.preventDefault() // the first Escape closes the list, the next one the dialog around it
      onEscape()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      onChoose(active)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0 && event.key === 'ArrowDown') onOpen?.()
      if (count === 0) return
      event.preventDefault()
      setMoved(stepFrom(active, event.key === 'ArrowDown' ? 1 : -1))
    }
  }

  function stepFrom(index: number, by: 1 | -1): number {
    const lowest = first < 0 ? -1 : 0
    const places = count - lowest
    return ((index - lowest + by + places) % places) + lowest
  }

  const field = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': count > 0,
    'aria-controls': `${id}-options`,
    'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown,
  } satisfies ComponentProps<'input'>
  return {
    active,
    activate: setMoved,
    /** Forgets where the keys had moved to: the options are other ones. */
    reset: () => setMoved(null),
    field,
    list: { id: `${id}-options`, role: 'listbox' },
    option: (index: number) => ({ id: `${id}-${index}`, role: 'option', 'aria-selected': index === active }),
  } as const
}
