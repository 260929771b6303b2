import { useRef, useState } from 'react'

export interface Resent {
  /** Null for success. */
  readonly problem: string | null
  /** Remaining resends; null where unknown. */
  readonly remaining: number | null
}

interface Resend {
  readonly state: 'idle' | 'sending' | 'sent'
  readonly problem: string | null
  readonly isSpent: boolean
  readonly start: () => void
}

/** Requests a mail again, one request at a time. `remaining` is the number of resends left at first. */
export function useResend(send: () => Promise<Resent>, remaining: number | null = null): Resend {
  const isBusy = useRef(false)
  const [state, setState] = useState<Resend['state']>('idle')
  const [last, setLast] = useState<Resent>({ problem: null, remaining })

  async function resend(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState('sending')
    const result = await send()
    const used = result.problem === null ? 1 : 0
    const left = last.remaining === null ? null : Math.max(0, last.remaining - used)
    setLast({ problem: result.problem, remaining: result.remaining ?? left })
    setState(result.problem === null ? 'sent' : 'idle')
    isBusy.current = false
  }
  return { state, problem: last.problem, isSpent: last.remaining === 0, start: () => void resend() }
}
