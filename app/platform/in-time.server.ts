import { setTimeout as sleep } from 'node:timers/promises'

/** Null where there is no answer in time. Errors of the work pass through; later ones are dropped. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const answered = new AbortController()
  const late = sleep(ms, null, { signal: answered.signal, ref: false }).catch(() => null)
  try {
    return await Promise.race([work, late])
  } finally {
    answered.abort()
    work.catch(() => {})
  }
}
