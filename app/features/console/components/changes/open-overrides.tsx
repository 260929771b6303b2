import { countOf } from '@specify/core/text/count-text.ts'
import type { ChangePage } from '#app/features/changes/read-change-page.server.ts'
import { overrideLabel } from '#app/features/changes/overrides/override.ts'
import { Button } from '#app/ui/button.tsx'
import { RecordTable } from '../record-table.tsx'
import styles from '../console.module.css'

/** Values of the feed that have moved on under an override: ours or the feed's, some or all. */
export function OpenOverrides({ change, action }: { readonly change: ChangePage; readonly action: string }) {
  const { open, counts, version } = change
  if (counts.undecided === 0 || open.length === 0) return null
  const isAll = open.length === counts.undecided
  return (
    <form method="post" action={action} className={styles.block} aria-labelledby="open-overrides">
      <input type="hidden" name="version" value={version} />
      <h2 id="open-overrides">{`${countOf(counts.undecided, 'value')} to decide`}</h2>
      <p>The feed has changed underneath an override. Nothing is applied before you say which value holds.</p>
      <RecordTable
        caption="Values to decide"
        columns={[
          {
            head: 'Value',
            render: ({ productId, name, sku, field }) => (
              <>
                <label>
                  <input type="checkbox" name="value" value={[productId, sku, field].join('\n')} />{' '}
                  {overrideLabel({ sku, field })}
                </label>
                <small>{name}</small>
              </>
            ),
          },
          { head: 'Ours', render: ({ own }) => own || 'empty' },
          { head: 'The feed said', render: ({ feed }) => feed || 'empty' },
          { head: 'The feed says now', render: ({ next }) => <strong>{next || 'empty'}</strong> },
        ]}
        rows={open}
        rowKey={({ productId, sku, field }) => `${productId} ${sku} ${field}`}
      />
      {!isAll && <p className={styles.soft}>{`The first ${open.length} are shown.`}</p>}
      <div className={styles.buttons}>
        <Button type="submit" name="takes" value="ours">
          Keep ours for the ticked
        </Button>
        <Button type="submit" name="takes" value="feed">
          Take the feed for the ticked
        </Button>
        <Button type="submit" look="quiet" name="takes" value="ours all">
          Keep all of ours
        </Button>
        <Button type="submit" look="quiet" name="takes" value="feed all">
          Take the feed for all
        </Button>
      </div>
    </form>
  )
}
