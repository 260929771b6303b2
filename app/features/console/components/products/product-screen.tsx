import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../../console-page.server.ts'
import type { ProductPage } from '../../products/read-product.server.ts'
import { Fields } from '../changes/field-changes.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { Facts } from '../facts.tsx'
import { ProductOverrides, type EditedValue } from './product-overrides.tsx'
import { RecordTable } from '../record-table.tsx'
import styles from '../console.module.css'

interface ProductScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly listHref: string
  /** The address of the page, without its query. */
  readonly path: string
  /** Null for more variants than the form begins with. */
  readonly editHref: string | null
  readonly usesHref: string
  readonly changeHref: (id: string) => string
  readonly valueHref: (of: EditedValue) => string
  readonly product: Omit<ProductPage, 'codes'>
}

/** All values of a product, variant by variant, as the feed gave them. */
export function ProductScreen(props: ProductScreenProps) {
  const { menu, listHref, path, editHref, usesHref, changeHref, valueHref, product } = props
  const { title, facts, texts, pages, skus, omitted, fields, files } = product
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
        {editHref !== null && <PageLink href={editHref}>Edit</PageLink>}
        <PageLink href={usesHref}>Who has specified it</PageLink>
      </p>
      <AsItWas product={product} path={path} />
      <Facts facts={facts} />
      {texts.length > 0 && (
        <details>
          <summary>Longer texts</summary>
          <dl>
            {texts.map(([label, text]) => (
              <div key={label} className={styles.part}>
                <dt className={styles.soft}>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <ProductOverrides {...{ overrides: product.overrides, changeHref, valueHref }} />
      <History history={product.history} changeHref={changeHref} />
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
                <th scope="row">{label}</th>
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
      {files.length > 0 && (
        <details>
          <summary>{countOf(files.length, 'file')}</summary>
          <RecordTable
            caption="Files of the product"
            columns={[
              { head: 'File', render: ({ label }) => label },
              { head: 'Address', render: ({ url }) => url },
              { head: 'Variants', render: ({ of }) => of },
            ]}
            rows={files}
            rowKey={({ label, url }) => `${label} ${url}`}
          />
        </details>
      )}
    </ConsoleFrame>
  )
}

/** Chooses a day, and says what is known of the product at its end. */
function AsItWas({ product, path }: { product: Pick<ProductPage, 'day' | 'past'>; path: string }) {
  const { day, past } = product
  return (
    <>
      <form method="get" action={path} className={styles.filters}>
        <label>
          As it was at the end of
          <input type="date" name="day" defaultValue={day} required />
        </label>
        <Button type="submit">Show</Button>
        {day !== '' && <PageLink href={path}>Show it as it is now</PageLink>}
      </form>
      {past === 'none' && (
        <FormMessage kind="error">{`It was not in the catalogue at the end of ${day}. Below is what it is now.`}</FormMessage>
      )}
      {past === 'unknown' && (
        <FormMessage kind="error">{`What it was at the end of ${day} is not kept. Below is what it is now.`}</FormMessage>
      )}
      {past === 'shown' && <FormMessage kind="success">{`This is what it was at the end of ${day}.`}</FormMessage>}
    </>
  )
}

interface HistoryProps {
  readonly history: ProductPage['history']
  readonly changeHref: (id: string) => string
}

const WHAT = { added: 'Added', changed: 'Changed', withdrawn: 'Withdrawn' } as const

function History({ history, changeHref }: HistoryProps) {
  return (
    <>
      <h2>History</h2>
      {history.length === 0 ? (
        <p className={styles.soft}>No change set has changed it yet.</p>
      ) : (
        <RecordTable
          caption="Changes of the product"
          columns={[
            { head: 'When', render: ({ at }) => at },
            {
              head: 'Changes',
              render: ({ setId, name, by }) => (
                <>
                  <PageLink href={changeHref(setId)}>{name}</PageLink>
                  <small>{by}</small>
                </>
              ),
            },
            {
              head: 'What',
              render: ({ what, fields }) => (
                <>
                  {WHAT[what]}
                  {what === 'changed' && <Fields fields={fields} />}
                </>
              ),
            },
          ]}
          rows={history}
          rowKey={({ setId }) => setId}
        />
      )}
    </>
  )
}
