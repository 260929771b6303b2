import { PROJECT_SUBJECT } from '#app/features/links/remark.ts'
import { formFailure } from '#app/ui/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm } from './take-posts.server.ts'

const forms: Readonly<Record<'say', PostableForm>> = {
  say: {
    kept: ['name', 'text'],
    async send({ given, call, locale, url }) {
      const [on, name, text, seen, kind] = ['on', 'name', 'text', 'seen', 'say'].map((field) => textOf(given, field))
      const token = decodeURIComponent(url.pathname.split('/')[3] ?? '')
      if (text === '' && (kind === 'rejected' || kind === 'question'))
        return { problems: { fields: { text: 'Please say why, or what you ask.' } } }
      const lineItemId = on === PROJECT_SUBJECT || on === '' ? null : on
      const said = { token, lineItemId, name, text, ...(seen && { seen }) }
      const outcome =
        kind === 'comment' || kind === ''
          ? await call('link/comment', said, locale)
          : await call('link/decide', { ...said, decision: kind }, locale)
      if (outcome.kind !== 'done') return { problems: formFailure(outcome) }
      const query = new URLSearchParams(url.searchParams)
      for (const field of ['form', 'on']) query.delete(field)
      const search = query.size === 0 ? '' : `?${query}`
      return { next: `${url.pathname}${search}#${lineItemId === null ? 'main' : `line-${lineItemId}`}` }
    },
  },
}

/** What recipients of a link say on its page. */
export const takeTalkPosts = takePosts(forms, 'say')
