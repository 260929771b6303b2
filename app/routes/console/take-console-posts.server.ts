import { redirect, type ActionFunctionArgs } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { pathOf, personalContext } from '../account/account-page.server.ts'
import { takePosts, type PostableForm } from '../account/take-posts.server.ts'

/**
 * `takePosts` for pages of the console. A form that is posted after the session has ended is posted by the browser to
 * the page that signs in, with all that was typed, and from there to where it was meant for.
 */
export function takeConsolePosts<Name extends string>(
  forms: Readonly<Record<Name, PostableForm>>,
  first: NoInfer<Name>,
) {
  const take = takePosts(forms, first)
  return async (args: ActionFunctionArgs) => {
    const market = findMarket(args.params['locale'])
    const { actor } = personalContext(args.context)
    if (!market || actor.kind !== 'visitor') return take(args)
    const to = pathOf(new URL(args.request.url))
    return redirect(routes.console.signIn.href({ locale: market.code, to }), 307)
  }
}

/** A path of the console as an address names it; null for any other. */
export function consolePath(typed: string | null, locale: Locale): string | null {
  const root = 'http://site.invalid'
  if (typed === null || !URL.canParse(typed, root)) return null
  const url = new URL(typed, root)
  const isOther = url.origin !== root || !url.pathname.startsWith(routes.console.today.path({ locale }))
  return isOther || url.pathname === routes.console.signIn.path({ locale }) ? null : pathOf(url)
}
