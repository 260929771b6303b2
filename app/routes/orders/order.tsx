import { data, useLocation } from 'react-router'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { OrderScreen } from '#app/features/cart/components/orders/order-screen.tsx'
import { toOrderAnswer } from '#app/features/cart/orders/order-answer.ts'
import { findOrder } from '#app/features/cart/orders/queries.server.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/order.ts'
import { requireAccount } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const { accountId, isInternalUser } = requireAccount(context, { locale, url })
  const { orderId } = params
  const order = isUuid(orderId) ? await findOrder(context.get(requestContext).db, accountId, orderId) : null
  if (!order) throw data(null, 404)
  return { locale, order: toOrderAnswer(order, isInternalUser) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Order ${loaderData.order.orderNumber} | Specify` : 'Order | Specify'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const isNew = new URLSearchParams(useLocation().search).get('placed') === '1'
  return <OrderScreen {...loaderData} isNew={isNew} />
}
