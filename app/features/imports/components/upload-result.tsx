import { loadModule } from '#app/shell/load-module.ts'
import { useState } from 'react'
import { toCsv } from '@specify/core/text/csv.ts'
import type { TableKind } from '@specify/spreadsheets/table.ts'
import { Button } from '#app/ui/button.tsx'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { isSignedOut } from '#app/ui/loading/failure-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { UploadAnswer } from '../import-answer.ts'
import { asGiven, discontinuedRows, withDiscontinued } from '../discontinued.ts'
import {
  countsOf,
  importCalls,
  importFailure,
  uploadAnswerOf,
  type GivenList,
  type ImportTarget,
  type ImportEvents,
} from './import-calls.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from './upload-dialog.module.css'
import { RefusedRows } from './refused-rows.tsx'
import { READABLE_REFUSALS, toneOf } from './upload-outcome.ts'

interface UploadResultProps {
  readonly target: ImportTarget
  readonly outcome: CallOutcome<UploadAnswer>
  readonly kind: TableKind
  readonly events: ImportEvents
  /** Opens a list for correction: what a file gives that is not strictly formatted, or the rows it could not add. */
  readonly onList: (list: GivenList) => void
  readonly file: File
  readonly onClose: () => void
}

export function UploadResult({ target, outcome: first, kind, events, onList, file, onClose }: UploadResultProps) {
  const [outcome, setOutcome] = useState(first)
  const [isAdding, setAdding] = useState(false)
  const answer = uploadAnswerOf(outcome)
  const discontinued = discontinuedRows(answer)
  const [problem, setProblem] = useState('')
  const tone = toneOf(outcome)
  const refused = outcome.kind === 'done' ? answer.notAddedSkus : []

  async function saveErrors(): Promise<void> {
    setProblem('')
    try {
      await (await loadModule(() => import('./save-error-file.ts'))).saveErrorFile(answer, kind, target.locale)
    } catch {
      setProblem('The file could not be made. Please try again.')
    }
  }

  async function addDiscontinued(): Promise<void> {
    if (isAdding) return
    setProblem('')
    setAdding(true)
    const list = new File([toCsv(asGiven(discontinued))], 'discontinued.csv')
    const added = await importCalls(target).addDiscontinued(list)
    setAdding(false)
    if (added.kind !== 'done') return setProblem(importFailure(added))
    events.onAdded(countsOf(added.answer))
    setOutcome({ kind: 'done', answer: withDiscontinued(answer, added.answer) })
  }

  return (
    <div className={styles.content}>
      <div role={tone === 'error' ? 'alert' : 'status'} className={`${styles.message} ${styles[tone]}`}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} size={18} />
        <div>
          <p>{answer.message}</p>
          {outcome.kind !== 'done' && answer.code !== '' && <p className={styles.code}>Code: {answer.code}</p>}
        </div>
      </div>
      {answer.notAddedSkus.length > 0 && <RefusedRows rows={answer.notAddedSkus} />}
      {problem && <p role="alert">{problem}</p>}
      <div className={`${dialog.actions} ${styles.actions}`}>
        {answer.notAddedSkus.length > 0 && (
          <Button look="quiet" onClick={() => void saveErrors()}>
            <Icon name="download" size={18} /> Download error file
          </Button>
        )}
        {refused.length > 0 && (
          <Button look="quiet" onClick={() => onList({ kind: 'text', text: toCsv(asGiven(refused)) })}>
            Correct {refused.length === 1 ? 'it' : 'them'} here
          </Button>
        )}
        {outcome.kind === 'refused' && READABLE_REFUSALS.has(answer.code) && (
          <Button look="primary" onClick={() => onList({ kind: 'file', file })}>
            Read it as a list
          </Button>
        )}
        {discontinued.length > 0 && (
          <Button look="quiet" aria-disabled={isAdding} aria-busy={isAdding} onClick={() => void addDiscontinued()}>
            {`Add ${discontinued.length} discontinued ${discontinued.length === 1 ? 'product' : 'products'} anyway`}
          </Button>
        )}
        {outcome.kind === 'done' && (
          <Button look="primary" onClick={events.onView}>
            View products
          </Button>
        )}
        {outcome.kind !== 'done' && isSignedOut(outcome) && (
          <Button
            look="primary"
            onClick={() => {
              onClose()
              events.onSignedOut()
            }}
          >
            Sign in
          </Button>
        )}
      </div>
    </div>
  )
}
