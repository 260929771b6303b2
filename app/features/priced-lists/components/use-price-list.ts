import { useEffect, useRef, useState, type RefObject } from 'react'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { saveBlob } from '#app/ui/loading/save-blob.ts'
import type { PostedPrices } from '../posted-prices.ts'
import type { PriceAnswer } from '../price-shapes.server.ts'
import { makePricedFile, readPrices } from './price-calls.ts'

export type PriceWork = 'reading' | 'making' | null

/** Prices the list of a form as it is chosen and answered, and saves the file. The latest reading counts. */
export function usePriceList(locale: string, form: RefObject<HTMLFormElement | null>, posted: PostedPrices | null) {
  const [answer, setAnswer] = useState<PriceAnswer | null>(posted?.answer ?? null)
  const [problem, setProblem] = useState(posted?.problem ?? '')
  const [work, setWork] = useState<PriceWork>(null)
  const [isSaved, setSaved] = useState(false)
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])

  function begin(next: PriceWork): AbortSignal {
    latest.current?.abort()
    latest.current = new AbortController()
    setWork(next)
    setProblem('')
    setSaved(false)
    return latest.current.signal
  }

  async function read({ forgetsColumns = false } = {}): Promise<void> {
    if (!form.current) return
    const signal = begin('reading')
    const given = new FormData(form.current)
    if (forgetsColumns) given.delete('mapping')
    const outcome = await readPrices(locale, given, signal)
    if (signal.aborted) return
    setWork(null)
    if (outcome.kind === 'done') setAnswer(outcome.answer)
    else setProblem(failureText(outcome))
  }

  async function save(): Promise<void> {
    if (!form.current || !answer) return
    const signal = begin('making')
    const outcome = await makePricedFile(locale, new FormData(form.current), signal)
    if (signal.aborted) return
    setWork(null)
    if (outcome.kind === 'done') {
      saveBlob(outcome.answer, answer.fileName)
      setSaved(true)
    } else setProblem(failureText(outcome))
  }

  function startAgain(): void {
    latest.current?.abort()
    form.current?.reset()
    setAnswer(null)
    setProblem('')
    setWork(null)
    setSaved(false)
  }

  return { answer, problem, work, isSaved, read, save, startAgain }
}
