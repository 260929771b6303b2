import { useRef, useState } from 'react'

/** What came of asking for a mail once more. */
export interface Resent {
  /** Null where it is on its way. */
  readonly problem: string | null
  /** How often it may still be asked for; null where that is not known. */
  readonly remaining: number | null
}

interface Resend {
  readonly state: 'idle' | 'sending' | 'sent'
  readonly problem: string | null
  /** Nothing is sent any more. */
  readonly isSpent: boolean
  readonly start: () => void
}

/** Asks for a mail once more, one request at a time. `remaining` is how often it may be asked for at first. */
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
