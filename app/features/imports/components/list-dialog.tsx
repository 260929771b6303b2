import { useState } from 'react'
import type { TableKind } from '#app/platform/spreadsheet/table.ts'
import type { CallOutcome } from '#app/ui/call-action.ts'
import { isSignedOut } from '#app/ui/failure-text.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { UploadAnswer } from '../import-answer.ts'
import type { Preview } from '../preview.ts'
import { importCalls, importFailure, type GivenList, type ImportTarget } from './import-calls.ts'
import { PreviewRows } from './preview-rows.tsx'
import styles from './upload-dialog.module.css'
import type { ImportEvents } from './upload-panel.tsx'
import { resultTitle, UploadResult } from './upload-result.tsx'
import { ListForm } from './list-form.tsx'

interface ListDialogProps {
  readonly target: ImportTarget
  readonly events: ImportEvents
  readonly onClose: () => void
}

type Stage =
  | { readonly kind: 'given' }
  | { readonly kind: 'busy'; readonly label: string }
  | { readonly kind: 'preview'; readonly preview: Preview }
  | { readonly kind: 'over'; readonly outcome: CallOutcome<UploadAnswer> }

export default function ListDialog({ target, events, onClose }: ListDialogProps) {
  const calls = importCalls(target)
  const [text, setText] = useState('')
  const [list, setList] = useState<GivenList | null>(null)
  const [stage, setStage] = useState<Stage>({ kind: 'given' })
  const [problem, setProblem] = useState('')
  const [allowsDiscontinued, setAllowsDiscontinued] = useState(false)

  async function show(given: GivenList, isInsisting = false): Promise<void> {
    setList(given)
    setProblem('')
    setAllowsDiscontinued(isInsisting)
    setStage({ kind: 'busy', label: 'Reading the list' })
    const outcome = await calls.preview(given, isInsisting)
    if (outcome.kind === 'done') return setStage({ kind: 'preview', preview: outcome.answer })
    if (isSignedOut(outcome)) return setStage({ kind: 'over', outcome })
    setProblem(importFailure(outcome))
    setStage({ kind: 'given' })
  }

  async function add(given: GivenList): Promise<void> {
    setStage({ kind: 'busy', label: 'Adding products' })
    const outcome = await calls.add(given, allowsDiscontinued)
    if (outcome.kind === 'done') events.onAdded(outcome.answer)
    setStage({ kind: 'over', outcome })
  }

  return (
    <Dialog
      title={stage.kind === 'over' ? resultTitle(stage.outcome) : 'Add from a list'}
      open
      onClose={onClose}
      kind={stage.kind === 'over' ? 'dialog' : 'wide'}
    >
      {stage.kind === 'given' && <ListForm {...{ text, setText, problem }} onList={(given) => void show(given)} />}
      {stage.kind === 'busy' && (
        <p className={styles.waiting}>
          <Spinner label={stage.label} />
          <span aria-hidden="true">{stage.label}</span>
        </p>
      )}
      {stage.kind === 'preview' && list && (
        <PreviewRows
          preview={stage.preview}
          allowsDiscontinued={allowsDiscontinued}
          onDiscontinued={(isInsisting) => void show(list, isInsisting)}
          onBack={() => setStage({ kind: 'given' })}
          onAdd={() => void add(list)}
        />
      )}
      {stage.kind === 'over' && (
        <UploadResult outcome={stage.outcome} kind={kindOf(list)} {...{ target, events, onClose }} />
      )}
    </Dialog>
  )
}

function kindOf(list: GivenList | null): TableKind {
  return list?.kind === 'file' && /\.xlsx$/i.test(list.file.name) ? 'xlsx' : 'csv'
}
