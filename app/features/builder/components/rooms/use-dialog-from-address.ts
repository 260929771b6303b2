import { useEffect, useEffectEvent } from 'react'
import { readRequestedReplacement } from '#app/features/builder/state/replace-address.ts'
import type { Room } from '@specify/schedule/model.ts'
import type { LineDialog } from './lines/line-row.tsx'
import type { SwapRequest } from './dialogs/swap-dialog.tsx'

interface Openers {
  readonly onSwap: (request: SwapRequest) => void
  readonly onAskItem: (ask: LineDialog, id: string, sku: string) => void
  readonly onFit: () => void
}

/** Opens what the address asks for, once: the dialog that replaces a product, sets a tag, or matches or edits a free line, or the check of parts. */
export function useDialogFromAddress(rooms: readonly Room[], { onSwap, onAskItem, onFit }: Openers): void {
  const open = useEffectEvent(() => {
    const params = new URLSearchParams(location.search)
    const lines = rooms.flatMap(({ items }) => items)
    if (lines.length === 0) return
    const replacement = readRequestedReplacement(params)
    const former =
      lines.find(({ sku }) => sku === replacement?.productId) ??
      lines.find(({ productId }) => productId === replacement?.productId)
    const lineOf = (name: string) => lines.find(({ id }) => id === params.get(name))
    const [tagged, matched, edited] = [lineOf('tag'), lineOf('match'), lineOf('line')]
    const by = replacement?.by ?? null
    if (former)
      onSwap({ ask: 'replace', sku: former.sku, scope: { all: true }, isForAll: true, ...(by !== null && { by }) })
    else if (tagged) onAskItem('tag', tagged.id, tagged.sku)
    else if (matched?.free) onAskItem('match', matched.id, matched.sku)
    else if (edited?.free) onAskItem('edit', edited.id, edited.sku)
    else if (params.get('open') === 'fit') onFit()
  })
  useEffect(() => open(), [])
}
