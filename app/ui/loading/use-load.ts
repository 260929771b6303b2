import { useEffect, useEffectEvent, useState } from 'react'
import type { CallOutcome } from './call-action.ts'
import { failureText } from './failure-text.ts'

interface Load<Value> {
  /** The outcome for this key; null while it is on its way. */
  readonly outcome: CallOutcome<Value> | null
  /** The last answer, which stays while the next one is on its way; null after a failure. */
  readonly answer: Value | null
  /** A sentence on the last failure; null after an answer. */
  readonly problem: string | null
  readonly isLoading: boolean
  readonly retry: () => void
}

interface LoadOptions {
  /** Waits for a pause, such as between keys that are pressed. */
  readonly delayMs?: number
}

/**
 * Loads what a key names: when it is first rendered, for each other key, and on `retry`. A load that is overtaken or
 * left is aborted, and its answer dropped. Nothing is loaded for null.
 */
export function useLoad<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<CallOutcome<Value>>,
  { delayMs = 0 }: LoadOptions = {},
): Load<Value> {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ readonly of: string; readonly outcome: CallOutcome<Value> } | null>(null)
  const of = key === null ? null : `${attempt} ${key}`
  const start = useEffectEvent(load)
  useEffect(() => {
    if (of === null) return
    const aborter = new AbortController()
    const { signal } = aborter
    const run = () => void start(signal).then((outcome) => signal.aborted || setLast({ of, outcome }))
    let timer: ReturnType<typeof setTimeout> | undefined
    if (delayMs > 0) timer = setTimeout(run, delayMs)
    else run()
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [of, delayMs])
  const isCurrent = last !== null && last.of === of
  return {
    outcome: isCurrent ? last.outcome : null,
    answer: last?.outcome.kind === 'done' ? last.outcome.answer : null,
    problem: last && last.outcome.kind !== 'done' ? failureText(last.outcome) : null,
    isLoading: of !== null && !isCurrent,
    retry: () => setAttempt(attempt + 1),
  }
}
