import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { projectAsks } from '#app/features/blanks/read-page-asks.server.ts'
import { AskingReader } from '#app/features/catalogue/blanks/ask-maker.tsx'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import type { ProjectCounts } from '#app/features/analytics/events.ts'
import { recordShare } from '#app/features/analytics/share.ts'
import { UndoBar } from '#app/features/imports/components/list/undo-bar.tsx'
import { findMarket } from '@specify/core/market.ts'
import { toBuilderProject, type BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { builderMode, readStep, stepHref, stepTitle } from '#app/features/projects/details/builder-step.ts'
import { BuilderScreen } from '#app/features/builder/components/builder/builder-screen.tsx'
import { ProjectSideMenu } from '#app/features/projects/components/list/project-side-menu.tsx'
import { readComingChanges } from '#app/features/consequences/coming/read-coming-changes.server.ts'
import { mayEdit, rightOf } from '#app/features/projects/access/access.ts'
import { isDraftKept } from '#app/features/builder/components/drafts/draft-slots.ts'
import { offerIn } from '#app/features/builder/components/add-to-project/waiting-store.ts'
import { prefilledName } from '@specify/core/text/typed-fields.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { readOnlyNote } from '#app/features/projects/access/read-only-note.ts'
import { readRevisionState } from '#app/features/revisions/revision-state.server.ts'
import { findOwnerCompany, findOwnerName } from '#app/features/projects/store/queries.server.ts'
import { SummaryStep } from '#app/features/exports/components/summary-step.tsx'
import { type SummaryEvents, type SummaryStepData } from '#app/features/exports/components/summary-step-data.ts'
import { readSummaryStep } from '#app/features/exports/summary/summary-step.server.ts'
import { readQuoteState } from '#app/features/quotes/calls/read-ask-page.server.ts'
import { countWaiting } from '#app/features/links/remarks/read-remarks.server.ts'
import { readBuilderListing } from '#app/features/browse/listing/builder-listing.server.ts'
import { readListingState } from '#app/features/browse/listing/listing-state.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { useNavigate } from 'react-router'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/project-builder.ts'
import { personalContext, requireProfile } from '../account/account-page.server.ts'
import { BuilderProducts } from './builder-products.tsx'
import { logOut } from '../account/log-out.ts'
import { sameIn } from './project-of-page.server.ts'
import { useSignInHere } from '../account/sign-in-here.ts'
import { loadProject } from '#app/features/projects/store/read-project.server.ts'
import { useFileEvents } from '../shop/use-file-events.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { stayUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const reader = personalContext(context)
  const { actor, config, content, db, reads, catalogue, visibility } = reader
  const { code: locale } = market
  const account = requireProfile(context, { locale, url })
  if (actor.kind !== 'account') throw redirect(routes.home.path({ locale }))
  const { isInternalUser } = actor
  const mode = builderMode(url.pathname)
  const step = readStep(url.searchParams, mode)
  const username = prefilledName(account.firstName, account.lastName)
  const fixtures = content.compliance.kinds.map(({ kind, of, waterUses }) => ({ kind, of, waterUses }))
  const tagTable = { ...content.projects.tags, fixtures }
  const common = { locale, mode, isInternalUser, username, accountId: actor.accountId, tagTable }
  if (mode === 'create')
    return {
      ...common,
      title: stepTitle(step, null),
      step,
      project: null,
      listing: null,
      summary: null,
      email: account.email,
      isReadOnly: false,
      readOnlyNote: '',
      waitingComments: 0,
      quoteState: null,
      revisionState: '',
      comingChanges: [],
      asks: null,
    }

  const projectId = url.searchParams.get('projectId') ?? ''
  const project = await reads.run((replica) => loadProject({ ...reader, db: replica }, projectId))
  const right = project && rightOf(actor, project)
  if (!project || (right === null && !isInternalUser)) throw redirect(routes.projects.list.path({ locale }))
  if (project.locale !== locale) throw sameIn(project.locale, url)
  const products = projectReader(catalogue, visibility)
  const isEditable = mayEdit(actor, project)
  const shownStep = step === 2 && !isEditable ? 3 : step
  const listing =
    shownStep === 2
      ? await orErrorPage(
          readBuilderListing(context.get(requestContext), {
            locale,
            mode,
            projectId,
            state: readListingState(url.searchParams),
          }),
        )
      : null
  return {
    ...common,
    title: stepTitle(shownStep, project.projectName),
    step: shownStep,
    project: serialiseLoaderData(context, toBuilderProject(project, products)),
    listing: listing && serialiseLoaderData(context, listing),
    summary:
      shownStep === 4
        ? serialiseLoaderData(
            context,
            readSummaryStep(project, products, {
              publicUrl: config.publicUrl,
              isInternalUser,
              company:
                project.accountId === actor.accountId ? account.companyName : await findOwnerCompany(db, project),
            }),
          )
        : null,
    email: account.email,
    isReadOnly: !isEditable,
    readOnlyNote: isEditable ? '' : readOnlyNote(right, await findOwnerName(db, project)),
    waitingComments: shownStep === 3 ? await countWaiting(personalContext(context).db, project.projectId) : 0,
    quoteState:
      shownStep === 3
        ? await readQuoteState({ db: personalContext(context).db, reader: products, now: new Date() }, project)
        : null,
    comingChanges: isEditable && (shownStep === 1 || shownStep === 3) ? await readComingChanges(reader, project) : [],
    asks: shownStep === 3 && isEditable ? await projectAsks(reader, project) : null,
    revisionState: shownStep === 3 ? await readRevisionState({ ...personalContext(context), locale }, project) : '',
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? 'Project'} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectBuilderRoute({ loaderData }: Route.ComponentProps) {
  useFileEvents()
  const { locale, mode, step, isInternalUser, isReadOnly, username, accountId } = loaderData
  const project = usePageData<BuilderProject | null>(loaderData.project ?? NOTHING)
  const listing = usePageData<Awaited<ReturnType<typeof readBuilderListing>> | null>(loaderData.listing ?? NOTHING)
  const summary = usePageData<SummaryStepData | null>(loaderData.summary ?? NOTHING)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const shownId = step === 2 ? project?.projectId : undefined
  useEffect(() => {
    if (shownId !== undefined) offerIn(shownId)
  }, [shownId])

  const eventOf = (event: 'project_create' | 'project_update') => (saved: BuilderProject) =>
    pushToDataLayer({ event, projectId: saved.projectId, projectType: saved.projectType })

  const summaryEvents: SummaryEvents = {
    onExport(kind) {
      if (!project) return
      pushToDataLayer({ event: EXPORT_EVENTS[kind], projectId: project.projectId, ...countsOf(project) })
    },
    onShare(platform, url) {
      if (project) pushToDataLayer({ event: 'project_share', platform, ...countsOf(project) })
      void recordShare({ platform, url, isProject: true, accountId })
    },
  }

  const signInHere = useSignInHere(loaderData.email, {
    isPersonal: project !== null,
    isKept: () => isDraftKept(accountId),
  })

  const target = ({ projectId }: BuilderProject) => ({ locale, projectId, customerId: accountId })

  return (
    <>
      {project && step !== 2 && <UndoBar target={target(project)} onUndone={() => void revalidate()} isStrip />}
      <AskingReader asks={loaderData.asks}>
        <BuilderScreen
          locale={locale}
          mode={mode}
          step={step}
          project={project}
          isReadOnly={isReadOnly}
          readOnlyNote={loaderData.readOnlyNote}
          isInternalUser={isInternalUser}
          username={username}
          accountId={accountId}
          tagTable={loaderData.tagTable}
          comingChanges={loaderData.comingChanges}
          waitingComments={loaderData.waitingComments}
          quoteState={loaderData.quoteState}
          revisionState={loaderData.revisionState}
          menu={<ProjectSideMenu locale={locale} onLogOut={() => logOut(locale, accountId)} />}
          products={
            project &&
            listing && (
              <BuilderProducts
                listing={listing}
                target={target(project)}
                events={{
                  onAdded(rows) {
                    pushToDataLayer({ event: 'project_upload', ...rows, ...countsOf(project) })
                    eventOf('project_update')(project)
                    void revalidate()
                  },
                  onUndone: () => void revalidate(),
                  onSignedOut: () => void signInHere(),
                  onView: () => void navigate(stepHref(locale, 'edit', project.projectId, 3)),
                }}
              />
            )
          }
          renderSummary={(tools) =>
            summary && (
              <SummaryStep
                locale={locale}
                data={summary}
                tools={tools}
                email={loaderData.email}
                events={summaryEvents}
              />
            )
          }
          events={{
            onCreated: eventOf('project_create'),
            onUpdated: eventOf('project_update'),
            onSignedOut: signInHere,
          }}
        />
      </AskingReader>
    </>
  )
}

function countsOf({ projectType, rooms }: BuilderProject): ProjectCounts {
  return { projectType, rooms: rooms.length, products: rooms.reduce((sum, { items }) => sum + items.length, 0) }
}

const EXPORT_EVENTS = { excel: 'excel_export', csv: 'csv_export', pdf: 'pdf_save', print: 'print' } as const

/** The data of a page that has none of it. */
const NOTHING = 'null'
