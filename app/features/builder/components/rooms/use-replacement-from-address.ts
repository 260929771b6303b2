import { useEffect, useRef } from 'react'
import { readRequestedReplacement } from '#app/features/builder/state/replace-address.ts'
import type { Room } from '@specify/schedule/model.ts'
import type { SwapRequest } from './dialogs/swap-dialog.tsx'

/** Opens the dialog that replaces a product where the address asks for it, once. */
export function useReplacementFromAddress(rooms: readonly Room[], onSwap: (asked: SwapRequest) => void): void {
  const first = useRef(rooms)
  useEffect(() => {
    const replacement = readRequestedReplacement(new URLSearchParams(location.search))
    const former = first.current
      .flatMap(({ items }) => items)
      .find(({ productId }) => productId === replacement?.productId)
    if (replacement && former)
      onSwap({ ask: 'replace', sku: former.sku, scope: { all: true }, isForAll: true, by: replacement.by })
  }, [onSwap])
}
