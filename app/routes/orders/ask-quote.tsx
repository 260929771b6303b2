import { AskQuoteScreen } from '#app/features/quotes/components/ask-quote-screen.tsx'
import { readAskQuotePage } from '#app/features/quotes/calls/read-ask-page.server.ts'
import type { Route } from './+types/ask-quote.ts'
import { projectOfPage } from '../projects/project-of-page.server.ts'

export { takeQuotePosts as action } from './quote-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, project, isOwn } = await projectOfPage(args)
  const revisionId = new URL(args.request.url).searchParams.get('revisionId') ?? ''
  return { locale, revisionId, isOwn, page: await readAskQuotePage(reader, project) }
}

export function meta() {
  return [{ title: 'Request a quote | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function AskQuoteRoute({ loaderData }: Route.ComponentProps) {
  return <AskQuoteScreen {...loaderData} />
}
