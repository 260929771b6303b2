import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

/** Back to the page as it was, without the name of the form. */
function back({ url }: Posted): string {
  const params = new URLSearchParams(url.search)
  params.delete('form')
  const query = params.toString()
  return query === '' ? url.pathname : `${url.pathname}?${query}`
}

function outcomeOf(posted: Posted, outcome: CallOutcome<unknown>): FormOutcome {
  if (outcome.kind === 'done') return { next: back(posted) }
  if (isSignedOut(outcome)) return { next: accountFormHref(posted.locale, { redirect: back(posted) }) }
  return { problems: formFailure(outcome) }
}

const listOf = ({ url }: Posted) => url.pathname.split('/')[3] ?? ''
const idOf = ({ url }: Posted) => decodeURIComponent(url.pathname.split('/')[4] ?? '')

/** The ticked rows, or all that the address finds. */
function rowsOf(posted: Posted) {
  if (textOf(posted.given, 'all') !== '') return { query: back(posted).split('?')[1] ?? '' }
  return { rows: posted.given.getAll('row').map(String) }
}

function change(fields: { readonly state?: 'done' | 'spam'; readonly assign?: 'me' }): PostableForm {
  return {
    kept: [],
    async send(posted) {
      const kind = listOf(posted) === 'enquiries' ? ('enquiry' as const) : ('feedback' as const)
      const input = { kind, ...rowsOf(posted), ...fields }
      return outcomeOf(posted, await posted.call('console/changeItems', input, posted.locale))
    },
  }
}

const listForms: Readonly<Record<'close' | 'spam' | 'take' | 'retry' | 'save-view' | 'delete-view', PostableForm>> = {
  close: change({ state: 'done' }),
  spam: change({ state: 'spam' }),
  take: change({ assign: 'me' }),
  retry: {
    kept: [],
    async send(posted) {
      return outcomeOf(posted, await posted.call('console/retryMails', rowsOf(posted), posted.locale))
    },
  },
  'save-view': {
    kept: ['name'],
    async send(posted) {
      const { given, call, locale } = posted
      const input = {
        list: listOf(posted),
        name: textOf(given, 'name'),
        query: back(posted).split('?')[1] ?? '',
        isShared: textOf(given, 'isShared') !== '',
      }
      return outcomeOf(posted, await call('console/saveView', input, locale))
    },
  },
  'delete-view': {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const input = { list: listOf(posted), id: textOf(given, 'id') }
      return outcomeOf(posted, await call('console/deleteView', input, locale))
    },
  },
}

const KINDS: Readonly<Record<string, 'enquiry' | 'feedback' | 'order'>> = {
  enquiries: 'enquiry',
  feedback: 'feedback',
  orders: 'order',
}

const itemForms: Readonly<Record<'change' | 'note' | 'answer' | 'mark' | 'rights', PostableForm>> = {
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
      return outcomeOf(posted, await call('console/changeItems', input, locale))
    },
  },
  note: {
    kept: ['text'],
    async send(posted) {
      const { given, call, locale } = posted
      // Orders stand at their number; notes at the order itself.
      const id = textOf(given, 'id') || idOf(posted)
      const input = { kind: KINDS[listOf(posted)], id, text: textOf(given, 'text') }
      return outcomeOf(posted, await call('console/addNote', input, locale))
    },
  },
  answer: {
    kept: ['text'],
    async send(posted) {
      const { given, call, locale } = posted
      const input = { id: idOf(posted), text: textOf(given, 'text'), version: textOf(given, 'version') }
      return outcomeOf(posted, await call('console/answerEnquiry', input, locale))
    },
  },
  mark: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const input = { orderNumber: idOf(posted), status: textOf(given, 'status') }
      return outcomeOf(posted, await call('console/markOrder', input, locale))
    },
  },
  rights: {
    kept: [],
    async send(posted) {
      const { given, call, locale } = posted
      const input = { accountId: idOf(posted), rights: given.getAll('right').map(String) }
      return outcomeOf(posted, await call('console/setRights', input, locale))
    },
  },
}

export const takeConsoleListPosts = takePosts(listForms, 'close')
export const takeConsoleItemPosts = takePosts(itemForms, 'change')
