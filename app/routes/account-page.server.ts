import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Account } from '#app/features/accounts/model.ts'
import { requestContext, type RequestContext } from '#app/request-context.server.ts'
import { NOT_AVAILABLE } from './not-available.ts'

/**
 * What a personal page works with.
 * @throws a 503 where it cannot be looked up now who asks: that page of a visitor would say that nobody is signed in.
 */
export function personalContext(context: Readonly<RouterContextProvider>): RequestContext {
  const request = context.get(requestContext)
  if (request.isAccountAway) throw data(NOT_AVAILABLE, 503)
  return request
}

/** Who asks for a page of an account. @throws a redirect to the sign-in dialog, which leads back, for a visitor. */
export function requireAccount(
  context: Readonly<RouterContextProvider>,
  { locale, request }: { locale: string; request: Request },
): Account {
  const { account } = personalContext(context)
  if (account) return account
  const { pathname, search } = new URL(request.url)
  throw redirect(`/${locale}/?${new URLSearchParams({ login: 'true', redirect: pathname + search })}`)
}
