import { toAppError } from '#app/platform/http/error-response.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { UploadAnswer } from './import-answer.ts'
import { FileRefused } from './import-form.server.ts'

/** No product of a file was added: its rows say why. */
export class RowsRefused extends Error {
  readonly answer: UploadAnswer

  constructor(answer: UploadAnswer) {
    super(answer.message)
    this.answer = answer
  }
}

/** Every answer has the names of the contract: code, message, addedSkus, notAddedSkus. */
export function refuse(error: unknown, log: Logger): Response {
  if (error instanceof RowsRefused) return answerJson(400, error.answer)
  if (error instanceof FileRefused) return answerJson(error.status, nothingAdded(error.problem, error.message))
  const known = toAppError(error)
  if (!known) log.error({ err: error }, 'an import failed')
  const { status = 500, code = 'internal', message = 'Upload failed.' } = known ?? {}
  const retryAfter = { too_many_requests: '60', unavailable: '10' }[code as string]
  const text = code === 'unauthorized' ? 'Unauthorized.' : message
  return answerJson(status, nothingAdded(code.toUpperCase(), text), retryAfter)
}

function nothingAdded(code: string, message: string): UploadAnswer {
  return { code, message, addedSkus: [], notAddedSkus: [] }
}

function answerJson(status: number, answer: object, retryAfter?: string): Response {
  const headers = { 'cache-control': 'private, no-store', ...(retryAfter && { 'retry-after': retryAfter }) }
  return Response.json(answer, { status, headers })
}
