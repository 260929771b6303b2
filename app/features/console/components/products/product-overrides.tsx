import { PageLink } from '#app/ui/page-link.tsx'
import type { ProductPage } from '../../products/read-product.server.ts'
import styles from '../console.module.css'

/** A value that the edit form begins with. */
export interface EditedValue {
  readonly sku: string
  readonly field: string
  readonly action: 'set' | 'clear'
  readonly value: string
}

/** Characters of a value in the table. */
const SHOWN = 300

interface OverridesProps {
  readonly overrides: ProductPage['overrides']
  readonly changeHref: (id: string) => string
  readonly valueHref: (of: EditedValue) => string
}

/** Values of a product that stand against the feed, both side by side. */
export function ProductOverrides({ overrides, changeHref, valueHref }: OverridesProps) {
  if (overrides.length === 0) return null
  return (
    <>
      <h2>Overrides</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">Values that stand against the feed</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Ours</th>
            <th scope="col">The feed says</th>
            <th scope="col">Since</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {overrides.map(({ label, code, field, own, feed, isLong, set, setName }) => (
            <tr key={label}>
              <td data-label="Value">{label}</td>
              <td data-label="Ours">{shownText(own)}</td>
              <td data-label="The feed says">{shownText(feed)}</td>
              <td data-label="Since">{setName !== '' && <PageLink href={changeHref(set)}>{setName}</PageLink>}</td>
              <td data-label="Change">
                {isLong ? (
                  'Too long for the form: upload the product'
                ) : (
                  <PageLink href={valueHref({ sku: code, field, value: feed, action: feed === '' ? 'clear' : 'set' })}>
                    Take the feed’s
                  </PageLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function shownText(text: string): string {
  return text === '' ? 'empty' : text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text
}
