import { useMemo, useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { failureText } from '#app/ui/loading/failure-text.ts'
import type { ImportTarget } from '../import-calls.ts'
import styles from './undo-bar.module.css'
import { keepLastImport, useLastImport } from './last-import.ts'
import { listCalls } from './list-calls.ts'

interface UndoBarProps {
  readonly target: ImportTarget
  readonly onUndone: () => void
  /** Above a page, in place of within a panel. */
  readonly isStrip?: boolean
}

export function UndoBar({ target, onUndone, isStrip = false }: UndoBarProps) {
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
    <div className={isStrip ? styles.strip : styles.undo} role="status">
      {added ? (
        <>
          <span>
            {countOf(added.added, 'row')} of your list {added.isChange ? 'applied' : 'added'}.
          </span>
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
