import { PartList } from '#app/features/catalogue/components/part-list.tsx'
import type { DiscontinuedMatch } from '#app/features/search/product-page.server.ts'
import styles from './discontinued-note.module.css'

/** Above the results of a search for the code of a product that is no longer sold: that product, and its replacement. */
export function DiscontinuedNote({ locale, match }: { locale: string; match: DiscontinuedMatch }) {
  const { product, replacements } = match
  return (
    <section className={`page ${styles.note}`} aria-labelledby="discontinued-heading">
      <h2 id="discontinued-heading">
        <span className="code">{product.sku}</span> is discontinued
      </h2>
      <p>
        <a href={`/${locale}/${product.path}`}>{product.name}</a>
        {product.colour && `, ${product.colour}`}.{' '}
        {replacements.length > 0 ? 'In its place:' : 'There is no replacement.'}
      </p>
      {replacements.length > 0 && <PartList locale={locale} label="Replacements" parts={replacements} onAdd={null} />}
    </section>
  )
}
