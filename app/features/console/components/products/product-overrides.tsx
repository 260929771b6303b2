import { PageLink } from '#app/ui/page-link.tsx'
import type { ProductPage } from '../../products/read-product.server.ts'
import { RecordTable } from '../record-table.tsx'

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
      <RecordTable
        caption="Values that stand against the feed"
        columns={[
          { head: 'Value', render: ({ label }) => label },
          { head: 'Ours', render: ({ own }) => shownText(own) },
          { head: 'The feed says', render: ({ feed }) => shownText(feed) },
          {
            head: 'Since',
            render: ({ set, setName }) => setName !== '' && <PageLink href={changeHref(set)}>{setName}</PageLink>,
          },
          {
            head: 'Change',
            render: ({ code, field, feed, isLong }) =>
              isLong ? (
                'Too long for the form: upload the product'
              ) : (
                <PageLink href={valueHref({ sku: code, field, value: feed, action: feed === '' ? 'clear' : 'set' })}>
                  Take the feed’s
                </PageLink>
              ),
          },
        ]}
        rows={overrides}
        rowKey={({ label }) => label}
      />
    </>
  )
}

function shownText(text: string): string {
  return text === '' ? 'empty' : text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text
}
