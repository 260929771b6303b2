import { textOf } from '#app/ui/fields/form-problems.ts'
import type { PostableForm } from '../account/take-posts.server.ts'
import { idOf, outcomeOf, refusalOf } from './post-outcome.server.ts'

const KEPT = ['text', 'reply', 'filledBy']

/** Forms of an answer. Those that send nothing bring back the page with what was typed. */
export const answerForms: Readonly<Record<'answer' | 'preview' | 'reply', PostableForm>> = {
  answer: {
    kept: KEPT,
    async send(posted) {
      const { given, call, locale } = posted
      const input = { id: idOf(posted), text: textOf(given, 'text'), version: textOf(given, 'version') }
      return outcomeOf(posted, await call('console/answerEnquiry', input, locale), 'answer')
    },
  },
  preview: {
    kept: KEPT,
    async send(posted) {
      const { given, call, locale } = posted
      const input = { id: idOf(posted), text: textOf(given, 'text') }
      const outcome = await call('console/previewAnswer', input, locale)
      if (outcome.kind !== 'done') return { form: 'answer', ...refusalOf(posted, outcome) }
      const { text: letter, to, replyTo, subject, greeting, below } = outcome.answer
      return { form: 'answer', problems: {}, facts: { letter, to, replyTo, subject, greeting, below }, status: 200 }
    },
  },
  reply: {
    kept: KEPT,
    async send(posted) {
      const { given, call, locale } = posted
      const [id, typed, how] = [textOf(given, 'reply'), textOf(given, 'text').trim(), textOf(given, 'how')]
      if (id === '') return { form: 'answer', problems: { form: 'Choose a reply first.' } }
      const outcome = await call('console/getReply', { id }, locale)
      if (outcome.kind !== 'done') return { form: 'answer', ...refusalOf(posted, outcome) }
      const { text, title } = outcome.answer
      const isOwn = typed !== '' && typed !== text && !(await isReply(typed))
      const facts =
        isOwn && how === ''
          ? { ask: title }
          : { text: isOwn && how === 'below' ? `${typed}\n\n${text}` : text, filledBy: id }
      return { form: 'answer', problems: {}, facts, status: 200 }

      /** Text that a reply has filled in, and that nobody has changed since. */
      async function isReply(words: string): Promise<boolean> {
        const filledBy = textOf(given, 'filledBy')
        const former = filledBy === '' ? null : await call('console/getReply', { id: filledBy }, locale)
        return former?.kind === 'done' && former.answer.text === words
      }
    },
  },
}
