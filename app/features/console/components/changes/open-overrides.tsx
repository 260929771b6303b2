import { countOf } from '@specify/core/text/count-text.ts'
import type { ChangePage } from '#app/features/changes/read-change-page.server.ts'
import { overrideLabel } from '#app/features/changes/overrides/override.ts'
import { Button } from '#app/ui/button.tsx'
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
      <table className={styles.table}>
        <caption className="visually-hidden">Values to decide</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Ours</th>
            <th scope="col">The feed said</th>
            <th scope="col">The feed says now</th>
          </tr>
        </thead>
        <tbody>
          {open.map(({ productId, name, sku, field, own, feed, next }) => (
            <tr key={`${productId} ${sku} ${field}`}>
              <td data-label="Value">
                <label>
                  <input type="checkbox" name="value" value={[productId, sku, field].join('\n')} />{' '}
                  {overrideLabel({ sku, field })}
                </label>
                <small>{name}</small>
              </td>
              <td data-label="Ours">{own || 'empty'}</td>
              <td data-label="The feed said">{feed || 'empty'}</td>
              <td data-label="The feed says now">
                <strong>{next || 'empty'}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
