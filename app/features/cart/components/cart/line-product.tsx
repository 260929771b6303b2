import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { marketHref } from '#app/addresses/route.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './cart-line.module.css'

interface LineProductProps {
  readonly locale: string
  readonly name: string
  /** Below the locale; null where the product has no page. */
  readonly slug: string | null
  readonly variant: { readonly sku: string; readonly name: string | null; readonly images: readonly string[] }
  readonly children?: ReactNode
}

export function LineProduct({ locale, name, slug, variant, children }: LineProductProps) {
  return (
    <>
      <Picture className={styles.picture} src={variant.images[0] ?? null} alt="" />
      <div className={styles.about}>
        <h2 className={styles.name}>{slug ? <PageLink href={marketHref(locale, slug)}>{name}</PageLink> : name}</h2>
        <p className={styles.code}>
          {variant.name && <span>{variant.name}</span>}
          {variant.sku && <span className="code">{`Product code ${variant.sku}`}</span>}
        </p>
        {children}
      </div>
    </>
  )
}
