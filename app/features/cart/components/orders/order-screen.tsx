import type { ReactNode } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { formatMoney } from '@specify/core/money.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { addressLines, type AddressText } from '#app/features/accounts/rules/address.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import type { OrderAnswer } from '#app/features/cart/orders/order-answer.ts'
import lineStyles from '../cart/cart-line.module.css'
import { LineProduct } from '../cart/line-product.tsx'
import cartStyles from '../cart/cart-screen.module.css'
import { OrderAgain } from './order-again.tsx'
import styles from './order-screen.module.css'
import { Summary } from '../cart/summary.tsx'

interface OrderScreenProps {
  readonly locale: Locale
  readonly order: OrderAnswer
  readonly isNew: boolean
}

export function OrderScreen({ locale, order, isNew }: OrderScreenProps) {
  const { orderNumber, email, items, shippingInfo, payment, reference, shippingAddress, billingAddress } = order
  const transaction = {
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: shippingInfo.price,
    quotedFreight: order.quotedFreight,
    isShippingEstimated: false,
    shippingName: shippingInfo.name,
    tax: order.taxed.taxAmount,
    total: order.sum,
  }
  return (
    <div className={`page ${cartStyles.page}`}>
      <PageTrail
        locale={locale}
        above={[{ label: 'Orders', href: routes.orders.path({ locale }) }]}
        label={orderNumber}
      />
      <header className={cartStyles.head}>
        <h1>{isNew ? 'Thank you for your order' : `Order ${orderNumber}`}</h1>
        <p>
          {isNew && (
            <>
              Order <strong className="code">{orderNumber}</strong>,{' '}
            </>
          )}
          {`${isNew ? 'placed' : 'Placed'} on ${dateIn({ code: order.locale }, new Date(order.placedAt))}`}
        </p>
      </header>
      {isNew && (
        <FormMessage kind="success">{`We have received it and will confirm it soon. An email is on its way to ${email}.`}</FormMessage>
      )}
      <dl className={styles.facts}>
        <Fact name="Status">{order.statusLabel}</Fact>
        <Fact name="Payment">{payment.label}</Fact>
        {reference && <Fact name="Your reference">{reference}</Fact>}
        {shippingAddress && <Fact name="Delivered to">{<Lines address={shippingAddress} />}</Fact>}
        {billingAddress && <Fact name="Billed to">{<Lines address={billingAddress} />}</Fact>}
      </dl>
      <div className={cartStyles.layout}>
        <div className={cartStyles.main}>
          <ul className={cartStyles.lines} aria-label="Products in this order">
            {items.map((item) => (
              <li key={item.id} className={lineStyles.line}>
                <LineProduct
                  locale={locale}
                  name={item.name}
                  slug={order.locale === locale ? item.slug : null}
                  variant={item.variant}
                />
                <p className={lineStyles.each}>{`${item.count} at ${formatMoney(item.price, 2)}`}</p>
                <p className={lineStyles.total}>{formatMoney(item.totalPrice, 2)}</p>
              </li>
            ))}
          </ul>
        </div>
        <aside className={cartStyles.side} aria-label="Summary">
          <Summary cart={{ transaction }} />
          {order.locale === locale && <OrderAgain locale={locale} orderId={order.orderId} />}
        </aside>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ address }: { address: AddressText }) {
  return (
    <address>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
