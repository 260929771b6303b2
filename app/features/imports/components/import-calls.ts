import { readOutcome, unreadable, type CallFailure, type CallOutcome } from '#app/ui/call-action.ts'
import { failureText, isSignedOut } from '#app/ui/failure-text.ts'
import type { UploadAnswer } from '../import-answer.ts'
import type { Preview } from '../preview.ts'

const FAILED = 'Upload failed.'
const UNAUTHORIZED = 'Unauthorized.'

export interface ImportTarget {
  readonly locale: string
  readonly projectId: string
  readonly customerId: string
}

export type GivenList =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }

export function importCalls(target: ImportTarget) {
  const sendList = <Answer extends object>(list: GivenList, more: Readonly<Record<string, string>>) =>
    send<Answer>('import-list', list, target, more)
  return {
    /** Adds a strictly formatted file, at once. */
    upload: (file: File) => send<UploadAnswer>('upload-excel', { kind: 'file', file }, target),
    /** `allowDiscontinued` includes discontinued products. */
    preview: (list: GivenList, allowDiscontinued: boolean) => sendList<Preview>(list, insisting(allowDiscontinued)),
    add: (list: GivenList, allowDiscontinued: boolean) =>
      sendList<UploadAnswer>(list, { commit: 'true', ...insisting(allowDiscontinued) }),
  }
}

function insisting(allowDiscontinued: boolean): Record<string, string> {
  return allowDiscontinued ? { allowDiscontinued: 'true' } : {}
}

async function send<Answer extends object>(
  path: string,
  list: GivenList,
  { locale, projectId, customerId }: ImportTarget,
  more: Readonly<Record<string, string>> = {},
): Promise<CallOutcome<Answer>> {
  const body = new FormData()
  if (list.kind === 'file') body.set('file', list.file)
  else body.set('text', list.text)
  for (const [name, value] of Object.entries({ projectId, customerId, ...more })) body.set(name, value)
  try {
    return await readOutcome<Answer>(await fetch(`/${locale}/api/${path}/`, { method: 'POST', body }))
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
