import { useState, type ReactNode } from 'react'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { firstProjectId } from '#app/features/projects/schedule/placements.ts'
import styles from './add-to-project.module.css'
import { lastProject } from './last-project.ts'
import { PlaceForm } from './place-form.tsx'
import { projectOptions, type CompanionsAnswer, type PlacementCalls } from './placement-calls.ts'
import { useLoad } from '#app/ui/loading/use-load.ts'
import { Waiting } from './waiting.tsx'

interface ChosenProjectProps {
  readonly locale: Locale
  readonly calls: PlacementCalls
  /** A project is created first, and the product waits for it. */
  readonly onCreate?: () => void
  readonly children: (projectId: string) => ReactNode
}

export function ChosenProject({ locale, calls, onCreate, children }: ChosenProjectProps) {
  const { outcome, retry } = useLoad('open projects', calls.listOpen)
  const [chosen, setChosen] = useState<string | null>(null)
  if (outcome?.kind !== 'done') return <Waiting label="Loading projects" outcome={outcome} onRetry={retry} />
  const projects = outcome.answer
  const ids = projects.map(({ projectId }) => projectId)
  const projectId = chosen ?? firstProjectId(ids, lastProject.read(locale))
  if (projectId === null) return <NoProjects locale={locale} {...(onCreate && { onCreate })} />
  return (
    <>
      <SelectField
        label="Project"
        name="project"
        value={projectId}
        options={projectOptions(projects, locale)}
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
      <LinkButton className={buttonClass('primary')} href={routes.projects.create.path({ locale })} onClick={onCreate}>
        Create a project
      </LinkButton>
    </div>
  )
}

interface RoomsProps {
  readonly calls: PlacementCalls
  readonly projectId: string
  readonly sku: string
  /** Null where they could not be read. */
  readonly companions: CompanionsAnswer | null
  readonly insists: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}

export function Rooms({ calls, projectId, ...props }: RoomsProps) {
  const { outcome, retry } = useLoad(projectId, () => calls.read(projectId))
  if (outcome?.kind !== 'done') return <Waiting label="Loading rooms" outcome={outcome} onRetry={retry} />
  return <PlaceForm project={outcome.answer} calls={calls} {...props} />
}
