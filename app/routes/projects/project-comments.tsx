import { api } from '#app/addresses/api.ts'
import { readPageNumber } from '@specify/core/paging.ts'
import { CommentsScreen } from '#app/features/links/components/comments-screen.tsx'
import { readCommentsPage } from '#app/features/links/remarks/read-comments-page.server.ts'
import { readRemarkState } from '#app/features/links/remarks/remark-state.server.ts'
import { useLiveChanges } from './use-live-changes.ts'
import type { Route } from './+types/project-comments.ts'
import { projectOfPage } from './project-of-page.server.ts'

export { takeCommentPosts as action } from './comment-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project, isOwn, isOwner } = await projectOfPage(args)
  const pageNumber = readPageNumber(new URL(args.request.url).searchParams)
  const remarkState = await readRemarkState(reader.db, project.projectId)
  return {
    locale,
    seen: remarkState,
    isOwner,
    page: { ...(await readCommentsPage(reader.db, project, pageNumber)), isOwn },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Comments on ${loaderData.page.projectName}` : 'Comments'
  return [{ title: `${title} | Specify` }, { name: 'robots', content: 'noindex' }]
}

export default function ProjectCommentsRoute({ loaderData }: Route.ComponentProps) {
  const { locale, page, isOwner, seen } = loaderData
  useLiveChanges(api.liveChanges.href({ locale, projectId: page.projectId }), seen)
  return <CommentsScreen locale={locale} page={page} isOwner={isOwner} />
}
