import { data, redirect } from 'react-router'
import { MyAccountScreen } from '#app/features/accounts/components/my-account-screen.tsx'
import { findMarket } from '#app/features/markets/model.ts'
import type { Route } from './+types/my-account.ts'
import { pathOf, requireAccount } from './account-page.server.ts'
import { registrationHref } from './registration.ts'
import { useSignInHere } from './sign-in-here.ts'

export { ErrorBoundary } from './not-found.tsx'
export { stayUnderDialog as shouldRevalidate } from './keep-under-dialog.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const account = requireAccount(context, { locale: market.code, url })
  if (account.firstName === '') throw redirect(registrationHref(market.code, pathOf(url)))
  return { locale: market.code, account }
}

export function meta() {
  return [{ title: 'My account | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function MyAccountRoute({ loaderData }: Route.ComponentProps) {
  const onSignedOut = useSignInHere(loaderData.account.email, { isPersonal: true, isKept: () => false })
  return <MyAccountScreen {...loaderData} onSignedOut={onSignedOut} />
}
