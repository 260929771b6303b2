import { useId, useRef, useState } from 'react'
import type { TableKind } from '#app/platform/spreadsheet/table.ts'
import { Button } from '#app/ui/button.tsx'
import type { CallOutcome } from '#app/ui/call-action.ts'
import { isSignedOut } from '#app/ui/failure-text.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import type { UploadAnswer } from '../import-answer.ts'
import type { Preview } from '../preview.ts'
import { importCalls, importFailure, type GivenList, type ImportTarget } from './import-calls.ts'
import { PreviewRows } from './preview-rows.tsx'
import dialog from '#app/ui/dialog.module.css'
import styles from './upload-dialog.module.css'
import type { ImportEvents } from './upload-panel.tsx'
import { resultTitle, UploadResult } from './upload-result.tsx'

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

interface ListFormProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly problem: string
  readonly onList: (list: GivenList) => void
}

function ListForm({ text, setText, problem, onList }: ListFormProps) {
  const id = useId()
  const [isEmpty, setEmpty] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = isEmpty ? 'Paste a list or choose a file.' : problem

  function preview(): void {
    setEmpty(text.trim() === '')
    if (text.trim() === '') area.current?.focus()
    else onList({ kind: 'text', text })
  }

  return (
    <div className={styles.content}>
      <label className={styles.label} htmlFor={id}>
        Codes, quantities and rooms
      </label>
      <textarea
        ref={(element) => {
          area.current = element
          takeFocus(element)
        }}
        id={id}
        className={styles.paste}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={shown !== '' || undefined}
        placeholder={'97140C6AF 2 Main Bathroom\n872010W 1 Kitchen 2'}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Copy rows from a spreadsheet, or write a code, a quantity and a room on each line; a room alone counts for the
        lines below it. Columns may have names, in any order, with others between them: a project that was exported is
        read as it is. Nothing is added before you have seen it.
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {shown}
      </p>
      <div className={`${dialog.actions} ${styles.actions}`}>
        <label className={styles.file}>
          <span>Choose a file</span>
          <input
            type="file"
            accept=".xlsx,.csv"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) onList({ kind: 'file', file })
            }}
          />
        </label>
        <Button look="primary" onClick={preview}>
          Preview list
        </Button>
      </div>
    </div>
  )
}
