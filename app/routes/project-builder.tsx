import { data, redirect, useNavigate, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router'
import { dialogStateOf, signInHref } from '#app/features/accounts/sign-in.ts'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { toBuilderProject, type BuilderProject } from '#app/features/projects/builder/builder-project.ts'
import { builderMode, readStep, stepTitle } from '#app/features/projects/builder/builder-step.ts'
import { BuilderScreen } from '#app/features/projects/components/builder-screen.tsx'
import { ProjectSideMenu } from '#app/features/projects/components/project-side-menu.tsx'
import { prefilledName } from '#app/features/projects/project-fields.ts'
import { findProject } from '#app/features/projects/queries.server.ts'
import { toShoppingList } from '#app/features/projects/shopping-list.ts'
import { readListingState } from '#app/features/search/listing-state.ts'
import { sendPageData } from '#app/page-sink.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { usePageData } from '#app/ui/page-data.ts'
import type { Route } from './+types/project-builder.ts'
import { readBuilderListing } from './builder-listing.server.ts'
import { BuilderProducts } from './builder-products.tsx'
import { keepUnderDialog } from './keep-under-dialog.ts'
import { logOut } from './log-out.ts'

export { ErrorBoundary } from './not-found.tsx'

const PROJECT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { actor, account, db, catalogue, visibility } = context.get(requestContext)
  const { code: locale } = market
  if (actor.kind !== 'account' || !account) throw redirect(`/${locale}/`)
  if (!actor.hasProfile) throw redirect(`/${locale}/company-registration/`)
  const { isInternalUser } = actor
  const url = new URL(request.url)
  const mode = builderMode(url.pathname.replace(/\.data$/, ''))
  const step = readStep(url.searchParams, mode)
  const username = prefilledName(account.firstName, account.lastName)
  const common = { locale, mode, isInternalUser, username }
  if (mode === 'create')
    return { ...common, title: stepTitle(step, null), step, project: null, listing: null, isReadOnly: false }

  const projectId = url.searchParams.get('projectId') ?? ''
  const found = PROJECT_ID.test(projectId) ? await findProject(db, projectId) : null
  const isOwn = found?.accountId === actor.accountId
  if (!found || (!isOwn && !isInternalUser)) throw redirect(`/${locale}/project-builder/`)
  const reader = {
    visibility,
    findProduct: (sku: string, market: typeof locale) => catalogue.findProduct(sku, market, visibility),
  }
  const shown = step === 2 && !isOwn ? 3 : step
  const listing =
    shown === 2
      ? await readBuilderListing(context.get(requestContext), {
          locale,
          mode,
          projectId,
          state: readListingState(url.searchParams),
        })
      : null
  return {
    ...common,
    title: stepTitle(shown, found.projectName),
    step: shown,
    project: sendPageData(context, toBuilderProject(toShoppingList(found, reader))),
    listing: listing && sendPageData(context, listing),
    isReadOnly: !isOwn,
  }
}

/**
 * Once the session has ended, the sign-in dialog opens over the page: what is on it stays until somebody has signed in.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  const isUnderDialog = currentUrl.href === nextUrl.href && dialogStateOf(nextUrl.pathname, nextUrl.search) !== null
  return !isUnderDialog && keepUnderDialog(args)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? 'Project'} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectBuilderRoute({ loaderData }: Route.ComponentProps) {
  const { locale, mode, step, isInternalUser, isReadOnly, username } = loaderData
  const project = usePageData<BuilderProject | null>(loaderData.project ?? NOTHING)
  const listing = usePageData<Awaited<ReturnType<typeof readBuilderListing>> | null>(loaderData.listing ?? NOTHING)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const eventOf = (event: 'project_create' | 'project_update') => (saved: BuilderProject) =>
    pushToDataLayer({ event, projectId: saved.projectId, projectType: saved.projectType })

  return (
    <BuilderScreen
      locale={locale}
      mode={mode}
      step={step}
      project={project}
      isReadOnly={isReadOnly}
      isInternalUser={isInternalUser}
      username={username}
      menu={<ProjectSideMenu locale={locale} onLogOut={() => logOut(locale)} />}
      products={project && listing && <BuilderProducts listing={listing} projectId={project.projectId} />}
      events={{
        onCreated: eventOf('project_create'),
        onUpdated: eventOf('project_update'),
        onSignedOut: async () => {
          await navigate(signInHref(location.pathname, location.search), { replace: true, preventScrollReset: true })
          await revalidate()
        },
      }}
    />
  )
}

/** The data of a page that has none of it. */
const NOTHING = 'null'
