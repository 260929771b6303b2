import { textOf } from '#app/ui/fields/form-problems.ts'
import { readCodes, readQuery } from '#app/features/console/consequences/read-consequences-page.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { PostableForm, Posted } from '../account/take-posts.server.ts'
import { outcomeOf, refusalOf } from './post-outcome.server.ts'
import { takeConsolePosts } from './take-console-posts.server.ts'

async function newsOf({ given, url, context, locale }: Posted) {
  const query = readQuery(url.searchParams)
  const named = query.setId === '' ? await readCodes({ ...context.get(requestContext), locale }, query) : { skus: [] }
  return {
    skus: named.skus,
    set: query.setId,
    kind: textOf(given, 'kind'),
    day: textOf(given, 'day'),
    note: textOf(given, 'note'),
  }
}

interface Preview {
  readonly letters: number
  readonly subject: string
  readonly lines: readonly string[]
}

const KEPT = ['kind', 'day', 'note']

const forms: Readonly<Record<'preview' | 'tell', PostableForm>> = {
  preview: {
    kept: KEPT,
    async send(posted) {
      const outcome = await posted.call('console/previewLetter', await newsOf(posted), posted.locale)
      if (outcome.kind !== 'done') return refusalOf(posted, outcome)
      const { letters, subject, lines } = outcome.answer as Preview
      const facts = { letters: String(letters), subject, lines: lines.join('\n') }
      return { problems: {}, facts, status: 200 }
    },
  },
  tell: {
    kept: KEPT,
    async send(posted) {
      return outcomeOf(posted, await posted.call('console/tellOwners', await newsOf(posted), posted.locale), 'tell')
    },
  },
}

export const takeConsequencesPosts = takeConsolePosts(forms, 'preview')
