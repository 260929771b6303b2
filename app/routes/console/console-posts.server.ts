import { textOf } from '#app/ui/fields/form-problems.ts'
import { routes } from '#app/addresses/routes.ts'
import type { PostableForm, Posted } from '../account/take-posts.server.ts'
import { accountForms } from './system/account-posts.server.ts'
import { answerForms } from './answer-posts.server.ts'
import { idOf, listOf, outcomeOf, queryOf } from './post-outcome.server.ts'
import { recordForms } from './record-posts.server.ts'
import { takeConsolePosts } from './take-console-posts.server.ts'

/** The ticked rows, or all that the address finds. */
function rowsOf(posted: Posted) {
  if (textOf(posted.given, 'all') !== '')
    return {
      query: queryOf(posted),
      asOf: textOf(posted.given, 'asOf') || undefined,
      after: textOf(posted.given, 'after') || undefined,
    }
  return { rows: posted.given.getAll('row').map(String) }
}

const KINDS: Readonly<Record<string, 'enquiry' | 'feedback' | 'order' | 'quote'>> = {
  enquiries: 'enquiry',
  feedback: 'feedback',
  quotes: 'quote',
  orders: 'order',
}

function change(
  done: string,
  fields: { readonly state?: 'open' | 'done' | 'spam'; readonly assign?: 'me' },
): PostableForm {
  return {
    kept: [],
    async send(posted) {
      const input = { kind: KINDS[listOf(posted)], ...rowsOf(posted), ...fields }
      return outcomeOf(posted, await posted.call('console/changeItems', input, posted.locale), done)
    },
  }
}

type ListForm = 'close' | 'spam' | 'reopen' | 'take' | 'retry' | 'save-view' | 'delete-view'

const listForms: Readonly<Record<ListForm, PostableForm>> = {
  close: change('close', { state: 'done' }),
  spam: change('spam', { state: 'spam' }),
  reopen: change('reopen', { state: 'open' }),
  take: change('take', { assign: 'me' }),
  retry: {
    kept: [],
    async send(posted) {
      return outcomeOf(posted, await posted.call('console/retryMails', rowsOf(posted), posted.locale), 'retry')
    },
  },
  'save-view': {
    kept: ['name'],
    async send(posted) {
      const { given, call, locale } = posted
      const isShared = textOf(given, 'isShared') !== ''
      const input = { list: listOf(posted), name: textOf(given, 'name'), query: queryOf(posted), isShared }
      return outcomeOf(posted, await call('console/saveView', input, locale), 'save-view')
    },
  },
  'delete-view': {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const input = { list: listOf(posted), id: textOf(given, 'id') }
      return outcomeOf(posted, await call('console/deleteView', input, locale), 'delete-view')
    },
  },
}

/** Outcomes of the buttons of an item, by their values. */
const DONE: Readonly<Record<string, string>> = {
  done: 'close',
  spam: 'spam',
  open: 'reopen',
  me: 'take',
  nobody: 'release',
}

/** Forms that pages of single items have. */
export const itemForms: Readonly<
  Record<'change' | 'note' | 'mark' | 'rights' | 'remove-factor' | 'see-as', PostableForm>
> = {
  change: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const [state, assign] = [textOf(given, 'state'), textOf(given, 'assign')]
      const input = {
        kind: KINDS[listOf(posted)],
        rows: [idOf(posted)],
        version: textOf(given, 'version') || undefined,
        ...(state !== '' && { state }),
        ...(assign !== '' && { assign }),
      }
      return outcomeOf(posted, await call('console/changeItems', input, locale), DONE[state || assign] ?? 'close')
    },
  },
  note: {
    kept: ['text'],
    async send(posted) {
      const { given, call, locale } = posted
      // Orders stand at their number; notes at the order itself.
      const id = textOf(given, 'id') || idOf(posted)
      const isForPacker = given.has('isForPacker')
      const input = { kind: KINDS[listOf(posted)], id, text: textOf(given, 'text'), isForPacker }
      return outcomeOf(posted, await call('console/addNote', input, locale), 'note')
    },
  },
  mark: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const input = { orderNumber: idOf(posted), status: textOf(given, 'status') }
      return outcomeOf(posted, await call('console/markOrder', input, locale), input.status)
    },
  },
  rights: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const rights = given.getAll('right').map(String)
      const input = {
        accountId: idOf(posted),
        rights,
        code: textOf(given, 'code'),
        ...(given.has('was') && { was: textOf(given, 'was') }),
      }
      const outcome = outcomeOf(posted, await call('console/setRights', input, locale), 'rights')
      return 'next' in outcome ? outcome : { ...outcome, facts: { rights: rights.join(' ') } }
    },
  },
  'see-as': {
    kept: [],
    async send(posted) {
      const { given, call, locale, url } = posted
      const input = { accountId: textOf(given, 'accountId'), from: url.pathname }
      const outcome = await call('console/seeAs', input, locale)
      return outcome.kind === 'done' ? { next: routes.home.path({ locale }) } : outcomeOf(posted, outcome, 'see-as')
    },
  },
  'remove-factor': {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const input = { accountId: idOf(posted), code: textOf(given, 'code') }
      return outcomeOf(posted, await call('console/removeSecondFactor', input, locale), 'remove-factor')
    },
  },
}

export const takeConsoleListPosts = takeConsolePosts(listForms, 'close')
export const takeConsoleItemPosts = takeConsolePosts(
  { ...itemForms, ...accountForms, ...answerForms, ...recordForms },
  'change',
)
