import { signInHref } from '#app/features/accounts/sign-in.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/cart.ts'
import styles from './not-found.module.css'

export function meta() {
  return [{ title: 'Cart | Specify' }, { name: 'robots', content: 'noindex' }]
}

/** The cart of a visitor who is not signed in: empty. */
export default function CartRoute({ params }: Route.ComponentProps) {
  const home = `/${params.locale}/`
  return (
    <div className={`page ${styles.page}`}>
      <h1>Cart</h1>
      <p>Your cart is empty.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" href={home}>
          Continue shopping
        </ButtonLink>
        <ButtonLink href={signInHref(`${home}cart/`, '')}>Sign in / Sign up</ButtonLink>
      </div>
    </div>
  )
}
