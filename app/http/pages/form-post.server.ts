import { actionHref } from '#app/addresses/api.ts'
import { PAGE_ACCOUNT } from '#app/features/accounts/viewing/viewing.ts'
import type { FormPost } from '#app/form-post.server.ts'
import { MARKET_HEADER } from '@specify/core/market.ts'
import { assertSameSite } from '#app/platform/endpoint.server.ts'
import { readEncoded, readForm } from '#app/platform/http/read-form.server.ts'
import type { SiteRequest } from '#app/request-context.server.ts'
import { readOutcome, type PostedCall } from '#app/ui/loading/call-action.ts'
import type { FormBounds } from '#app/platform/http/read-form.server.ts'
import { placeOf, type RunAction } from '../run-endpoint.server.ts'

export interface ReadForm extends FormPost {
  readonly cookies: readonly string[]
}

interface PostedTo {
  readonly context: SiteRequest
  readonly runAction: RunAction
  readonly bounds: FormBounds
  readonly isWithFile?: boolean
}

/**
 * Reads a form that a page has posted.
 * @throws AppError `forbidden` for another site's, `unsupported_media_type`, `too_large`, `invalid_input`.
 */
export async function readFormPost(
  request: Request,
  { context, runAction, bounds, isWithFile = false }: PostedTo,
): Promise<ReadForm> {
  assertSameSite(request, context.config.publicUrl)
  const form = await (isWithFile ? readForm : readEncoded)(request, bounds, placeOf(context))
  const given = new FormData()
  // A form's line breaks are two characters, which its rules would count.
  for (const [name, value] of form)
    if (name === PAGE_ACCOUNT.field) continue
    else if (typeof value === 'string') given.append(name, value.replaceAll('\r\n', '\n'))
    else if (isWithFile) given.append(name, value)

  // A page without script does not say whose it is: around a viewing it may be a customer's.
  const marked = form.get(PAGE_ACCOUNT.field)
  const isOfConsole = new URL(request.url).pathname.split('/')[2] === 'console'
  const pageAccount = isOfConsole ? null : typeof marked === 'string' ? marked : ''
  const cookies: string[] = []
  let refused = 400
  const call: PostedCall = async (name, input, market) => {
    const response = await runAction(name, actionRequest(request, name, input, { market, pageAccount }), context)
    cookies.push(...response.headers.getSetCookie())
    const outcome = await readOutcome<never>(response)
    if (outcome.kind === 'refused') refused = outcome.refusal.status < 400 ? 400 : outcome.refusal.status
    return outcome
  }
  return { given, call, cookies, refusedStatus: () => refused }
}

/** The call that the script of the page would send instead of the form. */
function actionRequest(
  { url, headers }: Request,
  name: string,
  input: unknown,
  { market, pageAccount }: { readonly market: string; readonly pageAccount: string | null },
): Request {
  const cookie = headers.get('cookie')
  return new Request(new URL(actionHref(name), url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [MARKET_HEADER]: market,
      ...(cookie !== null && { cookie }),
      ...(pageAccount !== null && { [PAGE_ACCOUNT.header]: pageAccount }),
    },
    body: JSON.stringify(input),
  })
}
