import { useState, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { useNavigate } from 'react-router'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { stepHref, stepTitle, type BuilderMode, type Step } from '#app/features/projects/details/builder-step.ts'
import { scheduleOf, stateOf } from '#app/features/builder/state/project-state.ts'
import type { ComingChange } from '#app/features/builder/state/coming-changes.ts'
import type { TagTable } from '#app/features/projects/schedule/number-tags.ts'
import { groupRoomLabels } from '@specify/schedule/rooms/room-name.ts'
import type { BuilderEvents } from './builder-events.ts'
import { BuilderFrame } from './builder-frame.tsx'
import styles from './builder-screen.module.css'
import type { GivenProject } from '#app/features/builder/state/stored-details.ts'
import { LinkedComingChanges } from '../warnings/coming-changes.tsx'
import { ColleaguesNow } from './colleagues-now.tsx'
import { DetailsForm } from './details-form.tsx'
import { FoundDetails } from './found-details.tsx'
import { ClashDialog } from '../drafts/clash-dialog.tsx'
import { UnsavedDialog } from './leave-dialogs.tsx'
import { NewProject } from './new-project.tsx'
import { PricesToggle } from '../rooms/prices-toggle.tsx'
import { RoomsBar } from '../rooms/rooms-bar.tsx'
import { RoomsStep } from '../rooms/rooms-step.tsx'
import { ProjectTrail } from '#app/ui/project/project-bar.tsx'
import { StepTabs } from './step-tabs.tsx'
import type { SummaryTools } from './summary-tools.ts'
import { useDetailsDraft } from './use-details-draft.ts'
import { useFoldedRooms } from '../rooms/room/use-folded-rooms.ts'
import { useSavedUndo } from './use-saved-undo.ts'
import { useProjectSaving } from './use-project-saving.ts'
import { useRoomsDraft, type RoomsDraft } from '../rooms/use-rooms-draft.ts'

interface BuilderScreenProps {
  readonly locale: Locale
  readonly mode: BuilderMode
  readonly step: Step
  readonly project: BuilderProject | null
  /** Staff may view the projects of other accounts. */
  readonly isReadOnly: boolean
  /** Says why the project is read-only and who owns it; empty where it is editable. */
  readonly readOnlyNote: string
  readonly isInternalUser: boolean
  /** Specifier of a new project. */
  readonly username: string
  readonly accountId: string
  readonly menu: ReactNode
  readonly products: ReactNode
  readonly tagTable: TagTable
  /** Changes of the catalogue to lines of the project; null where they could not be read. */
  readonly comingChanges: readonly ComingChange[] | null
  /** Comments by recipients of links that await the owner. */
  readonly waitingComments: number
  /** Differences from the last quote; null without one. */
  readonly quoteState: { readonly quoteId: string; readonly text: string } | null
  /** Differences from the last issued revision when the page was loaded. */
  readonly revisionState: string
  readonly renderSummary: (tools: SummaryTools) => ReactNode
  readonly events: BuilderEvents
}

export function BuilderScreen(props: BuilderScreenProps) {
  const { project, ...rest } = props
  return project ? <ExistingProject key={project.projectId} {...rest} project={project} /> : <NewProject {...rest} />
}

interface ExistingProjectProps extends Omit<BuilderScreenProps, 'project'> {
  readonly project: BuilderProject
}

function ExistingProject(props: ExistingProjectProps) {
  const { locale, mode, step, project, accountId, isReadOnly, menu, products, renderSummary, events } = props
  const navigate = useNavigate()
  // Unsaved changes belong to the account that started them, even after another sign-in.
  const [owner] = useState(accountId)
  const draft = useRoomsDraft(project, owner, isReadOnly)
  const { saved } = draft
  const toStep = (next: Step) => {
    if (next !== step) void navigate(stepHref(locale, mode === 'view' ? 'view' : 'edit', saved.projectId, next))
  }
  const isFormOff = isReadOnly || mode === 'view'
  const details = useDetailsDraft({ accountId: owner, of: `details.${saved.projectId}` }, givenOf(saved), isFormOff)
  const saving = useProjectSaving({ locale, step, draft, details, isReadOnly, accountId: owner, events, toStep })
  const { isSaving, leaving, save } = saving
  const savedUndo = useSavedUndo({ locale, accountId: owner, draft, isOff: isReadOnly })
  const folds = useFoldedRooms(saved.projectId)

  const title = isReadOnly && step === 1 ? saved.projectName : stepTitle(step, saved.projectName)
  return (
    <BuilderFrame
      locale={locale}
      title={title}
      hasTitle={step < 3}
      isCompact={step === 3}
      trail={
        <ProjectTrail
          locale={locale}
          projectId={saved.projectId}
          isOwn={!isReadOnly}
          place="schedule"
          waitingComments={props.waitingComments}
          {...(step === 3 && { title })}
          crumbs={[
            { label: 'Home', href: routes.home.path({ locale }) },
            { label: 'Projects', href: routes.projects.list.path({ locale }) },
            { label: title, href: null },
          ]}
        />
      }
      menu={step === 3 ? null : menu}
    >
      {props.readOnlyNote !== '' && <p className={styles.note}>{props.readOnlyNote}</p>}
      {saved.companyAccess !== 'none' && (
        <ColleaguesNow locale={locale} projectId={saved.projectId} version={saved.version} />
      )}
      <StepTabs
        step={step}
        isEnabled={(each) => each !== 2 || !isReadOnly}
        onStep={toStep}
        beside={
          step === 3 && (
            <div className={styles.beside}>
              {props.revisionState !== '' && saved.version === project.version && (
                <span className={styles.revision}>{props.revisionState}</span>
              )}
              {props.quoteState && saved.version === project.version && (
                <PageLink
                  className={styles.revision}
                  href={routes.quote.path({ locale, quoteId: props.quoteState.quoteId })}
                >
                  {props.quoteState.text}
                </PageLink>
              )}
              {!isReadOnly && (
                <Button look="quiet" onClick={() => toStep(2)}>
                  Back to products
                </Button>
              )}
              <Button look="quiet" onClick={() => toStep(4)}>
                Go to Summary
              </Button>
              {hasSchedule(draft) && (
                <PricesToggle isShown={saved.showPricesOnPdf} isDisabled={isReadOnly} onPrices={saving.showPrices} />
              )}
            </div>
          )
        }
      >
        {/* The fourth step saves while people go on. */}
        <div inert={isSaving && step !== 4}>
          {step === 1 && <FoundDetails locale={locale} draft={details} />}
          {step === 1 && (
            <LinkedComingChanges
              locale={locale}
              projectId={saved.projectId}
              schedule={draft}
              changes={props.comingChanges}
            />
          )}
          {step === 1 && (
            <DetailsForm
              key={`${mode} ${details.start?.number} ${saving.formBase.version}`}
              locale={locale}
              given={givenOf(saving.formBase)}
              start={details.start?.project}
              isNew={false}
              isReadOnly={isFormOff}
              hasCustomer={saved.isInternal}
              save={saving.saveDetails}
              onChange={details.change}
              onSaver={saving.keepFormSaver}
            />
          )}
          {step === 1 && mode === 'view' && !isReadOnly && (
            <p className={styles.edit}>
              <PageLink href={stepHref(locale, 'edit', saved.projectId, 1)}>Edit these details</PageLink>
            </p>
          )}
          {step === 2 && products}
          {step === 3 && (
            <RoomsStep
              locale={locale}
              draft={{
                ...draft,
                restore: saving.restore,
              }}
              savedUndo={savedUndo}
              isReadOnly={isReadOnly}
              problem={saving.problem}
              comingChanges={props.comingChanges}
              waitingComments={props.waitingComments}
              folded={folds.folded}
              tagTable={props.tagTable}
              onFold={folds.change}
              onAddProducts={() => toStep(2)}
            />
          )}
          {step === 4 &&
            renderSummary({
              project: { ...saved, products: draft.products, ...scheduleOf(draft) },
              isReadOnly,
              isDirty: draft.isDirty,
              isSaving,
              problem: saving.problem,
              onChange: draft.change,
              onSave: save,
              onLandscape: saving.showLandscape,
              onBack: () => toStep(isReadOnly ? 3 : 2),
            })}
        </div>
      </StepTabs>
      {step === 3 && (
        <RoomsBar
          schedule={draft}
          isDirty={draft.isDirty}
          isSaving={isSaving}
          isKeeping={saving.isKeeping}
          unsaved={saving.unsaved}
          note={savedUndo.note}
          onKeep={() => void save()}
          onSave={isReadOnly ? null : () => void save().then((isDone) => isDone && toStep(4))}
          onFold={folds.change}
        />
      )}
      {leaving?.to === 'step' && !saving.clash && (
        <UnsavedDialog leaving={leaving} isSaving={isSaving} save={save} discard={saving.discard} />
      )}
      {leaving?.to === 'page' && <LeaveDialog leaving={leaving} />}
      {saving.clash && leaving?.to !== 'page' && <ClashDialog locale={locale} clash={saving.clash} />}
    </BuilderFrame>
  )
}

/** Returns whether a project has anything to show a price of, or had before its changes. */
function hasSchedule({ rooms, unitTypes, isDirty }: RoomsDraft): boolean {
  return isDirty || unitTypes.length > 0 || rooms.some(({ items }) => items.length > 0)
}

function givenOf(project: BuilderProject): GivenProject {
  const { details, status, rooms } = stateOf(project)
  return { details, status, rooms: groupRoomLabels(rooms.map(({ name }) => name)) }
}
