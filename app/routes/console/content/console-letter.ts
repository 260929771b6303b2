import { data } from 'react-router'
import { consoleReader } from '#app/features/console/console-page.server.ts'
import { draftLetter } from '#app/features/console/content/letters/test-letter.server.ts'
import { isLetterKind } from '#app/features/content/letters/letter-kinds.ts'
import { renderLetter } from '#app/platform/mail/letter.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/console-letter.ts'
import { personalContext } from '../../account/account-page.server.ts'

/** A letter has its colours and sizes in itself; nothing else of it is loaded or run. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
const DARK = '@media (prefers-color-scheme:dark)'

/** An example of a letter with the words of the draft, as mail programs get it, in the theme of the address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  const kind = url.searchParams.get('kind') ?? ''
  if (!reader || !hasRight(actor, 'content.edit') || !isLetterKind(kind)) throw data(null, 404)
  const { publicUrl } = context.get(requestContext).config
  const letter = await draftLetter(kind, { db, publicUrl, locale: reader.locale })
  if (!letter) throw data(null, 404)
  const isDark = url.searchParams.get('theme') === 'dark'
  const html = renderLetter(letter).html.replace(DARK, isDark ? '@media all' : '@media not all')
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
