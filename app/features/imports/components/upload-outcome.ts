import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import type { UploadAnswer } from '../import-answer.ts'

export function resultTitle(outcome: CallOutcome<UploadAnswer>): string {
  if (outcome.kind !== 'done') return 'Upload file operation'
  return outcome.answer.notAddedSkus.length > 0 ? 'Partial Success' : outcome.answer.code
}

export function toneOf(outcome: CallOutcome<UploadAnswer>): 'success' | 'partial' | 'error' {
  if (outcome.kind !== 'done' || outcome.answer.code !== 'SUCCESS') return 'error'
  return outcome.answer.notAddedSkus.length > 0 ? 'partial' : 'success'
}

/** Refusals of a file that may be a list all the same. */
export const READABLE_REFUSALS: ReadonlySet<string> = new Set(['INVALID_FILE', 'TOO_MANY_ROWS', 'INVALID_PRODUCTS'])
