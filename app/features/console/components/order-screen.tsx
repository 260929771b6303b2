import { countText } from '@specify/core/text/count-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { OrderPage } from '../work/read-order-page.server.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import { SeeAs } from './see-as.tsx'
import { RecordTable } from './record-table.tsx'
import styles from './console.module.css'

interface OrderScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly listHref: string
  readonly order: OrderPage
  readonly sheetHref: string
  readonly formHref: (form: string) => string
}

export function OrderScreen({ menu, outcome, listHref, order, sheetHref, formHref }: OrderScreenProps) {
  const posted = usePostedForm('mark')
  const { number, status, next, facts, lines, sums, history, notes } = order
  const sheet = (
    <ButtonLink look="quiet" href={sheetHref} download>
      Packing sheet
    </ButtonLink>
  )
  return (
    <ConsoleFrame menu={menu} current="orders" title={`Order ${number}`} outcome={outcome} actions={sheet}>
      <p>
        <PageLink href={listHref}>Back to orders</PageLink>
      </p>
      <p className={styles.status}>{status}</p>
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      {next.length > 0 && (
        <form method="post" action={formHref('mark')} className={styles.buttons}>
          {next
            .filter((each) => each.status !== 'cancelled')
            .map((each) => (
              <Button key={each.status} type="submit" look="secondary" name="status" value={each.status}>
                {`Mark as ${each.label.toLowerCase()}`}
              </Button>
            ))}
          {next.some((each) => each.status === 'cancelled') && (
            <details className={styles.confirm}>
              <summary>Cancel order</summary>
              <p>The customer gets a mail, and counted stock comes back. This cannot be undone.</p>
              <Button type="submit" look="danger" name="status" value="cancelled">
                Cancel this order
              </Button>
            </details>
          )}
        </form>
      )}
      <Facts facts={facts} />
      {order.accountId !== null && <SeeAs accountId={order.accountId} action={formHref('see-as')} />}
      <RecordTable
        caption="Products"
        columns={[
          { head: 'Code', render: ({ sku }) => <span className="code">{sku}</span> },
          { head: 'Product', render: ({ name }) => name },
          { head: 'Quantity', isNumber: true, render: ({ count }) => countText(count) },
          { head: 'Price', isNumber: true, render: ({ price }) => price },
          { head: 'Total', isNumber: true, render: ({ total }) => total },
        ]}
        rows={lines}
        rowKey={({ sku }) => sku}
      />
      <Facts facts={sums} />
      {history.length > 0 && (
        <section className={styles.block} aria-labelledby="history-heading">
          <h2 id="history-heading">History</h2>
          <ul>
            {history.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      <Notes notes={notes} id={order.id} action={formHref('note')} />
    </ConsoleFrame>
  )
}
