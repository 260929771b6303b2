import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { UploadScreen } from '#app/features/console/components/upload-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { findApplied, readUpload } from '#app/features/console/operator/uploads.server.ts'
import { readOutcome } from '#app/features/console/outcome.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-upload.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeUploadPosts } from './upload-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeUploadPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'work')) throw data(null, 404)
  const { locale, accountId } = reader
  const id = url.searchParams.get('id') ?? ''
  const preview = isUuid(id) ? await readUpload(db, accountId, id) : null
  return {
    menu: consoleMenu(actor, locale),
    outcome: readOutcome(url.searchParams),
    path: routes.console.upload.path({ locale }),
    preview,
    applied: isUuid(id) && !preview ? await findApplied(db, accountId, id) : null,
    isGone: id !== '',
  }
}

export function meta() {
  return [{ title: 'Upload a file | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleUploadRoute({ loaderData }: Route.ComponentProps) {
  return <UploadScreen {...loaderData} />
}
