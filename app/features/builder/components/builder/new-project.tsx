import { useState, type ReactNode } from 'react'
import type { Locale } from '@specify/core/market.ts'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import { useNavigate } from 'react-router'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { stepHref, stepTitle } from '#app/features/projects/details/builder-step.ts'
import { PROJECT_FALLBACKS } from '#app/features/projects/list/listed-project.ts'
import { FIRST_PROJECT_VERSION, NO_CUSTOMER } from '@specify/schedule/model.ts'
import { afterSignIn, failureOf, type BuilderEvents } from './builder-events.ts'
import { BuilderFrame } from './builder-frame.tsx'
import type { GivenProject } from '#app/features/builder/state/stored-details.ts'
import { DetailsForm } from './details-form.tsx'
import { FoundDetails } from './found-details.tsx'
import { projectCalls } from './project-calls.ts'
import { StepTabs } from './step-tabs.tsx'
import { useDetailsDraft } from './use-details-draft.ts'
import { useLeaveGuard } from '#app/features/accounts/components/account/use-leave-guard.ts'
import { WaitingLine } from '../add-to-project/waiting-line.tsx'
import { askForListOf } from '#app/features/builder/state/list-on-arrival.ts'
import { nameProject } from '../add-to-project/waiting-store.ts'

interface NewProjectProps {
  readonly locale: Locale
  readonly isInternalUser: boolean
  readonly username: string
  readonly accountId: string
  readonly menu: ReactNode
  readonly events: BuilderEvents
}

export function NewProject({ locale, isInternalUser, username, accountId, menu, events }: NewProjectProps) {
  const navigate = useNavigate()
  const [initial] = useState<GivenProject>(() => ({
    details: {
      projectName: '',
      projectType: '',
      projectLocation: '',
      opportunityNumber: '',
      projectVersion: FIRST_PROJECT_VERSION,
      username,
      ...NO_CUSTOMER,
    },
    status: 'open',
    rooms: [],
  }))
  // The form belongs to the account that started it, even after another sign-in.
  const [owner] = useState(accountId)
  const draft = useDetailsDraft({ accountId: owner, of: `details.new.${locale}` }, initial)
  const guard = useLeaveGuard(draft.isDirty)

  async function save(project: GivenProject): Promise<FormProblems | null> {
    const outcome = await afterSignIn(() => projectCalls(locale).create(project, isInternalUser), events)
    if (outcome.kind !== 'done') return failureOf(outcome, PROJECT_FALLBACKS.create)
    draft.drop()
    nameProject(outcome.answer.projectId)
    events.onCreated(outcome.answer)
    guard.release()
    if (project.roomsFromList) askForListOf(outcome.answer.projectId)
    void navigate(stepHref(locale, 'edit', outcome.answer.projectId, 2), { replace: true })
    return null
  }
  return (
    <BuilderFrame locale={locale} title={stepTitle(1, null)} menu={menu}>
      <StepTabs step={1} isEnabled={(step) => step === 1} onStep={() => {}}>
        <WaitingLine locale={locale} stage="project">
          is added once the project exists: you then choose its rooms.
        </WaitingLine>
        <FoundDetails locale={locale} draft={draft} />
        <DetailsForm
          key={draft.start?.number}
          locale={locale}
          given={initial}
          start={draft.start?.project}
          isNew
          isReadOnly={false}
          hasCustomer={isInternalUser}
          save={save}
          onChange={draft.change}
          onSaver={ignore}
        />
      </StepTabs>
      {guard.leaving && <LeaveDialog leaving={guard.leaving} />}
    </BuilderFrame>
  )
}

function ignore(): void {}
