import { useState, type ReactNode } from 'react'
import { FullScreenSpinner } from '../dialogs/full-screen-spinner.tsx'
import { useTransientValue } from '../browser/use-transient-value.ts'

interface Work {
  readonly label: string
  readonly stop: AbortController
}

/** Reports progress of a job and whether it was cancelled. */
export interface WorkProgress {
  readonly signal: AbortSignal
  readonly show: (label: string) => void
}

type FileWork = (progress: WorkProgress) => Promise<void>

/** A failure whose message is for the reader. */
export class ExplainedError extends Error {}

/**
 * Makes files one after the other, with a label that can be cancelled. A failure stays for `errorMs`; where that is null
 * until the work is tried again.
 */
export function useFileWork(errorMs: number | null) {
  const [error, showError] = useTransientValue<ReactNode>(errorMs)
  const [current, setCurrent] = useState<Work | null>(null)
  const [failed, setFailed] = useState<{ readonly work: FileWork; readonly failure: ReactNode } | null>(null)

  /** Says what else went wrong: there is nothing of it to try again. */
  function setError(message: ReactNode): void {
    setFailed(null)
    showError(message)
  }

  async function run(work: FileWork, failure: ReactNode): Promise<void> {
    if (current) return
    const stop = new AbortController()
    setError(null)
    try {
      await work({ signal: stop.signal, show: (label) => setCurrent({ label, stop }) })
    } catch (cause) {
      if (stop.signal.aborted) return // the reader wanted it so
      const isExplained = cause instanceof ExplainedError
      if (!isExplained) console.error(cause)
      showError(isExplained ? cause.message : failure)
      setFailed({ work, failure })
    } finally {
      setCurrent(null)
    }
  }

  return {
    isBusy: current !== null,
    error,
    setError,
    /** Does what failed once more. */
    tryAgain: failed && (() => void run(failed.work, failed.failure)),
    run,
    spinner: current && <FullScreenSpinner label={current.label} onCancel={() => current.stop.abort()} />,
  }
}
