import { ExplainedError } from './use-file-work.tsx'

export const PDF_FAILED = 'The PDF could not be made.'

/** The error of a refused call, with the sentence of the server where it gives one. */
export async function failureOf(answer: Response): Promise<Error> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: unknown } } | null
  const message = body?.error?.message
  const isExplained = answer.status < 500 || answer.status === 503
  return typeof message === 'string' && isExplained
    ? new ExplainedError(message)
    : new Error(`The file could not be made: ${answer.status}`)
}
