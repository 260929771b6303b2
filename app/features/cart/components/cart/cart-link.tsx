import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { countOf } from '@specify/core/text/count-text.ts'
import { use } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './cart-link.module.css'
import { ShoppingContext } from '../shop/shopping.ts'

export function CartLink({ locale }: { locale: string }) {
  const count = use(ShoppingContext)?.count ?? 0
  return (
    <PageLink className={styles.link} href={routes.cart.path({ locale })} rel="nofollow">
      <Icon name="cart" size={22} />
      <span className="visually-hidden">{`Cart, ${countOf(count, 'item')}`}</span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </PageLink>
  )
}
