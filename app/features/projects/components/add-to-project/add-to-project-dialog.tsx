import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { CallOutcome } from '#app/ui/call-action.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { firstProjectId } from '../../placements.ts'
import type { AddRequest } from '../../waiting-product.ts'
import styles from './add-to-project.module.css'
import { lastProject } from './last-project.ts'
import { PlaceForm } from './place-form.tsx'
import { placementCalls, placementFailure, type OpenProject, type PlacementCalls } from './placement-calls.ts'

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

interface ChosenProjectProps {
  readonly locale: Locale
  readonly calls: PlacementCalls
  /** A project is created first, and the product waits for it. */
  readonly onCreate?: () => void
  readonly children: (projectId: string) => ReactNode
}

export function ChosenProject({ locale, calls, onCreate, children }: ChosenProjectProps) {
  const { result, retry } = useCall(calls.listOpen)
  const [chosen, setChosen] = useState<string | null>(null)
  if (result?.kind !== 'done') return <Waiting label="Loading projects" result={result} onRetry={retry} />
  const projects = result.answer
  const ids = projects.map(({ projectId }) => projectId)
  const projectId = chosen ?? firstProjectId(ids, lastProject.read(locale))
  if (projectId === null) return <NoProjects locale={locale} {...(onCreate && { onCreate })} />
  return (
    <>
      <SelectField
        label="Project"
        name="project"
        value={projectId}
        options={projects.map((project: OpenProject) => [project.projectId, project.projectName] as const)}
        onChange={(event) => setChosen(event.target.value)}
      />
      {children(projectId)}
    </>
  )
}

function NoProjects({ locale, onCreate }: { locale: Locale; onCreate?: () => void }) {
  return (
    <div className={styles.none}>
      <p>
        You have no open projects in this market yet.
        {onCreate && ' Create one, and then choose its rooms for this product.'}
      </p>
      <LinkButton className={buttonClass('primary')} href={`/${locale}/project-builder/create/`} onClick={onCreate}>
        Create a project
      </LinkButton>
    </div>
  )
}

interface RoomsProps {
  readonly calls: PlacementCalls
  readonly projectId: string
  readonly sku: string
  readonly onSaved: () => void
  readonly onClose: () => void
}

function Rooms({ calls, projectId, sku, onSaved, onClose }: RoomsProps) {
  const read = useMemo(() => () => calls.read(projectId), [calls, projectId])
  const { result, retry } = useCall(read)
  if (result?.kind !== 'done') return <Waiting label="Loading rooms" result={result} onRetry={retry} />
  return <PlaceForm project={result.answer} {...{ calls, sku, onSaved, onClose }} />
}

interface WaitingProps {
  readonly label: string
  readonly result: CallOutcome<unknown> | null
  readonly onRetry: () => void
}

function Waiting({ label, result, onRetry }: WaitingProps) {
  if (result === null || result.kind === 'done')
    return (
      <p className={styles.waiting}>
        <Spinner label={label} />
      </p>
    )
  return (
    <div className={styles.none}>
      <FormMessage kind="error">{placementFailure(result)}</FormMessage>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

/** Calls when first rendered and on every retry. Null while the answer is on its way. */
function useCall<Value>(call: () => Promise<CallOutcome<Value>>) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly result: CallOutcome<Value> } | null>(null)
  useEffect(() => {
    let isWanted = true
    void call().then((result) => isWanted && setAnswer({ attempt, result }))
    return () => {
      isWanted = false
    }
  }, [call, attempt])
  return {
    result: answer?.attempt === attempt ? answer.result : null,
    retry: () => setAttempt(attempt + 1),
  }
}
