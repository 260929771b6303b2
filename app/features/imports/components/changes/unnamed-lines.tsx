import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { ChangePlanState } from './use-change-plan.ts'
import styles from './changes.module.css'

type UnnamedLinesProps = Pick<ChangePlanState, 'unnamed' | 'removed' | 'setRemoved'>

/** Lines of the project that a list does not name: they stay unless they are ticked. */
export function UnnamedLines({ unnamed, removed, setRemoved }: UnnamedLinesProps) {
  if (unnamed.length === 0) return null
  const areAll = removed.size === unnamed.length
  const toggle = (id: string) => {
    const next = new Set(removed)
    if (!next.delete(id)) next.add(id)
    setRemoved(next)
  }
  return (
    <details className={styles.unnamed} open>
      <summary>
        {countOf(unnamed.length, 'line')} of the project not in this list:{' '}
        {removed.size === 0 ? 'they stay' : `${removed.size} ticked to go`}
      </summary>
      <Button
        look="plain"
        onClick={() => setRemoved(areAll ? new Set() : new Set(unnamed.map(({ lineItemId }) => lineItemId)))}
      >
        {areAll ? 'Keep all' : 'Tick all to take them out'}
      </Button>
      <ul>
        {unnamed.map(({ lineItemId, sku, name, room, unitType, was }) => (
          <li key={lineItemId}>
            <label className={styles.option}>
              <input type="checkbox" checked={removed.has(lineItemId)} onChange={() => toggle(lineItemId)} />
              <span>
                {was} × <span className="code">{sku}</span> {name}, {[unitType, room].filter(Boolean).join(', ')}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
