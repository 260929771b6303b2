import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { CompanyRegistrationScreen } from '#app/features/accounts/components/account/company-registration-screen.tsx'
import { returnPath } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import { findMarket } from '@specify/core/market.ts'
import { WaitingLine } from '#app/features/builder/components/add-to-project/waiting-line.tsx'
import type { Route } from './+types/company-registration.ts'
import { requireAccount } from './account-page.server.ts'

export { takeProfile as action } from './profile-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const account = requireAccount(context, { locale: market.code, url })
  return { locale: market.code, account, next: returnPath(url.search) ?? routes.home.path({ locale: market.code }) }
}

export function meta() {
  return [{ title: 'Company registration | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function CompanyRegistrationRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CompanyRegistrationScreen
      {...loaderData}
      action={routes.account.companyRegistration.href({ locale: loaderData.locale, redirect: loaderData.next })}
      waiting={
        <WaitingLine locale={loaderData.locale} stage="account">
          can be added to a project once your profile is saved.
        </WaitingLine>
      }
    />
  )
}
