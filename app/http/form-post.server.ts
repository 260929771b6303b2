import { AppError } from '#app/core/app-error.ts'
import type { FormPost } from '#app/form-post.server.ts'
import { MARKET_HEADER } from '#app/features/markets/model.ts'
import { assertSameSite, readBody } from '#app/platform/endpoint.server.ts'
import type { SiteRequest } from '#app/request-context.server.ts'
import { readOutcome, type CallAction } from '#app/ui/call-action.ts'
import type { RunAction } from './run-endpoint.server.ts'

/** The longest form has a message of 300 characters, which may take twelve bytes each, and a dozen short fields. */
const MAX_FORM_BYTES = 32 * 1024
const MAX_FIELDS = 200

export interface ReadForm extends FormPost {
  readonly cookies: readonly string[]
}

/**
 * Reads a form that a page has posted.
 * @throws AppError `forbidden` for another site's, `unsupported_media_type`, `too_large`, `invalid_input`.
 */
export async function readFormPost(request: Request, context: SiteRequest, runAction: RunAction): Promise<ReadForm> {
  assertSameSite(request, context.config.publicUrl)
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_media_type', 'Send a form as application/x-www-form-urlencoded.')
  const fields = [...new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString('utf8'))]
  if (fields.length > MAX_FIELDS) throw new AppError('invalid_input', `A form has at most ${MAX_FIELDS} fields.`)
  const given = new FormData()
  // A form's line breaks are two characters, which its rules would count.
  for (const [name, value] of fields) given.append(name, value.replaceAll('\r\n', '\n'))

  const cookies: string[] = []
  let refused = 400
  const call: CallAction = async (name, input, market) => {
    const response = await runAction(name, actionRequest(request, name, input, market), context)
    cookies.push(...response.headers.getSetCookie())
    const outcome = await readOutcome<never>(response)
    if (outcome.kind === 'refused') refused = outcome.refusal.status < 400 ? 400 : outcome.refusal.status
    return outcome
  }
  return { given, call, cookies, refusedStatus: () => refused }
}

/** The call that the script of the page would send instead of the form. */
function actionRequest({ url, headers }: Request, name: string, input: object, market: string): Request {
  const cookie = headers.get('cookie')
  return new Request(new URL(`/action/${name}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [MARKET_HEADER]: market, ...(cookie !== null && { cookie }) },
    body: JSON.stringify(input),
  })
}
