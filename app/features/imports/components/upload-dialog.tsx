import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import type { UploadAnswer } from '../import-answer.ts'
import type { GivenList, ImportTarget, ImportEvents } from './import-calls.ts'
import { UploadResult } from './upload-result.tsx'
import { resultTitle } from './upload-outcome.ts'
import styles from './upload-dialog.module.css'

interface UploadDialogProps {
  readonly target: ImportTarget
  readonly file: File
  /** Null while the file is on its way. */
  readonly outcome: CallOutcome<UploadAnswer> | null
  readonly events: ImportEvents
  readonly onList: (list: GivenList) => void
  readonly onClose: () => void
}

export default function UploadDialog({ target, file, outcome, events, onList, onClose }: UploadDialogProps) {
  return (
    <Dialog title={outcome ? resultTitle(outcome) : 'Uploading'} open onClose={onClose}>
      {outcome ? (
        <UploadResult
          target={target}
          outcome={outcome}
          kind={/\.xlsx$/i.test(file.name) ? 'xlsx' : 'csv'}
          events={events}
          onList={onList}
          file={file}
          onClose={onClose}
        />
      ) : (
        <p className={styles.waiting}>
          <Spinner label={`Uploading ${file.name}`} />
          <span aria-hidden="true">{file.name}</span>
        </p>
      )}
    </Dialog>
  )
}
