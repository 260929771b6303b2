import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'

/**
 * The form that the fields and buttons of a page belong to by its id. It is there without script only: with it they have
 * no form, and act by themselves. Its own button, the first, is what the Enter key presses.
 */
export function CartForm({ action }: { action: string }) {
  return (
    <noscript>
      <form id={CART_FORM} method="post" action={action}>
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Update
        </button>
      </form>
    </noscript>
  )
}
