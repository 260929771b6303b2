import { PROJECT_SUBJECT } from '#app/features/links/remarks/remark.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm } from '../account/take-posts.server.ts'

const forms: Readonly<Record<'confirm' | 'say', PostableForm>> = {
  confirm: {
    kept: ['address'],
    async send({ given, call, locale, url }) {
      const token = tokenIn(url)
      const [address, code] = ['address', 'code'].map((field) => textOf(given, field))
      // *Send another* is a button of the form that takes the code.
      const input = code !== '' && !given.has('again') ? { token, address, code } : { token, address }
      const outcome = await call('link/confirmAddress', input, locale)
      if (outcome.kind !== 'done') return { problems: formFailure(outcome), facts: code ? { sent: 'yes' } : {} }
      if ('code' in input) return { next: hereWithout(url, ['form'], '#say') }
      return { problems: {}, facts: { sent: 'yes' }, status: 200 }
    },
  },
  say: {
    kept: ['name', 'text'],
    async send({ given, call, locale, url }) {
      const [on, name, text, seenState, kind] = ['on', 'name', 'text', 'seen', 'say'].map((field) =>
        textOf(given, field),
      )
      const token = tokenIn(url)
      if (text === '' && (kind === 'rejected' || kind === 'question'))
        return { problems: { fields: { text: 'Please add a reason or a question.' } } }
      const lineItemId = on === PROJECT_SUBJECT || on === '' ? null : on
      const remark = { token, lineItemId, name, text, ...(seenState && { seen: seenState }) }
      const outcome =
        kind === 'comment' || kind === ''
          ? await call('link/comment', remark, locale)
          : await call('link/decide', { ...remark, decision: kind }, locale)
      if (outcome.kind !== 'done') return { problems: formFailure(outcome) }
      return { next: hereWithout(url, ['form', 'on'], lineItemId === null ? '#main' : `#line-${lineItemId}`) }
    },
  },
}

function tokenIn({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/')[3] ?? '')
}

function hereWithout({ pathname, searchParams }: URL, fields: readonly string[], anchor: string): string {
  const query = new URLSearchParams(searchParams)
  for (const field of fields) query.delete(field)
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${anchor}`
}

export const takeTalkPosts = takePosts(forms, 'say')
