import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Starts the export that the address names after `#`, as links of the outputs page do, and takes the name away. */
export function useExportFromAddress(exports: Readonly<Record<string, () => void>>): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const start = useEffectEvent(() => {
    const run = exports[hash.slice(1)]
    if (!run) return
    // A reload does not make it again.
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    run()
  })
  useEffect(() => {
    if (hash !== '') start()
  }, [hash])
}
