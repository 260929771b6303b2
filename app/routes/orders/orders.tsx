import { data } from 'react-router'
import { OrdersScreen } from '#app/features/cart/components/orders/orders-screen.tsx'
import { toOrderAnswer } from '#app/features/cart/orders/order-answer.ts'
import { listOrders } from '#app/features/cart/orders/queries.server.ts'
import { readPageNumber } from '@specify/core/paging.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/orders.ts'
import { requireAccount } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const { accountId, isInternalUser } = requireAccount(context, { locale, url })
  const { db } = context.get(requestContext)
  const { rows, ...page } = await listOrders(db, { accountId, page: readPageNumber(url.searchParams) })
  return {
    locale,
    page,
    orders: rows.map((order) => {
      const { items: _items, ...rest } = toOrderAnswer(order, isInternalUser)
      return rest
    }),
  }
}

export function meta() {
  return [{ title: 'Orders | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen {...loaderData} />
}
