import type { ClipboardEvent, KeyboardEvent } from 'react'
import { readColumn } from './pasted-column.ts'

interface CellKeys {
  /** Selects the fields that are cells. Those with the same `data-column` are below each other. */
  readonly cells: string
  readonly onKey?: () => void
  /** Takes over the value of the cell above. */
  readonly onFillDown: (cell: HTMLInputElement) => void
  /** Takes a column of a spreadsheet into this cell and those below it. */
  readonly onPaste: (cell: HTMLInputElement, column: readonly string[]) => void
}

/** Fields that work as the cells of a spreadsheet: Enter and arrow keys, Ctrl+D, and pasted columns. */
export function cellKeys({ cells, onKey, onFillDown, onPaste }: CellKeys) {
  const cellOf = (target: EventTarget) => (target instanceof HTMLInputElement && target.matches(cells) ? target : null)
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = cellOf(event.target)
      if (!cell || event.altKey) return
      onKey?.()
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
        event.preventDefault()
        return onFillDown(cell)
      }
      const by = stepOf(event)
      if (by === 0) return
      event.preventDefault()
      const { column } = cell.dataset
      const all = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>(cells))
      const below = column === undefined ? all : all.filter(({ dataset }) => dataset['column'] === column)
      below[below.indexOf(cell) + by]?.focus()
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const cell = cellOf(event.target)
      const column = cell && readColumn(event.clipboardData.getData('text/plain'))
      if (!column) return
      event.preventDefault()
      onPaste(cell, column)
    },
  }
}

/** 1 for the line below, -1 for the one above, 0 for any other key. */
function stepOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): 0 | 1 | -1 {
  if (ctrlKey || metaKey) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}
