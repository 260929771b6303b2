import { textOf } from '#app/ui/fields/form-problems.ts'
import { NEW } from '#app/features/console/records/read-record.server.ts'
import type { FormOutcome, PostableForm, Posted } from '../account/take-posts.server.ts'
import { idOf, listOf, toList } from './post-outcome.server.ts'

interface RecordForms {
  readonly save: (posted: Posted) => Promise<FormOutcome>
  readonly remove: (posted: Posted) => Promise<FormOutcome>
}

const RECORDS: Readonly<Record<string, RecordForms>> = {
  replies: {
    async save(posted) {
      const { given, call, locale } = posted
      const id = idOf(posted)
      const [title, text] = [textOf(given, 'title'), textOf(given, 'text')]
      const input = { ...(id !== NEW && { id, version: textOf(given, 'was') }), title, text }
      return toList(posted, await call('console/saveReply', input, locale), 'save-replies')
    },
    async remove(posted) {
      const input = { id: idOf(posted), version: textOf(posted.given, 'was') }
      return toList(posted, await posted.call('console/removeReply', input, posted.locale), 'remove-replies')
    },
  },
}

const NO_FORM: FormOutcome = { problems: { form: 'This page has no such form.' } }

function recordForm(name: keyof RecordForms, kept: readonly string[]): PostableForm {
  return {
    kept,
    async send(posted) {
      const list = listOf(posted)
      return Object.hasOwn(RECORDS, list) ? RECORDS[list]![name](posted) : NO_FORM
    },
  }
}

export const recordForms: Readonly<Record<'save' | 'remove', PostableForm>> = {
  save: recordForm('save', ['title', 'text']),
  remove: recordForm('remove', []),
}
