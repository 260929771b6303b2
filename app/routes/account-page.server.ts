import { redirect, type RouterContextProvider } from 'react-router'
import type { Account } from '#app/features/accounts/model.ts'
import { requestContext } from '#app/request-context.server.ts'

/** Who asks for a page of an account. @throws a redirect to the sign-in dialog, which leads back, for a visitor. */
export function requireAccount(
  context: Readonly<RouterContextProvider>,
  { locale, request }: { locale: string; request: Request },
): Account {
  const { account } = context.get(requestContext)
  if (account) return account
  const { pathname, search } = new URL(request.url)
  throw redirect(`/${locale}/?${new URLSearchParams({ login: 'true', redirect: pathname + search })}`)
}
