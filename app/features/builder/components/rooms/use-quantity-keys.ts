import { countOf } from '@specify/core/text/count-text.ts'
import { fillQuantities } from '@specify/schedule/edits/fill-quantities.ts'
import { setQuantities } from '@specify/schedule/edits/schedule-edits.ts'
import type { Room } from '@specify/schedule/model.ts'
import { cellKeys } from '#app/ui/fields/cell-keys.ts'
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

/** Quantities as cells of a spreadsheet; a pasted column is one step to undo. */
export function useQuantityKeys({ draft, rooms, onNews, onProblem }: QuantityKeys) {
  return cellKeys({
    cells: FIELDS,
    onKey: () => onProblem(''),
    onFillDown(field) {
      const lines = rooms.flatMap(({ items }) => items)
      const at = lines.findIndex(({ id }) => id === lineOf(field))
      const [above, line] = [lines[at - 1], lines[at]]
      if (!above || !line) return
      draft.edit(setQuantities(new Map([[line.id, above.quantity]])))
      onNews(`${above.quantity}, as above`)
    },
    onPaste(field, column) {
      const id = lineOf(field)
      if (!id) return
      const filled = fillQuantities(rooms, id, column)
      onProblem('problem' in filled ? filled.problem : '')
      if ('problem' in filled) return
      draft.edit(setQuantities(filled.quantities))
      onNews(`${countOf(filled.quantities.size, 'quantity', 'quantities')} pasted`)
    },
  })
}

function lineOf(field: HTMLInputElement): string | undefined {
  return field.closest<HTMLElement>('[data-line]')?.dataset['line']
}
