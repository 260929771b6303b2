import { useMemo } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { AddRequest } from '../../waiting-product.ts'
import styles from './add-to-project.module.css'
import { lastProject } from './last-project.ts'
import { placementCalls } from './placement-calls.ts'
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
      {request && (
        <div className={styles.dialog}>
          <p className={styles.product}>
            <strong>{request.name}</strong>
            <span className="code">{`Product code ${request.sku}`}</span>
          </p>
          {request.projectId === undefined ? (
            <ChosenProject locale={locale} calls={calls} onCreate={onCreate}>
              {(projectId) => (
                <Rooms
                  key={projectId}
                  {...{ calls, projectId, sku: request.sku, onClose }}
                  onSaved={() => {
                    lastProject.keep(locale, projectId)
                    onSaved(request)
                  }}
                />
              )}
            </ChosenProject>
          ) : (
            <Rooms
              {...{ calls, projectId: request.projectId, sku: request.sku, onClose }}
              onSaved={() => onSaved(request)}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
