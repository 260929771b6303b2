import { useState } from 'react'
import { LoadFailure } from '#app/ui/loading/load-failure.tsx'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { stateOf } from '#app/features/builder/state/project-state.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import type { Room, UnitType } from '@specify/schedule/model.ts'
import { receiveRooms } from '#app/features/projects/schedule/receive-rooms.ts'
import { failureOf } from '#app/features/builder/components/builder/builder-events.ts'
import { projectCalls } from '#app/features/builder/components/builder/project-calls.ts'
import {
  placementCalls,
  projectOptions,
  type OpenProject,
} from '#app/features/builder/components/add-to-project/placement-calls.ts'
import { PROJECT_FALLBACKS } from '#app/features/projects/list/listed-project.ts'
import { ChooseDialog } from './choice-dialogs.tsx'

interface CopyRoomsDialogProps {
  readonly locale: Locale
  readonly rooms: readonly Room[]
  /** The type that they are all rooms of, and that comes with them. Without it they become common areas. */
  readonly unitType?: UnitType
  readonly projectId: string
  readonly onClose: () => void
}

type Outcome =
  | { readonly kind: 'asking' }
  | { readonly kind: 'copying' }
  | { readonly kind: 'done'; readonly project: OpenProject }
  | { readonly kind: 'failed'; readonly message: string }

/** Puts copies of rooms into another open project: saved there at once. */
export function CopyRoomsDialog({ locale, rooms, unitType, projectId, onClose }: CopyRoomsDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' })
  const what = unitType ? unitType.name : rooms.length === 1 ? rooms[0]!.name : countOf(rooms.length, 'room')
  const listed = useLoad('open projects', placementCalls(locale).listOpen)
  const projects = listed.answer?.filter((each) => each.projectId !== projectId) ?? null
  const unlisted = listed.outcome && listed.outcome.kind !== 'done' ? listed.outcome : null

  async function copyTo(project: OpenProject): Promise<void> {
    setOutcome({ kind: 'copying' })
    const calls = projectCalls(locale)
    for (let tries = 0; ; tries++) {
      const target = await calls.load(project.projectId)
      const saved =
        target.kind === 'done'
          ? await calls.save(target.answer, receiveRooms(stateOf(target.answer), rooms, unitType ?? null))
          : target
      if (saved.kind === 'done') return setOutcome({ kind: 'done', project })
      const isClash = saved.kind === 'refused' && saved.refusal.status === 409
      if (!isClash || tries === 2)
        return setOutcome({ kind: 'failed', message: failureOf(saved, PROJECT_FALLBACKS.update).form })
    }
  }

  if (outcome.kind === 'asking' && projects && projects.length > 0) {
    return (
      <ChooseDialog
        title={`Copy ${what} to another project`}
        label="Project"
        yes="Copy"
        options={projectOptions(projects, locale)}
        onChoose={(id) => {
          const project = projects.find((each) => each.projectId === id)
          if (project) void copyTo(project)
        }}
        staysOpen
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog title={`Copy ${what} to another project`} open onClose={onClose}>
      {outcome.kind === 'asking' && projects && <p>You have no other open project.</p>}
      {((outcome.kind === 'asking' && listed.isLoading) || outcome.kind === 'copying') && (
        <Spinner label={outcome.kind === 'copying' ? 'Copying' : 'Loading projects'} />
      )}
      {unlisted && <LoadFailure problem={failureOf(unlisted, PROJECT_FALLBACKS.update).form} onRetry={listed.retry} />}
      {outcome.kind === 'failed' && <FormMessage kind="error">{outcome.message}</FormMessage>}
      {outcome.kind === 'done' && (
        <FormMessage kind="success">
          {`${what} copied to ${outcome.project.projectName}. `}
          <PageLink href={stepHref(locale, 'edit', outcome.project.projectId, 3)}>Open that project</PageLink>
        </FormMessage>
      )}
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  )
}
