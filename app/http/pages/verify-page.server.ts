import type { Hono } from 'hono'
import { VERIFY_PATH } from '#app/addresses/routes.ts'
import { readGivenManifest } from '#app/features/handover/manifest/verify-form.server.ts'
import { answerProof, assertWithinProofs } from '#app/features/handover/manifest/verify-manifest.server.ts'
import { NOBODY } from '#app/features/accounts/sessions/identity.server.ts'
import { assertSameSite } from '#app/platform/endpoint.server.ts'
import { errorResponse, toAppError } from '#app/platform/http/error-response.server.ts'
import { addressRedirect } from '../addresses.ts'
import type { ReadForm } from './form-post.server.ts'
import type { PageServer } from './pages.server.ts'
import type { Env, RequestContexts } from '../request-contexts.server.ts'
import { placeOf } from '../run-endpoint.server.ts'

const NO_CALL: ReadForm['call'] = () => Promise.reject(new Error('this form calls nothing'))

/**
 * The page where the list of a handover package is proved: without a market, so that its address can be printed. Its
 * form has files, which other pages do not take. JSON goes on to the call at the same address.
 */
export function addVerifyPage(app: Hono<Env>, pages: PageServer, contexts: RequestContexts): void {
  app.get(VERIFY_PATH, async (c) => {
    const redirect = addressRedirect(new URL(c.req.url), c.req.header('cookie') ?? null)
    if (redirect) return c.body(null, redirect.status, { location: redirect.location })
    return pages.answer(c, contexts.contextFor(c, await contexts.identityOrNobody(c)))
  })
  app.post(VERIFY_PATH, async (c, next) => {
    const type = c.req.header('content-type') ?? 'application/json'
    if (/^application\/json\b/i.test(type)) return next()
    const context = contexts.contextFor(c, NOBODY)
    const place = placeOf(context)
    const isBrowser = (c.req.header('accept') ?? '').includes('text/html')
    try {
      assertSameSite(c.req.raw, context.config.publicUrl)
      await assertWithinProofs(context)
      const proof = await answerProof(context, await readGivenManifest(c.req.raw, place))
      if (!isBrowser) return Response.json(proof, { headers: { 'cache-control': 'private, no-store' } })
      return pages.answer(c, context, formOf({ result: proof.result, text: proof.text }, 200))
    } catch (error) {
      const appError = toAppError(error)
      if (!isBrowser || !appError) return errorResponse(error, { log: contexts.logOf(c) })
      return pages.answer(c, context, formOf({ problem: appError.message.replace(/^\w+: /, '') }, appError.status))
    } finally {
      place.leave()
    }
  })
}

/** Outcome of the form, for the action of the page. */
function formOf(values: Readonly<Record<string, string>>, status: number): ReadForm {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return { given: form, call: NO_CALL, cookies: [], refusedStatus: () => status }
}
