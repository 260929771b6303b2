import { data } from 'react-router'
import { listAsked } from '#app/features/blanks/ask.server.ts'
import { QuestionsScreen } from '#app/features/blanks/components/questions-screen.tsx'
import { blankLabel, isBlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/questions.ts'
import { requireProfile } from '../account/account-page.server.ts'

export { takeQuestionPosts as action } from './question-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const { accountId } = requireProfile(context, { locale, url })
  const questions = await listAsked(context.get(requestContext).db, accountId)
  return {
    locale,
    questions: questions.map(({ sku, attribute, name, at }) => ({
      sku,
      attribute,
      name,
      label: isBlankField(attribute) ? blankLabel(attribute) : attribute,
      askedOn: dateIn(market, at),
    })),
  }
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export function meta() {
  return [{ title: 'Questions to makers | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionsScreen {...loaderData} />
}
