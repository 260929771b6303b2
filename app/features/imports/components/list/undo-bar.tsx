import { useMemo, useState } from 'react'
import { countOf } from '#app/core/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { failureText } from '#app/ui/failure-text.ts'
import type { ImportTarget } from '../import-calls.ts'
import styles from '../upload-panel.module.css'
import { keepLastImport, useLastImport } from './last-import.ts'
import { listCalls } from './list-calls.ts'

/** Takes the last list back, after its dialog has been closed. */
export function UndoBar({ target, onUndone }: { target: ImportTarget; onUndone: () => void }) {
  const { projectId } = target
  const calls = useMemo(() => listCalls(target), [target])
  const added = useLastImport(projectId)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function undo(): Promise<void> {
    if (!added || isBusy) return
    setBusy(true)
    const outcome = await calls.undo(added)
    setBusy(false)
    if (outcome.kind !== 'done') {
      setText(failureText(outcome))
      // It has been changed since, or is not there: it can never be taken back.
      if (outcome.kind === 'refused' && outcome.refusal.status < 500) keepLastImport(projectId, null)
      return
    }
    setText(`${countOf(added.added, 'row')} taken back.`)
    keepLastImport(projectId, null)
    onUndone()
  }

  return (
    <div className={styles.undo} role="status">
      {added ? (
        <>
          <span>{countOf(added.added, 'row')} of your list added.</span>
          <Button look="plain" aria-disabled={isBusy} onClick={() => void undo()}>
            Undo
          </Button>
        </>
      ) : (
        text
      )}
    </div>
  )
}
