import { useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import type { NotAdded } from '#app/features/cart/contents/add-products.ts'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { problemOf } from '#app/ui/loading/failure-text.ts'
import { LoadFailure } from '#app/ui/loading/load-failure.tsx'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { callCart } from './cart-calls.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from './cart-dialog.module.css'
import { NotAddedList } from './not-added.tsx'

interface FromProjectProps {
  readonly locale: Locale
  readonly onClose: () => void
  readonly onAdded: (cart: CartAnswer) => void
}

export function FromProject({ locale, onClose, onAdded }: FromProjectProps) {
  const loaded = useLoad('projects', () => callCart('cart/getMyProjects', {}, locale))
  const projects = loaded.isLoading ? null : (loaded.answer?.results ?? [])
  const [projectId, setProjectId] = useState('')
  const [roomName, setRoomName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([])
  const [isBusy, setBusy] = useState(false)
  const project = projects?.find(({ shoppingListId }) => shoppingListId === projectId) ?? projects?.[0]
  const room = project?.roomLabels.includes(roomName) ? roomName : project?.roomLabels[0]

  async function add(): Promise<void> {
    if (!project || !room || isBusy) return
    setBusy(true)
    const input = { projectId: project.shoppingListId, roomName: room }
    const result = await callCart('cart/addRoom', input, locale)
    setBusy(false)
    setProblem(problemOf(result))
    if (result.kind !== 'done') return
    onAdded(result.answer)
    setNotAdded(result.answer.notAdded)
    if (result.answer.notAdded.length === 0) onClose()
  }

  return (
    <Dialog title="Add from a project" open onClose={onClose}>
      <div className={`${dialog.form} ${styles.dialog}`}>
        {projects === null && <Spinner label="Loading projects" />}
        {projects?.length === 0 && !loaded.problem && (
          <>
            <p>You have no open project in this market.</p>
            <ButtonLink href={routes.projects.list.path({ locale })}>Projects</ButtonLink>
          </>
        )}
        {projects && project && (
          <>
            <SelectField
              label="Project"
              name="project"
              options={projects.map((each) => [each.shoppingListId, each.projectName] as const)}
              value={project.shoppingListId}
              onChange={({ target }) => setProjectId(target.value)}
            />
            <SelectField
              label="Room"
              name="room"
              options={project.roomLabels}
              value={room}
              onChange={({ target }) => setRoomName(target.value)}
            />
          </>
        )}
        <NotAddedList products={notAdded} />
        {problem && <FormMessage kind="error">{problem}</FormMessage>}
        {loaded.problem && <LoadFailure problem={loaded.problem} onRetry={loaded.retry} />}
        {project && (
          <div className={dialog.actions}>
            <Button look="quiet" onClick={onClose}>
              {notAdded.length > 0 ? 'Close' : 'Cancel'}
            </Button>
            <Button
              look="primary"
              disabled={!room}
              aria-disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void add()}
            >
              Add room to cart
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
