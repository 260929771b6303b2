import { data, redirect } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { SessionEndedScreen, SIGN_IN_FORM } from '#app/features/console/components/session-ended-screen.tsx'
import { SIGN_IN_FIELDS } from '#app/features/console/sign-in-fields.ts'
import { canonicalEmail } from '#app/features/accounts/rules/credentials.ts'
import { formPost, postedForm } from '#app/form-post.server.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import type { Route } from './+types/console-sign-in.ts'
import { callsOf } from '../account/account-calls.server.ts'
import { personalContext } from '../account/account-page.server.ts'
import { consolePath } from './take-console-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

const OWN_FIELDS: ReadonlySet<string> = new Set(Object.values(SIGN_IN_FIELDS))

/** The form that waits, and where it goes. @throws a 404 for an address that no form has led to. */
function readWaiting({ context, params, request }: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) {
  const market = findMarket(params.locale)
  const post = context.get(formPost)
  const url = new URL(request.url)
  const to = market && consolePath(url.searchParams.get('to'), market.code)
  if (!market || !post || !to) throw data(null, 404)
  return { locale: market.code, post, to, url }
}

/** Signs in, and has the browser post the same form to its page. */
export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const { locale, post, to, url } = readWaiting(args)
  if (personalContext(context).actor.kind === 'account') return redirect(to, 307)
  const { given } = post
  const calls = callsOf({ ...post, locale, url, request, context })
  const pending = textOf(given, SIGN_IN_FIELDS.pending)
  if (pending !== '') {
    const refused = await calls.proveSignIn({ signIn: pending, code: textOf(given, SIGN_IN_FIELDS.code), email: '' })
    if (refused === null) return redirect(to, 307)
    context.set(postedForm, { form: SIGN_IN_FORM, problems: refused, values: { pending } })
    return data(null, 401)
  }
  if (!given.has(SIGN_IN_FIELDS.email)) return null
  const email = canonicalEmail(textOf(given, SIGN_IN_FIELDS.email))
  const password = textOf(given, SIGN_IN_FIELDS.password)
  const failure = await calls.signIn({ email, password, remember: false, captcha: '' })
  if (failure === null) return redirect(to, 307)
  if ('signIn' in failure) {
    context.set(postedForm, { form: SIGN_IN_FORM, problems: {}, values: { pending: failure.signIn } })
    return data(null, 401)
  }
  const problem = 'text' in failure ? failure.text : 'Confirm your email address first.'
  const captcha = 'captcha' in failure ? ' Sign in in another tab, then send this.' : ''
  context.set(postedForm, { form: SIGN_IN_FORM, problems: { form: problem + captcha }, values: { email } })
  return data(null, 401)
}

export function loader(args: Route.LoaderArgs) {
  const { locale, post, to } = readWaiting(args)
  const fields = Array.from(post.given).flatMap(([name, value]) =>
    OWN_FIELDS.has(name) || typeof value !== 'string' ? [] : [[name, value] as const],
  )
  const { text = '' } = Object.fromEntries(fields)
  return { action: routes.console.signIn.href({ locale, to }), fields, text }
}

export function meta() {
  return [{ title: 'Sign in | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleSignInRoute({ loaderData }: Route.ComponentProps) {
  return <SessionEndedScreen {...loaderData} />
}
