import { useMemo, useState } from 'react'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import type { Locale } from '@specify/core/market.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { AddRequest } from '#app/features/projects/schedule/waiting-product.ts'
import styles from './add-to-project.module.css'
import { lastProject } from './last-project.ts'
import { placementCalls, type PlacementCalls } from './placement-calls.ts'
import { DiscontinuedQuestion } from './discontinued-question.tsx'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { Waiting } from './waiting.tsx'
import { ChosenProject, Rooms } from './chosen-project.tsx'

interface AddToProjectDialogProps {
  readonly locale: Locale
  readonly request: AddRequest | null
  readonly onCreate: () => void
  readonly onClose: () => void
  readonly onSaved: (request: AddRequest) => void
}

/** Adds a product to rooms of a project. Data is reloaded each time it opens. */
export function AddToProjectDialog({ locale, request, onCreate, onClose, onSaved }: AddToProjectDialogProps) {
  const calls = useMemo(() => placementCalls(locale), [locale])
  return (
    <Dialog title="Add to project" open={request !== null} onClose={onClose}>
      {request && <Adding key={request.sku} {...{ locale, request, calls, onCreate, onClose, onSaved }} />}
    </Dialog>
  )
}

interface AddingProps extends AddToProjectDialogProps {
  readonly request: AddRequest
  readonly calls: PlacementCalls
}

/** A discontinued product is added only after a question, which offers its replacements. */
function Adding({ locale, request: original, calls, onCreate, onClose, onSaved }: AddingProps) {
  const [instead, setInstead] = useState<PartView | null>(null)
  const [insists, setInsists] = useState(false)
  const request = instead ? { ...original, sku: instead.sku, name: instead.name } : original
  const { sku } = request
  const { outcome, isLoading } = useLoad(sku, () => calls.companions(sku))
  // Without an answer the product is added by itself; a discontinued one is asked about when it is refused.
  const answer = outcome?.kind === 'done' ? outcome.answer : null
  const isAsked = answer?.successors !== null && answer?.successors !== undefined && !insists
  return (
    <div className={styles.dialog}>
      <p className={styles.product}>
        <strong>{request.name}</strong>
        <span className="code">{`Product code ${request.sku}`}</span>
      </p>
      {isLoading && <Waiting label="Loading product" outcome={null} onRetry={() => {}} />}
      {isAsked && answer.successors && (
        <DiscontinuedQuestion
          {...{ locale, sku }}
          successors={answer.successors}
          onTake={setInstead}
          onInsist={() => setInsists(true)}
        />
      )}
      {!isLoading && !isAsked && renderRooms()}
    </div>
  )

  function renderRooms() {
    const common = { calls, sku, companions: answer, insists, onClose }
    if (request.projectId !== undefined)
      return <Rooms {...common} projectId={request.projectId} onSaved={() => onSaved(request)} />
    return (
      <ChosenProject locale={locale} calls={calls} onCreate={onCreate}>
        {(projectId) => (
          <Rooms
            key={projectId}
            {...common}
            projectId={projectId}
            onSaved={() => {
              lastProject.keep(locale, projectId)
              onSaved(request)
            }}
          />
        )}
      </ChosenProject>
    )
  }
}
