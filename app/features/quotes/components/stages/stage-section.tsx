import { countOf } from '@specify/core/text/count-text.ts'
import { useDeferredValue, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { QuotePage } from '../../calls/read-quote-pages.server.ts'
import type { DeskStore } from '../../desk/desk-store.ts'
import { newStageId, type DraftStage } from '../../stages/stage-quantities.ts'
import { MAX_STAGES } from '../../stages/stage.ts'
import { useBatch, useDeskValue } from '../desk/use-desk.ts'
import { StageFields } from './stage-fields.tsx'
import { StageTable } from './stage-table.tsx'
import styles from './stages.module.css'

interface StageSectionProps {
  readonly store: DeskStore
  readonly page: QuotePage
  readonly ticked: ReadonlySet<number>
}

const NONE: readonly DraftStage[] = []

/** Deliveries of an answer: none, or several with the pieces of each line. */
export function StageSection({ store, page, ticked }: StageSectionProps) {
  const stages = useDeskValue(store, (desk) => desk.stages) ?? NONE
  // A key in a name draws its own field at once; a thousand rows follow.
  const shown = useDeferredValue(stages)
  const batch = useBatch(store)
  const [news, setNews] = useState('')
  const replace = (at: number, stage: DraftStage) => store.setStages(stages.with(at, stage))
  const takeRest = ({ id, name }: DraftStage) => {
    const isMeant = (index: number) => ticked.size === 0 || ticked.has(index)
    const where = name.trim() || 'this delivery'
    const count = store.takeRest(id, isMeant, (lines) => `The rest of ${countOf(lines, 'line')} is in ${where}`)
    setNews(count === 0 ? 'Nothing is left of these lines.' : '')
  }
  return (
    <section aria-labelledby="stages-heading" className={styles.stages}>
      <h3 id="stages-heading">Staged deliveries</h3>
      {stages.length === 0 && <p className={styles.hint}>All comes by its lead time. Add a delivery to stage it.</p>}
      {stages.map((stage, at) => (
        <StageFields
          key={stage.id}
          at={at}
          stage={stage}
          rest={ticked.size > 0 ? `Put the rest of ${countOf(ticked.size, 'selected line')} here` : 'Put the rest here'}
          onChange={(changed) => replace(at, changed)}
          onRest={() => takeRest(stage)}
          onRemove={() => store.setStages(stages.toSpliced(at, 1), `Delivery “${stage.name.trim() || at + 1}” removed`)}
        />
      ))}
      {stages.length < MAX_STAGES && (
        <>
          <noscript>
            <StageFields at={stages.length} stage={{ id: page.nextStageId, name: '', day: '' }} />
            <p className={styles.hint}>Save the draft to get another delivery. Empty its fields to remove one.</p>
          </noscript>
          <p className={styles.more}>
            <Button onClick={() => store.setStages([...stages, { id: newStageId(Date.now()), name: '', day: '' }])}>
              Add a delivery
            </Button>
            <span role="status">
              {batch?.isOfStages && (
                <>
                  {batch.text}.{' '}
                  <Button look="plain" onClick={() => store.undo()}>
                    Undo
                  </Button>
                </>
              )}
              {news}
            </span>
          </p>
        </>
      )}
      {shown.length > 0 && <StageTable store={store} lines={page.lines} stages={shown} onNews={setNews} />}
    </section>
  )
}
