import { LinksScreen } from '#app/features/links/components/links-screen.tsx'
import { readLinksPage } from '#app/features/links/links/read-links-page.server.ts'
import type { Route } from './+types/project-links.ts'
import { projectOfPage } from '../projects/project-of-page.server.ts'

export { takeLinkPosts as action } from './link-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project, isOwn, isOwner } = await projectOfPage(args)
  const revisionId = new URL(args.request.url).searchParams.get('revisionId') ?? ''
  return { locale, revisionId, isOwner, page: { ...(await readLinksPage(reader, project)), isOwn } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Links of ${loaderData.page.projectName}` : 'Links'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectLinksRoute({ loaderData }: Route.ComponentProps) {
  return <LinksScreen {...loaderData} />
}
