import { api } from '#app/addresses/api.ts'
import type { Locale } from '@specify/core/market.ts'
import { readOutcome, unreadable, type CallFailure, type CallOutcome } from '#app/ui/loading/call-action.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { UploadAnswer } from '../import-answer.ts'

const FAILED = 'Upload failed.'
const UNAUTHORIZED = 'Unauthorized.'

export interface ImportTarget {
  readonly locale: Locale
  readonly projectId: string
  readonly customerId: string
}

export type GivenList =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }

export function importCalls(target: ImportTarget) {
  return {
    upload: (file: File) => send(api.uploadExcel, file, target),
    addDiscontinued: (file: File) => send(api.importList, file, target, { commit: 'true', allowDiscontinued: 'true' }),
  }
}

async function send(
  call: typeof api.uploadExcel | typeof api.importList,
  file: File,
  { locale, projectId, customerId }: ImportTarget,
  more: Readonly<Record<string, string>> = {},
): Promise<CallOutcome<UploadAnswer>> {
  const body = new FormData()
  body.set('file', file)
  for (const [name, value] of Object.entries({ projectId, customerId, ...more })) body.set(name, value)
  try {
    return await readOutcome<UploadAnswer>(await fetch(call.path({ locale }), { method: 'POST', body }))
  } catch (error) {
    return error instanceof TypeError ? { kind: 'offline' } : unreadable(0)
  }
}

/** The outcome of a list as an answer, with its rows where there are some. */
export function uploadAnswerOf(outcome: CallOutcome<UploadAnswer>): UploadAnswer {
  if (outcome.kind === 'done') return outcome.answer
  const {
    code = '',
    addedSkus = [],
    notAddedSkus = [],
  }: Partial<UploadAnswer> = outcome.kind === 'refused' ? outcome.refusal.answer : {}
  return { code, message: importFailure(outcome), addedSkus, notAddedSkus }
}

export function importFailure(failure: CallFailure): string {
  return failureText(failure, { fallback: isSignedOut(failure) ? UNAUTHORIZED : FAILED, offline: FAILED })
}

export function countsOf({ addedSkus, notAddedSkus }: UploadAnswer): { added: number; refused: number } {
  return { added: addedSkus.length, refused: notAddedSkus.length }
}

export interface ImportEvents {
  readonly onAdded: (counts: { readonly added: number; readonly refused: number }) => void
  /** The project is as it was before a list was added. */
  readonly onUndone: () => void
  readonly onSignedOut: () => void
  readonly onView: () => void
}
