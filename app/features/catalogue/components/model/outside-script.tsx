import { useEffect, useRef } from 'react'

interface OutsideScriptProps {
  /** Absolute; its origin is allowed by the policy of the page. */
  readonly src: string
  readonly market: string
  readonly sku: string
  readonly model: string | null
  readonly className?: string | undefined
  readonly onError?: () => void
}

/** Loads a script of another host, again for every variant. It reads `data-market`, `data-sku` and `data-model`. */
export function OutsideScript({ src, market, sku, model, className, onError }: OutsideScriptProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const script = document.createElement('script')
    script.src = src
    script.async = true
    Object.assign(script.dataset, { market, sku, model: model ?? '' })
    script.addEventListener('error', () => onError?.())
    element.replaceChildren(script)
    return () => element.replaceChildren()
    // Another error handler is no reason to reload it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [src, market, sku, model])
  return <div ref={place} className={className} data-screen-only />
}
