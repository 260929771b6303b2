import { useEffect, useRef, useState } from 'react'
import type { RoomsChange } from '@specify/schedule/rooms/change-rooms.ts'
import type { SummaryTools } from '#app/features/builder/components/builder/summary-tools.ts'
import type { SummaryEditing } from './summary-editing.ts'
import { useSavingSoon } from './use-saving-soon.ts'

/** Changes that are saved a while later; null for readers. The same object in every render, for memoised rows. */
export function useSummaryEditing(tools: SummaryTools): SummaryEditing | null {
  const saveSoon = useSavingSoon(tools)
  const change = useRef<(part: Partial<RoomsChange>) => void>(undefined)
  useEffect(() => {
    change.current = (part) => {
      tools.onChange(part)
      saveSoon()
    }
  })
  const [editing] = useState<SummaryEditing>(() => ({
    onNote: (lineItemId, note) => change.current?.({ notes: [{ lineItemId, note }] }),
    onQuantity: (lineItemId, quantity) => change.current?.({ quantities: [{ lineItemId, quantity }] }),
  }))
  return tools.isReadOnly ? null : editing
}
