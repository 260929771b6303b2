import { data } from 'react-router'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { findMarket } from '@specify/core/market.ts'
import { RIGHT_TEXT } from '@specify/core/staff-rights.ts'
import { routes } from '#app/addresses/routes.ts'
import { TwoStepScreen } from '#app/features/accounts/components/security/two-step-screen.tsx'
import { setUpTexts } from '#app/features/accounts/second-factor/match-code.server.ts'
import { readSecondFactor, readSetUp } from '#app/features/accounts/second-factor/second-factor.server.ts'
import { returnPath } from '#app/features/accounts/sign-in/sign-in-reason.ts'
import { qrPath } from '#app/platform/qr-path.ts'
import type { Route } from './+types/two-step.ts'
import { personalContext, requireAccount } from './account-page.server.ts'

export { takeTwoStepPosts as action } from './two-step-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

const DONE = new Map([
  ['off', 'Two-step sign-in is off.'],
  ['proved', 'The code was right.'],
])

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { accountId, email } = requireAccount(context, { locale: market.code, url })
  const { actor, db, now, sealer, viewing } = personalContext(context)
  // Staff with the eyes of an account never see its secret.
  if (viewing?.state === 'active') throw data(null, 404)
  const [factor, secret] = await Promise.all([
    readSecondFactor(db, accountId),
    readSetUp({ db, sealer }, accountId, now),
  ])
  const texts = secret && setUpTexts(secret, email)
  return {
    locale: market.code,
    factor: factor && { ...factor, since: dateTimeIn(market, factor.since) },
    setUp: texts && { qr: qrPath(texts.uri, { border: 4 }), key: texts.key },
    waitingRights: actor.kind === 'account' ? actor.waitingRights.map((right) => RIGHT_TEXT[right]) : [],
    redirect: returnPath(url.search),
    done: DONE.get(url.searchParams.get('done') ?? '') ?? '',
  }
}

export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
}

export function meta() {
  return [{ title: 'Two-step sign-in | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function TwoStepRoute({ loaderData: { redirect, ...page } }: Route.ComponentProps) {
  const { locale } = page
  return (
    <TwoStepScreen
      {...page}
      hrefOf={(form) => routes.account.twoStep.href({ locale, form, redirect })}
      backHref={redirect ?? routes.account.twoStep.path({ locale })}
    />
  )
}
