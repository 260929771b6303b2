import { data, redirect, type RouterContextProvider } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import type { Account } from '#app/features/accounts/rules/model.ts'
import { requestContext, type SiteRequest } from '#app/request-context.server.ts'
import { NOT_AVAILABLE } from '../shop/notes/not-available.ts'

/**
 * Context of a personal page.
 * @throws a 503 while the session cannot be looked up: a visitor's version of the page would be wrong.
 */
export function personalContext(context: Readonly<RouterContextProvider>): SiteRequest {
  const request = context.get(requestContext)
  if (request.isAccountAway) throw data(NOT_AVAILABLE, 503)
  return request
}

interface AccountPageArgs {
  readonly locale: string
  /** The page's address, without the suffix of data requests. */
  readonly url: URL
}

/** The account of a request. @throws a redirect to the sign-in dialog, which leads back, for a visitor. */
export function requireAccount(context: Readonly<RouterContextProvider>, { locale, url }: AccountPageArgs): Account {
  const { account } = personalContext(context)
  if (account) return account
  throw redirect(routes.home.href({ locale, login: 'true', redirect: pathOf(url) }))
}

/**
 * The account of a request for a page of a project. @throws a redirect, which leads back, for a visitor or an account
 * without a profile.
 */
export function requireProfile(context: Readonly<RouterContextProvider>, args: AccountPageArgs): Account {
  const account = requireAccount(context, args)
  const { actor } = personalContext(context)
  if (actor.kind === 'account' && actor.hasProfile) return account
  throw redirect(routes.account.companyRegistration.href({ locale: args.locale, redirect: pathOf(args.url) }))
}

export function pathOf({ pathname, search }: URL): string {
  return pathname + search
}
