import { useState, type RefObject } from 'react'
import type { SummaryTools } from '#app/features/projects/components/builder/summary-tools.ts'
import { callAction } from '#app/ui/call-action.ts'
import { Button } from '#app/ui/button.tsx'
import { FullScreenSpinner } from '#app/ui/full-screen-spinner.tsx'
import { saveBlob } from '#app/ui/save-blob.ts'
import { useTransientValue } from '#app/ui/use-transient-value.ts'
import { ShareDialog } from '#app/ui/share-dialog.tsx'
import { EXPORT_FAILED } from './summary-exports.tsx'
import { linkOf, type SummarySource } from './summary-source.ts'
import type { SummaryEvents } from './summary-step-data.ts'
import styles from './summary.module.css'

const ERROR_MS = 5_000

interface SummaryActionsProps {
  readonly source: SummarySource
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly tools: SummaryTools
  readonly events: SummaryEvents
  readonly email: string
  /** Sharing was turned on or off. */
  readonly onShared: (isShared: boolean) => void
}

/** Share, Save and Print. Unsaved changes are saved first. */
export function SummaryActions({ source, sheet, tools, events, email, onShared }: SummaryActionsProps) {
  const { locale, project, isLandscape, isShared } = source
  const [isSharing, setSharing] = useState(false)
  const [making, setMaking] = useState<AbortController | null>(null)
  const [error, setError] = useTransientValue<string>(ERROR_MS)

  async function share(next: boolean): Promise<void> {
    const outcome = await callAction(
      'projectBuilder/shareProject',
      { shoppingListId: project.projectId, isShared: next },
      locale,
    )
    if (outcome.kind !== 'done') {
      setError(next ? 'This project could not be shared.' : 'Sharing could not be stopped.')
      return
    }
    onShared(next)
    setSharing(next)
  }

  async function save(): Promise<void> {
    const element = sheet.current
    if (!element || making) return
    const stop = new AbortController()
    setMaking(stop)
    setError(null)
    try {
      if (!(await tools.onSave())) return
      const { makeProjectPdf } = await import('./save-project-pdf.ts')
      const { projectId, projectName } = project
      const { file, name } = await makeProjectPdf(
        { locale, projectId, projectName, isLandscape, email, element },
        stop.signal,
      )
      saveBlob(file, name)
      events.onExport('pdf')
    } catch (cause) {
      if (stop.signal.aborted) return // the reader wanted it so
      console.error(cause)
      setError(EXPORT_FAILED)
    } finally {
      setMaking(null)
    }
  }

  return (
    <>
      {(!tools.isReadOnly || isShared) && (
        <Button onClick={() => (isShared ? setSharing(true) : void share(true))}>Share</Button>
      )}
      <Button onClick={() => void save()}>Save</Button>
      <Button
        onClick={() => {
          events.onExport('print')
          print()
        }}
      >
        Print
      </Button>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <ShareDialog
        open={isSharing}
        onClose={() => setSharing(false)}
        title={project.projectName}
        path={isSharing ? linkOf(source) : ''}
        onShare={events.onShare}
      >
        <div className={styles.sharing}>
          <p>Anyone with this link can read the summary, without an account. They always see the latest version.</p>
          {!tools.isReadOnly && (
            <Button look="danger" onClick={() => void share(false)}>
              Stop sharing
            </Button>
          )}
        </div>
      </ShareDialog>
      {making && <FullScreenSpinner label="Preparing the PDF" onCancel={() => making.abort()} />}
    </>
  )
}
