import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { outcomeQuery } from '#app/features/console/outcome.ts'
import { takeUpload } from '#app/features/console/operator/uploads.server.ts'
import { assertRight, hasRight } from '#app/features/staff/assert-right.ts'
import { requestContext } from '#app/request-context.server.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import type { PostableForm } from '../account/take-posts.server.ts'
import { refusalOf } from './post-outcome.server.ts'
import { takeConsolePosts } from './take-console-posts.server.ts'

const forms: Readonly<Record<'upload' | 'apply', PostableForm>> = {
  upload: {
    kept: [],
    async send({ given, context, locale }) {
      const { actor, db, now, requestId } = context.get(requestContext)
      if (!hasRight(actor, 'work')) throw data(null, 404)
      const taken = await takeUpload(db, { by: assertRight(actor, 'work'), requestId, file: given.get('file') }, now)
      if ('id' in taken) return { next: routes.console.upload.href({ locale, id: taken.id }) }
      return { problems: { form: 'Nothing was applied.' }, facts: { problems: taken.problems.join('\n') } }
    },
  },
  apply: {
    kept: [],
    async send(posted) {
      const { given, call, locale, url } = posted
      const input = { id: url.searchParams.get('id') ?? '', plan: textOf(given, 'plan') }
      const outcome = await call('console/applyFile', input, locale)
      if (outcome.kind !== 'done') return refusalOf(posted, outcome)
      return { next: `${routes.console.upload.path({ locale })}?${outcomeQuery('apply')}` }
    },
  },
}

export const takeUploadPosts = takeConsolePosts(forms, 'upload')
