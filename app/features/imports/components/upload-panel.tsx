import { Suspense, useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { FullScreenSpinner } from '#app/ui/dialogs/full-screen-spinner.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import type { UploadAnswer } from '../import-answer.ts'
import { countsOf, importCalls, type GivenList, type ImportTarget, type ImportEvents } from './import-calls.ts'
import { dropListRequest, isListAskedFor } from '#app/features/builder/state/list-on-arrival.ts'
import { UndoBar } from './list/undo-bar.tsx'
import styles from './upload-panel.module.css'

const UploadDialog = onDemand(() => import('./upload-dialog.tsx'), 'over')
const ListDialog = onDemand(() => import('./list/list-dialog.tsx'), 'over')

export const EXAMPLE_FILE = '/images/files/example_spectool_upload_sku_list.csv'

interface UploadPanelProps {
  readonly target: ImportTarget
  readonly events: ImportEvents
}

type Task =
  | { readonly kind: 'upload'; readonly file: File; readonly outcome: CallOutcome<UploadAnswer> | null }
  | { readonly kind: 'list'; readonly given: GivenList | null }

export function UploadPanel({ target, events }: UploadPanelProps) {
  const [task, setTask] = useState<Task | null>(() =>
    isListAskedFor(target.projectId) ? { kind: 'list', given: null } : null,
  )
  useEffect(dropListRequest, [])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const hintId = useId()

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    if (isText(file)) return setTask({ kind: 'list', given: { kind: 'file', file } })
    setTask({ kind: 'upload', file, outcome: null })
    const outcome = await importCalls(target).upload(file)
    if (outcome.kind === 'done') events.onAdded(countsOf(outcome.answer))
    setTask((now) => (now?.kind === 'upload' && now.file === file ? { ...now, outcome } : now))
  }

  function close(): void {
    setTask(null)
    if (input.current) input.current.value = '' // the same file may be chosen again
  }

  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      className={styles.panel}
      aria-labelledby={titleId}
      data-over={isOver || undefined}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void upload(event.dataTransfer.files[0])
      }}
    >
      <div className={styles.text}>
        <h2 id={titleId}>Have a list of codes?</h2>
        <p id={hintId}>
          Drop an xlsx or csv file here, with the columns sku, qty and section. A section is the room: letters, digits
          and spaces, no hyphens.{' '}
          <a href={EXAMPLE_FILE} download>
            See Example
          </a>
        </p>
      </div>
      <div className={styles.actions}>
        <label className={styles.upload}>
          <span>Upload spreadsheet</span>
          <input
            ref={input}
            type="file"
            name="file"
            accept=".xlsx,.csv"
            aria-describedby={hintId}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        </label>
        <Button look="quiet" onClick={() => setTask({ kind: 'list', given: null })}>
          Paste or preview a list
        </Button>
      </div>
      <UndoBar target={target} onUndone={events.onUndone} />
      {task && (
        <Suspense fallback={<FullScreenSpinner label="Loading" />}>
          {task.kind === 'upload' ? (
            <UploadDialog
              target={target}
              file={task.file}
              outcome={task.outcome}
              events={events}
              onList={(given) => setTask({ kind: 'list', given })}
              onClose={close}
            />
          ) : (
            <ListDialog {...{ target, events }} given={task.given} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  )
}

/** A file that no spreadsheet writes, but that may hold a list. */
function isText({ name }: File): boolean {
  return /\.(?:txt|eml)$/i.test(name)
}
