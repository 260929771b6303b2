import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { countOf } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Page } from '@specify/core/paging.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { OrderAnswer } from '#app/features/cart/orders/order-answer.ts'
import { Nothing } from '../cart/empty-cart.tsx'
import styles from './orders-screen.module.css'

interface OrdersScreenProps {
  readonly locale: Locale
  readonly page: Pick<Page<unknown>, 'page' | 'pages' | 'total'>
  readonly orders: readonly Pick<
    OrderAnswer,
    'orderId' | 'orderNumber' | 'placedAt' | 'status' | 'statusLabel' | 'totalItems' | 'sum' | 'reference' | 'locale'
  >[]
}

export function OrdersScreen({ locale, page, orders }: OrdersScreenProps) {
  if (page.total === 0)
    return (
      <Nothing title="Orders" text="You have not ordered anything yet.">
        <ButtonLink look="primary" href={routes.home.path({ locale })}>
          Continue shopping
        </ButtonLink>
      </Nothing>
    )
  return (
    <div className={`page ${styles.page}`}>
      <PageTrail locale={locale} label="Orders" />
      <header className={styles.head}>
        <h1>Orders</h1>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Placed</th>
            <th scope="col">Your reference</th>
            <th scope="col">Status</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderId}>
              <th scope="row">
                <PageLink className="code" href={routes.order.path({ locale, orderId: order.orderId })}>
                  {order.orderNumber}
                </PageLink>
              </th>
              <td className={styles.day}>
                <time dateTime={order.placedAt}>{dateIn({ code: order.locale }, new Date(order.placedAt))}</time>
              </td>
              <td className={styles.reference}>{order.reference}</td>
              <td className={styles.state}>
                <span className={styles.status} data-status={order.status}>
                  {order.statusLabel}
                </span>
              </td>
              <td className={styles.amount}>
                {formatMoney(order.sum, 2)}
                <small>{countOf(order.totalItems, 'item')}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} href={(to) => routes.orders.href({ locale, page: to })} />
    </div>
  )
}
