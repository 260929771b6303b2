import { countOf } from '@specify/core/text/count-text.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { ProductPage } from '../products/read-product.server.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { Facts } from './facts.tsx'
import styles from './console.module.css'

interface ProductScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly listHref: string
  readonly product: ProductPage
}

/** All values of a product, variant by variant, as the feed gave them. */
export function ProductScreen({ menu, listHref, product }: ProductScreenProps) {
  const { title, facts, pages, skus, omitted, fields, files } = product
  return (
    <ConsoleFrame menu={menu} current="products" title={title}>
      <p>
        <PageLink href={listHref}>Back to products</PageLink>
      </p>
      <p className={styles.buttons}>
        {pages.map(({ label, href }) => (
          <PageLink key={href} href={href}>
            {label}
          </PageLink>
        ))}
      </p>
      <Facts facts={facts} />
      <h2>Variants</h2>
      {omitted > 0 && <p className={styles.soft}>{`${countOf(omitted, 'further variant')} not shown.`}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={styles.scroll} role="region" aria-label="Variants" tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">Values of each variant</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {skus.map((sku) => (
                <th key={sku} scope="col">
                  {sku}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  <small>{key}</small>
                </th>
                {values.map((value, at) => (
                  <td key={skus[at]} data-label={skus[at]}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Files</h2>
      {files.length === 0 ? (
        <p className={styles.soft}>None.</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">Files of the product</caption>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Address</th>
              <th scope="col">Variants</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ label, url, of }) => (
              <tr key={`${label} ${url}`}>
                <td data-label="File">{label}</td>
                <td data-label="Address">{url}</td>
                <td data-label="Variants">{of}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ConsoleFrame>
  )
}
