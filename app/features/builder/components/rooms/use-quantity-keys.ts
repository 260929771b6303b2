import type { ClipboardEvent, KeyboardEvent } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { fillQuantities, readColumn } from '@specify/schedule/edits/fill-quantities.ts'
import { setQuantities } from '@specify/schedule/edits/schedule-edits.ts'
import type { Room } from '@specify/schedule/model.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'

interface QuantityKeys {
  readonly draft: Pick<RoomsDraft, 'edit'>
  /** Rooms as they are shown, without those that are folded. */
  readonly rooms: readonly Room[]
  readonly onNews: (news: string) => void
  /** Shown until the next key; empty for none. */
  readonly onProblem: (problem: string) => void
}

const FIELDS = '[data-line] input[inputmode="numeric"]:not(:disabled)'

/**
 * Quantities work as the cells of a spreadsheet: Enter and the arrow keys go to the next line, Ctrl+D takes over the
 * quantity above, and a column of a spreadsheet is pasted into the lines below each other, as one step to undo.
 */
export function useQuantityKeys({ draft, rooms, onNews, onProblem }: QuantityKeys) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const field = fieldOf(event.target)
      if (!field || event.altKey) return
      onProblem('')
      const isFill = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd'
      if (isFill) {
        event.preventDefault()
        return fillDown(field)
      }
      const by = stepOf(event)
      if (by === 0) return
      event.preventDefault()
      const fields = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>(FIELDS))
      fields[fields.indexOf(field) + by]?.focus()
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const field = fieldOf(event.target)
      const column = readColumn(event.clipboardData.getData('text/plain'))
      const id = field && lineOf(field)
      if (!id || !column) return
      event.preventDefault()
      const filled = fillQuantities(rooms, id, column)
      onProblem('problem' in filled ? filled.problem : '')
      if ('problem' in filled) return
      draft.edit(setQuantities(filled.quantities))
      onNews(`${countOf(filled.quantities.size, 'quantity', 'quantities')} pasted`)
    },
  }

  function fillDown(field: HTMLInputElement): void {
    const lines = rooms.flatMap(({ items }) => items)
    const at = lines.findIndex(({ id }) => id === lineOf(field))
    const [above, line] = [lines[at - 1], lines[at]]
    if (!above || !line) return
    draft.edit(setQuantities(new Map([[line.id, above.quantity]])))
    onNews(`${above.quantity}, as above`)
  }
}

function fieldOf(target: EventTarget): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches(FIELDS) ? target : null
}

function lineOf(field: HTMLInputElement): string | undefined {
  return field.closest<HTMLElement>('[data-line]')?.dataset['line']
}

/** 1 for the line below, -1 for the one above, 0 for any other key. */
function stepOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): 0 | 1 | -1 {
  if (ctrlKey || metaKey) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}
