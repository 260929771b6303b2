import { data, type ActionFunctionArgs } from 'react-router'
import { VerifyScreen } from '#app/features/handover/components/verify-screen.tsx'
import { readSiteKey } from '#app/features/handover/manifest/site-key.server.ts'
import { formPost, postedForm } from '#app/form-post.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import type { Route } from './+types/verify-manifest.ts'

export { ErrorBoundary } from '../not-found.tsx'

/** The manifest has been verified before: the page only shows the result. */
export function action({ context }: ActionFunctionArgs) {
  const post = context.get(formPost)
  if (!post) throw data(null, 404)
  const [result, text, problem] = ['result', 'text', 'problem'].map((name) => textOf(post.given, name))
  context.set(postedForm, {
    form: 'verify',
    problems: problem === undefined || problem === '' ? {} : { form: problem },
    values: { result: result ?? '', text: text ?? '' },
  })
  return data(null, { status: post.refusedStatus() })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext)
  const { id: keyId, pem: keyPem } = await orErrorPage(readSiteKey(db))
  const posted = context.get(postedForm)
  if (!posted) return { keyId, keyPem, outcome: null }
  const { problems, values } = posted
  const isSigned = values['result'] === 'signed'
  return {
    keyId,
    keyPem,
    outcome: {
      kind: isSigned ? ('success' as const) : ('error' as const),
      text: problems.form ?? values['text'] ?? '',
    },
  }
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export function meta() {
  return [{ title: 'Check a handover package | Specify' }]
}

export default function VerifyManifestRoute({ loaderData }: Route.ComponentProps) {
  return <VerifyScreen {...loaderData} />
}
