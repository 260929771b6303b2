import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callAction } from '#app/ui/loading/call-action.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { toAnswer, unconfirmedKey } from '../../desk/posted-answer.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** Prices that staff are asked about before they are sent. */
interface Question {
  readonly confirm: string
  readonly prices: readonly { readonly sku: string; readonly text: string }[]
}

export function useSend(store: DeskStore, quoteId: string, draft: DraftKeeper, first?: FormProblems) {
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [problems, setProblems] = useState<FormProblems>(first ?? {})
  const [question, setQuestion] = useState<Question | null>(null)

  async function send(confirmed = ''): Promise<void> {
    setQuestion(null)
    setSent(false)
    const answer = toAnswer(
      store.desk(),
      store.products.map(({ sku }) => sku),
    )
    if ('problems' in answer) return setProblems(answer.problems)
    setProblems({})
    setSending(true)
    if (!(await draft.flush())) return setSending(false)
    const input = { quoteId, ...answer, confirmed, draftVersion: draft.version }
    const outcome = await callAction('quote/answer', input, store.locale)
    setSending(false)
    if (outcome.kind === 'done') {
      draft.sent(outcome.answer.draftVersion)
      setSent(true)
      return revalidate()
    }
    if (draft.noteClash(outcome)) return
    const confirm = unconfirmedKey(outcome)
    if (confirm === null || outcome.kind === 'offline') return setProblems(formFailure(outcome))
    setQuestion({ confirm, prices: outcome.refusal.answer['prices'] as Question['prices'] })
  }
  return { send, isSending, isSent, problems, question, close: () => setQuestion(null) }
}
