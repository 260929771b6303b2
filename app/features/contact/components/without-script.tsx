import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { PROOF_FIELD, TRAP_FIELD } from '../enquiry-form.ts'
import { MARKED, REVIEW } from '../sentences.ts'

/** Outcome of an enquiry posted without script, above the form. */
export function PostedNote({ problem, isReview }: { problem: string; isReview: boolean }) {
  if (problem !== '') return <FormMessage kind="error">{problem}</FormMessage>
  return isReview ? <FormMessage kind="next">{REVIEW}</FormMessage> : <FormMessage kind="error">{MARKED}</FormMessage>
}

/** Extra fields for browsers without script. `proof` comes with an enquiry that is shown for review. */
export function WithoutScript({ proof }: { proof: string | undefined }) {
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {proof === undefined ? (
        <p>You will see your enquiry once more before it is sent. You can also call or write to us.</p>
      ) : (
        <input type="hidden" name={PROOF_FIELD} value={proof} />
      )}
    </>
  )
}
