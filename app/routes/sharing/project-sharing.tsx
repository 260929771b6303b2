import { redirect } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { SharingScreen } from '#app/features/company/components/sharing-screen.tsx'
import { readSharingPage } from '#app/features/company/read-sharing-page.server.ts'
import { rightOf } from '#app/features/projects/access/access.ts'
import type { Route } from './+types/project-sharing.ts'
import { projectOfPage } from '../projects/project-of-page.server.ts'

export { takeSharingPosts as action } from './sharing-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project } = await projectOfPage(args)
  const { actor, db } = reader
  if (actor.kind !== 'account' || rightOf(actor, project) !== 'own')
    throw redirect(routes.projects.list.path({ locale }))
  return { locale, page: await readSharingPage(db, project, actor.company) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Sharing of ${loaderData.page.projectName}` : 'Sharing'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectSharingRoute({ loaderData }: Route.ComponentProps) {
  return <SharingScreen {...loaderData} />
}
