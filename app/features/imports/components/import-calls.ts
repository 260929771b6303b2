import type { UploadAnswer } from '../import-answer.ts'
import type { Preview } from '../preview.ts'

const FAILED = 'Upload failed.'
const UNAUTHORIZED = 'Unauthorized.'

/** Where a list goes, and whose it is. */
export interface ImportTarget {
  readonly locale: string
  readonly projectId: string
  readonly customerId: string
}

/** A list as somebody gives it. */
export type GivenList =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }

/** What came of a call. A refusal has the rows that it is about, if any. */
export type ImportOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly status: number; readonly answer: UploadAnswer }

/** The calls that fill a project from a list. */
export function importCalls(target: ImportTarget) {
  const sendList = <Answer extends object>(list: GivenList, more: Readonly<Record<string, string>>) =>
    send<Answer>('import-list', list, target, more)
  return {
    /** Adds a file that is made by the letter, at once. */
    upload: (file: File) => send<UploadAnswer>('upload-excel', { kind: 'file', file }, target),
    /** `allowDiscontinued` insists on products that have been discontinued. */
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
): Promise<ImportOutcome<Answer>> {
  const body = new FormData()
  if (list.kind === 'file') body.set('file', list.file)
  else body.set('text', list.text)
  for (const [name, value] of Object.entries({ projectId, customerId, ...more })) body.set(name, value)
  try {
    const response = await fetch(`/${locale}/api/${path}/`, { method: 'POST', body })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && answer !== null) return { kind: 'done', answer: answer as Answer }
    return { kind: 'refused', status: response.status, answer: readRefusal(answer, response.status) }
  } catch {
    return { kind: 'refused', status: 0, answer: readRefusal(null, 0) }
  }
}

function readRefusal(given: unknown, status: number): UploadAnswer {
  const { code = '', message = '', addedSkus = [], notAddedSkus = [] } = (given ?? {}) as Partial<UploadAnswer>
  return { code, message: message || (status === 401 ? UNAUTHORIZED : FAILED), addedSkus, notAddedSkus }
}
