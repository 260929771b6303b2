import { useEffect, useRef, useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import dialog from '#app/ui/dialogs/dialog.module.css'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import type { GivenList, ImportTarget, ImportEvents } from '../import-calls.ts'
import styles from './list-dialog.module.css'
import { ListDone } from './list-done.tsx'
import { ListForm } from './list-form.tsx'
import { ListPreview } from './list-preview.tsx'
import { useList } from './use-list.ts'

interface ListDialogProps {
  readonly target: ImportTarget
  readonly events: ImportEvents
  /** A list that is known already; null where one is asked for. */
  readonly given: GivenList | null
  readonly onClose: () => void
}

export default function ListDialog({ target, events, given, onClose }: ListDialogProps) {
  const list = useList(target, events)
  const { stage } = list
  const [text, setText] = useState('')
  const { read } = list
  const isRead = useRef(given === null)
  useEffect(() => {
    if (isRead.current || !given) return
    isRead.current = true
    void read(given)
  }, [given, read])

  return (
    <Dialog
      title={stage.kind !== 'added' ? 'Add from a list' : stage.added.isChange ? 'Changes applied' : 'List added'}
      open
      onClose={onClose}
      kind={stage.kind === 'preview' || stage.kind === 'given' ? 'wide' : 'dialog'}
    >
      {stage.kind === 'given' && (
        <ListForm
          locale={target.locale}
          text={text}
          setText={setText}
          problem={list.problem}
          onList={(next) => void read(next)}
        />
      )}
      {stage.kind === 'busy' && (
        <p className={styles.waiting}>
          <Spinner label={stage.label} />
          <span aria-hidden="true">{stage.label}</span>
        </p>
      )}
      {stage.kind === 'preview' && list.list && (
        <ListPreview
          target={target}
          list={list.list}
          room={list.room}
          setRoom={list.setRoom}
          problem={list.problem}
          currentVersion={list.currentVersion}
          isReading={list.isReading}
          rowEvents={list.rowEvents}
          onChange={list.change}
          onColumns={(table, mapping) => list.chooseColumns(table, mapping)}
          answers={list.answers}
          onAnswer={(about, answer) => list.answer(about, answer)}
          onBack={list.back}
          onMode={(mode) => list.chooseMode(mode)}
          onAdd={(version, changes) => void list.add(version, changes)}
        />
      )}
      {stage.kind === 'added' && (
        <ListDone
          added={stage.added.added}
          isChange={stage.added.isChange}
          left={stage.rest.length}
          passed={list.list?.answer.passed.count ?? 0}
          problem={list.problem}
          onUndo={() => void list.undo(stage.added, stage)}
          onRest={() => list.goOn(stage.rest, stage.added.version)}
          onView={events.onView}
        />
      )}
      {stage.kind === 'undone' && (
        <div className={styles.content}>
          <p role="status">{countOf(stage.count, 'row')} taken back: the project is as it was before.</p>
          <div className={`${dialog.actions} ${styles.actions}`}>
            <Button ref={takeFocus} look="primary" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
