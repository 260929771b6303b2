import { data, redirect } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { MyAccountScreen } from '#app/features/accounts/components/account/my-account-screen.tsx'
import { readSecondFactor } from '#app/features/accounts/second-factor/second-factor.server.ts'
import { OpenLinks } from '#app/features/company/components/open-links.tsx'
import { readViewings } from '#app/features/accounts/viewing/viewings.server.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { readOwnLinks } from '#app/features/company/read-own-links.server.ts'
import { findMarket } from '@specify/core/market.ts'
import type { Route } from './+types/my-account.ts'
import { pathOf, personalContext, requireAccount } from './account-page.server.ts'
import { useSignInHere } from './sign-in-here.ts'

export { takeDeletion as action } from './deletion-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'
export { stayUnderDialog as shouldRevalidate } from './keep-under-dialog.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const account = requireAccount(context, { locale: market.code, url })
  if (account.firstName === '')
    throw redirect(routes.account.companyRegistration.href({ locale: market.code, redirect: pathOf(url) }))
  const { db, now } = personalContext(context)
  const [links, factor, viewings] = await Promise.all([
    readOwnLinks(db, account.accountId, now),
    readSecondFactor(db, account.accountId),
    readViewings(db, account.accountId, now),
  ])
  return {
    locale: market.code,
    account,
    links,
    hasTwoSteps: factor !== null,
    viewings: viewings.map(({ at, minutes }) => `${dateTimeIn(market, at)}, for ${countOf(minutes, 'minute')}`),
  }
}

export function meta() {
  return [{ title: 'My account | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function MyAccountRoute({ loaderData }: Route.ComponentProps) {
  const onSignedOut = useSignInHere(loaderData.account.email, { isPersonal: true, isKept: () => false })
  const { links, ...own } = loaderData
  const linkChoice = (
    <OpenLinks
      links={links}
      choice="Leave them to an admin of the company: they stay open"
      otherwise="They end with your account, unless an admin takes them over."
    />
  )
  return <MyAccountScreen {...own} linkChoice={linkChoice} onSignedOut={onSignedOut} />
}
