import { loadModule } from '#app/shell/load-module.ts'
import { useState, type RefObject } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import type { SummaryTools } from '#app/features/builder/components/builder/summary-tools.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { PDF_FAILED } from '#app/ui/loading/failed-answer.ts'
import { FileFailure } from '#app/ui/loading/file-failure.tsx'
import { saveBlob } from '#app/ui/loading/save-blob.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { useFileWork, type WorkProgress } from '#app/ui/loading/use-file-work.tsx'
import { ShareDialog } from '#app/ui/dialogs/share-dialog.tsx'
import { linkOf, type SummarySource } from './summary-source.ts'
import { useExportFromAddress } from './use-export-from-address.ts'
import type { SummaryEvents } from './summary-step-data.ts'
import styles from './summary.module.css'

interface SummaryActionsProps {
  readonly source: SummarySource
  readonly isByTag: boolean
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly tools: SummaryTools
  readonly events: SummaryEvents
  readonly email: string
  /** Sharing was turned on or off. */
  readonly onShared: (isShared: boolean) => void
}

/** Share, Save and Print. Unsaved changes are saved first. */
export function SummaryActions({ source, isByTag, sheet, tools, events, email, onShared }: SummaryActionsProps) {
  const { locale, project, isLandscape, isShared } = source
  const [isSharing, setSharing] = useState(false)
  const { error, setError, tryAgain, run, spinner } = useFileWork(null)

  async function share(next: boolean): Promise<void> {
    setError(null)
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
    if (!next) setSharing(false)
  }

  async function save({ signal, show }: WorkProgress): Promise<void> {
    const element = sheet.current?.querySelector('header')
    if (!element) return
    show('Preparing the PDF')
    if (!(await tools.onSave())) return
    const { makeProjectPdf } = await loadModule(() => import('./save/save-project-pdf.ts'))
    const { projectId, projectName } = project
    const order = { locale, projectId, projectName, isLandscape, isByTag, email, element }
    const { file, name } = await makeProjectPdf(order, signal)
    saveBlob(file, name)
    events.onExport('pdf')
  }

  const pdf = () => void run(save, PDF_FAILED)
  useExportFromAddress({ pdf })
  return (
    <>
      {(!tools.isReadOnly || isShared) && <Button onClick={() => setSharing(true)}>Share</Button>}
      <Button onClick={pdf}>Save</Button>
      <Button
        onClick={() => {
          events.onExport('print')
          print()
        }}
      >
        Print
      </Button>
      <FileFailure error={error} onTryAgain={tryAgain} className={styles.error} />
      <ShareDialog
        open={isSharing}
        onClose={() => setSharing(false)}
        title={project.projectName}
        path={isSharing && isShared ? linkOf(source) : null}
        onShare={events.onShare}
      >
        <div className={styles.sharing}>
          {error !== null && isSharing && <FormMessage kind="error">{error}</FormMessage>}
          <p ref={isShared ? takeFocus : undefined} key={String(isShared)} tabIndex={-1}>
            {isShared
              ? 'Anyone with this link can read'
              : 'This summary is not shared yet. Anyone with its link could read'}{' '}
            it{project.showPricesOnPdf && ', with prices'}, without an account. They always see the latest version.
          </p>
          {!isShared && (
            <Button look="primary" onClick={() => void share(true)}>
              Create link
            </Button>
          )}
          <p>
            <PageLink href={routes.projects.links.href({ locale, projectId: project.projectId })}>
              Give each recipient a link of their own
            </PageLink>
            , with or without prices, to one revision or until a day.
          </p>
          {!tools.isReadOnly && isShared && (
            <Button look="danger" onClick={() => void share(false)}>
              Stop sharing
            </Button>
          )}
        </div>
      </ShareDialog>
      {spinner}
    </>
  )
}
