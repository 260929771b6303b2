import { marketHref } from '#app/addresses/route.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { forgetSeen, useSeen, type SeenProduct } from './seen-products.ts'
import styles from './seen-strip.module.css'

interface SeenStripProps {
  readonly locale: string
  /** Products that the page is about, which are left out. */
  readonly except: readonly string[]
  /** The product's page, unless it says otherwise. */
  readonly hrefOf?: (product: SeenProduct) => string
}

export default function SeenStrip({ locale, except, hrefOf }: SeenStripProps) {
  const products = useSeen(locale).filter(({ sku, productId }) => !except.includes(sku) && !except.includes(productId))
  if (products.length === 0) return null
  return (
    <section className={styles.seen} aria-labelledby="seen-heading" data-screen-only>
      <div className={styles.head}>
        <h2 id="seen-heading">Last seen</h2>
        <button type="button" onClick={() => forgetSeen(locale)}>
          Clear
        </button>
      </div>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.productId}>
            <PageLink href={hrefOf?.(product) ?? marketHref(locale, product.path)}>
              <Picture
                className={styles.picture}
                src={product.image}
                alt=""
                width={132}
                height={132}
                loading="lazy"
                slowAfterMs={null}
              />
              <span className={styles.name}>{product.name}</span>
            </PageLink>
            <span className={`code ${styles.code}`}>{product.sku}</span>
            {product.colour && <span className={styles.code}>{product.colour}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
