import { useState, type ReactNode } from 'react'
import { FullScreenSpinner } from './full-screen-spinner.tsx'
import { useTransientValue } from './use-transient-value.ts'

interface Work {
  readonly label: string
  readonly stop: AbortController
}

/** Where a work says how far it is, and sees that it was cancelled. */
export interface WorkProgress {
  readonly signal: AbortSignal
  readonly show: (label: string) => void
}

/** Makes files one after the other: with a label that can be cancelled, and a failure that stays for `errorMs`. */
export function useFileWork(errorMs: number) {
  const [error, setError] = useTransientValue<ReactNode>(errorMs)
  const [current, setCurrent] = useState<Work | null>(null)

  async function run(work: (progress: WorkProgress) => Promise<void>, failure: ReactNode): Promise<void> {
    if (current) return
    const stop = new AbortController()
    setError(null)
    try {
      await work({ signal: stop.signal, show: (label) => setCurrent({ label, stop }) })
    } catch (cause) {
      if (stop.signal.aborted) return // the reader wanted it so
      console.error(cause)
      setError(failure)
    } finally {
      setCurrent(null)
    }
  }

  return {
    isBusy: current !== null,
    error,
    setError,
    run,
    spinner: current && <FullScreenSpinner label={current.label} onCancel={() => current.stop.abort()} />,
  }
}
