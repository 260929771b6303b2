import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { WordScreen } from '#app/features/console/content/word-screen.tsx'
import { findWordGroup } from '#app/features/publishing/words/read-words.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-word.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { orMend } from './or-mend.server.ts'
import { takeWordPosts } from './words-posts.server.ts'

export { ErrorBoundary } from '../../not-found.tsx'
export const action = takeWordPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  if (!reader || !hasRight(actor, 'content.edit')) throw data(null, 404)
  const word = (url.searchParams.get('q') ?? '').slice(0, 60)
  const at = url.searchParams.get('at')
  const found =
    at === null && word === '' ? null : await orMend(findWordGroup(db, { at: readPlace(at), word }), reader.locale)
  if (at !== null && !found) throw data(null, 404)
  return {
    menu: consoleMenu(actor, reader.locale),
    locale: reader.locale,
    query: url.searchParams.toString(),
    group: found?.group ?? ({ kind: 'means', words: word === '' ? [] : [word], means: [] } as const),
    former: found?.key ?? '',
  }
}

function readPlace(at: string | null): number | null {
  if (at === null) return null
  return /^\d{1,6}$/.test(at) ? Number(at) : -1
}

export function meta() {
  return [{ title: 'Words | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleWordRoute({ loaderData: { locale, query, ...rest } }: Route.ComponentProps) {
  const params = Object.fromEntries(new URLSearchParams(query))
  const place = {
    ...(params['at'] !== undefined && { at: Number(params['at']) }),
    ...(params['q'] !== undefined && { q: params['q'] }),
  }
  return (
    <WordScreen
      {...rest}
      listHref={routes.console.words.path({ locale })}
      saveHref={routes.console.word.href({ locale, ...place, form: 'save' })}
      removeHref={routes.console.word.href({ locale, ...place, form: 'remove' })}
    />
  )
}
