import { useCallback, useState } from 'react'
import type { LineDialog } from '../lines/line-row.tsx'
import type { DialogRequest } from './open-dialog.tsx'
import type { RoomAsk } from '../room/room-menu.tsx'
import type { ToolAsk } from '../schedule-tools.tsx'
import type { SelectionAsk } from '../lines/selection-bar.tsx'
import type { SwapRequest } from './swap-dialog.tsx'
import type { TypeAsk } from '../room/unit-type-menu.tsx'

export type RoomsDialog =
  | DialogRequest
  | { readonly about: 'type'; readonly ask: TypeAsk | ToolAsk; readonly id: string | null }
  | { readonly about: 'selection'; readonly ask: SelectionAsk }
  | ({ readonly about: 'swap' } & SwapRequest)

/** The dialog of the third step that is open. The callbacks are stable, so that rows do not re-render. */
export function useRequestedDialog() {
  const [dialog, setDialog] = useState<RoomsDialog | null>(null)
  const onSwap = useCallback((request: SwapRequest) => setDialog({ about: 'swap', ...request }), [])
  const onAskItem = useCallback(
    (ask: LineDialog, id: string, sku: string) => {
      if (ask === 'replace' || ask === 'finish') onSwap({ ask, sku, scope: { lineItemIds: [id] } })
      else if (ask === 'alternatives') onSwap({ ask: 'replace', sku, scope: { lineItemIds: [id] }, isForAll: true })
      else setDialog({ about: 'line', ask, id })
    },
    [onSwap],
  )
  const onAskRoom = useCallback(
    (ask: RoomAsk, id: string) => {
      if (ask === 'replace' || ask === 'finish') onSwap({ ask, sku: null, scope: { roomIds: [id] } })
      else setDialog({ about: 'room', ask, id })
    },
    [onSwap],
  )
  const onAskType = useCallback(
    (ask: TypeAsk, id: string | null) => {
      if (ask === 'replace' || ask === 'finish') onSwap({ ask, sku: null, scope: { unitTypeIds: [id] } })
      else setDialog({ about: 'type', ask, id })
    },
    [onSwap],
  )
  return { dialog, setDialog, onSwap, onAskItem, onAskRoom, onAskType }
}
