import { countOf } from '@specify/core/text/count-text.ts'
import type { NewTag } from '@specify/schedule/checks/new-tags.ts'
import own from './new-tags.module.css'
import styles from './replace.module.css'

interface NewTagsProps {
  readonly tags: readonly NewTag[]
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** Proposes tags where one would name two finishes. */
export function NewTags({ tags, isTicked, onTick }: NewTagsProps) {
  if (tags.length === 0) return null
  return (
    <div className={styles.lines}>
      <label className={own.tick}>
        <input type="checkbox" name="newTags" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
        <span>
          Give new tags where one would name two finishes
          <small>Revisions that are issued keep the old tags.</small>
        </span>
      </label>
      <ul>
        {tags.map(({ sku, from, to, lineItemIds }) => (
          <li key={`${sku} ${from}`}>
            <span className="code">{`${from} → ${to}`}</span>
            <span>
              <span className="code">{sku}</span>, {countOf(lineItemIds.length, 'line')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
