import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { contactPath } from '#app/features/catalogue/views/product-url.ts'
import type { ProductView, VariantView } from '#app/features/catalogue/views/product-view.ts'

interface MainActionProps {
  readonly locale: string
  readonly product: Pick<ProductView, 'isDiscontinued'>
  readonly variant: Pick<VariantView, 'price'>
  readonly onAdd: () => void
}

/** `Add to project`, or `Contact us` where the price is not public. */
export function MainAction({ locale, product, variant, onAdd }: MainActionProps) {
  return variant.price.kind === 'contact' ? (
    <ButtonLink
      look="primary"
      href={contactPath(locale)}
      target="_blank"
      rel="noopener"
      aria-describedby={NEW_TAB_NOTE_ID}
    >
      Contact us
    </ButtonLink>
  ) : (
    <Button {...(!product.isDiscontinued && { look: 'primary' })} onClick={onAdd}>
      Add to project
    </Button>
  )
}
