import { useEffect, useRef } from 'react'
import { readAskedReplacement } from '../../builder/replace-address.ts'
import type { Room } from '../../model.ts'
import type { SwapRequest } from './swap-dialog.tsx'

/** Opens the dialog that replaces a product where the address asks for it, once. */
export function useAskedReplacement(rooms: readonly Room[], onSwap: (asked: SwapRequest) => void): void {
  const first = useRef(rooms)
  useEffect(() => {
    const asked = readAskedReplacement(new URLSearchParams(location.search))
    const former = first.current.flatMap(({ items }) => items).find(({ productId }) => productId === asked?.productId)
    if (asked && former) onSwap({ ask: 'replace', sku: former.sku, scope: { all: true }, isForAll: true, by: asked.by })
  }, [onSwap])
}
