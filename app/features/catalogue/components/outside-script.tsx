import { useEffect, useRef } from 'react'

interface OutsideScriptProps {
  /** Absolute; its origin is allowed by the policy of the page. */
  readonly src: string
  readonly market: string
  readonly sku: string
  /** Address of the variant's 3D model; null where there is none. */
  readonly model: string | null
  readonly className?: string | undefined
  readonly onError?: () => void
}

/**
 * A place for a script of another host. It is reloaded for every variant, reads `data-market`, `data-sku` and
 * `data-model` of its own element, and draws into the element around that.
 */
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
