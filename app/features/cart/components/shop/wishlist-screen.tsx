import { use, useRef, useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { useTransientValue } from '#app/ui/browser/use-transient-value.ts'
import type { WishlistAnswer } from '#app/features/cart/wishlist/wishlist-answer.ts'
import cartStyles from '../cart/cart-screen.module.css'
import { Nothing } from '../cart/empty-cart.tsx'
import { ShoppingContext } from './shopping.ts'
import { SETTLED_MS } from '../cart/use-settled-count.ts'
import { useWishlist } from './use-wishlist.ts'
import { WishlistLine } from './wishlist-line.tsx'
import { WishlistSelection } from './wishlist-selection.tsx'

const MOVED_MS = 4_000

interface WishedProduct {
  readonly sku: string
  readonly name: string
}

interface WishlistScreenProps {
  readonly locale: Locale
  readonly wishlist: WishlistAnswer
  readonly onAddToProject: (product: WishedProduct) => void
  readonly onAddToRoom: (products: readonly WishedProduct[]) => void
}

export function WishlistScreen({ locale, wishlist: loaded, onAddToProject, onAddToRoom }: WishlistScreenProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { wishlist, problem, change } = useWishlist(locale, loaded)
  const [moved, setMoved] = useTransientValue<string>(MOVED_MS)
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const update = use(ShoppingContext)?.update
  const { lineItems } = wishlist
  const priced = lineItems.filter(({ price }) => price !== null)
  const selected = priced.filter(({ lineItemId }) => ticked.has(lineItemId))

  function count(lineItemId: string, next: number): void {
    clearTimeout(timers.current.get(lineItemId))
    const input = { lineItemId, count: next }
    const send = () => void change({ kind: 'count', ...input }, 'wishlist/updateLineItemCount', input)
    timers.current.set(lineItemId, setTimeout(send, SETTLED_MS))
  }

  async function move({ lineItemId, name, count: added }: WishlistAnswer['lineItems'][number]): Promise<void> {
    const isMoved = await change({ kind: 'remove', lineItemId }, 'wishlist/moveToCart', { lineItemId })
    if (!isMoved) return
    setMoved(name)
    update?.((before) => ({ count: before.count + added }))
  }

  const messages = (
    <>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {moved && <FormMessage kind="success">{`${moved} is in your cart now.`}</FormMessage>}
    </>
  )
  if (lineItems.length === 0)
    return (
      <Nothing title="Wishlist" text="Your wishlist is empty.">
        <ButtonLink look="primary" href={routes.home.path({ locale })}>
          Continue shopping
        </ButtonLink>
        {messages}
      </Nothing>
    )
  return (
    <div className={`page ${cartStyles.page}`}>
      <PageTrail locale={locale} label="Wishlist" />
      <header className={cartStyles.head}>
        <h1>Wishlist</h1>
        <p>{lineItems.length === 1 ? '1 product' : `${lineItems.length} products`}</p>
      </header>
      {messages}
      {priced.length > 1 && (
        <WishlistSelection
          count={selected.length}
          total={priced.length}
          onSelectAll={(isAll) => setTicked(new Set(isAll ? priced.map(({ lineItemId }) => lineItemId) : []))}
          onAddToRoom={() => onAddToRoom(selected.map(({ variant, name }) => ({ sku: variant.sku, name })))}
        />
      )}
      <ul className={cartStyles.lines} aria-label="Products on the wishlist">
        {lineItems.map((line) => (
          <WishlistLine
            key={line.lineItemId}
            locale={locale}
            line={line}
            isSelected={ticked.has(line.lineItemId)}
            onSelect={(isSelected) => {
              const others = [...ticked].filter((id) => id !== line.lineItemId)
              setTicked(new Set(isSelected ? [...others, line.lineItemId] : others))
            }}
            onCount={(next) => count(line.lineItemId, next)}
            onMove={() => void move(line)}
            onAddToProject={() => onAddToProject({ sku: line.variant.sku, name: line.name })}
            onRemove={() => {
              const { lineItemId } = line
              void change({ kind: 'remove', lineItemId }, 'wishlist/removeLineItem', { lineItemId })
            }}
          />
        ))}
      </ul>
      <div className={cartStyles.more}>
        <ButtonLink look="quiet" href={routes.cart.path({ locale })}>
          Go to cart
        </ButtonLink>
        <Button look="plain" onClick={() => void change({ kind: 'clear' }, 'wishlist/deleteWishlist', {})}>
          Delete wishlist
        </Button>
      </div>
    </div>
  )
}
