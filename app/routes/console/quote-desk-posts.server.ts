import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import { answerFieldNames, readPostedDesk, toAnswer, unconfirmedKey } from '#app/features/quotes/desk/posted-answer.ts'
import { toDraftLine, type QuoteDraft } from '#app/features/quotes/desk/draft.ts'
import { postedNews } from '#app/features/quotes/sheet/posted-news.ts'
import { readSheetFile } from '#app/features/quotes/sheet/read-sheet-file.server.ts'
import { toAppError } from '#app/platform/http/error-response.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { formFailure, isSignedOut } from '#app/ui/loading/failure-text.ts'
import type { CallFailure, CallOutcome } from '#app/ui/loading/call-action.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import type { FormOutcome, PostableForm, Posted } from '../account/take-posts.server.ts'
import { itemForms } from './console-posts.server.ts'
import { takeConsolePosts } from './take-console-posts.server.ts'

const quoteIdOf = ({ url }: Posted) => url.pathname.split('/')[4] ?? ''

function refused({ locale, url }: Posted, outcome: CallFailure): FormOutcome {
  if (isSignedOut(outcome)) return { next: accountFormHref(locale, { redirect: url.pathname }) }
  return { problems: formFailure(outcome) }
}

/** The version of the draft that a page was made of; null for forms without one. */
function versionIn(given: FormData): number | null {
  const text = textOf(given, 'draftVersion')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

interface PostedDraft {
  readonly version: number
  readonly draft: QuoteDraft
}

function postedDraft({ given, locale }: Posted): PostedDraft {
  const { desk, skus } = readPostedDesk(given, locale)
  const { basis: gst, lead, freight, validUntil, words: text, stages } = desk
  const lines = desk.lines.map((line, index) => toDraftLine(skus[index]!, line))
  return {
    version: versionIn(given) ?? 0,
    draft: { gst, lead, freight, validUntil, text, lines, ...(stages && { stages }) },
  }
}

function saveDraft(
  posted: Posted,
  { version, draft }: PostedDraft,
): Promise<CallOutcome<{ readonly version: number }>> {
  return posted.call('quote/saveDraft', { quoteId: quoteIdOf(posted), version, draft }, posted.locale)
}

/**
 * Takes a sheet over into the draft. What was typed is saved before, so that nothing of it is lost, whatever the file is.
 */
async function takeSheet(posted: Posted): Promise<FormOutcome> {
  const { given, locale, context } = posted
  const typed = postedDraft(posted)
  const saved = await saveDraft(posted, typed)
  if (saved.kind !== 'done') return { form: 'answer', ...refused(posted, saved) }
  try {
    const sheet = { quoteId: quoteIdOf(posted), file: given.get('file'), fileWins: given.has('fileWins') }
    const read = await readSheetFile({ ...context.get(requestContext), locale }, sheet)
    const { lines } = read
    if (lines.length > 0) {
      const taken = await saveDraft(posted, { version: saved.answer.version, draft: { ...typed.draft, lines } })
      if (taken.kind !== 'done') return { form: 'answer', ...refused(posted, taken) }
    }
    return {
      form: 'answer',
      problems: {},
      facts: { sheet: postedNews(read, typed.draft.lines.length) },
      status: 200,
      isSaved: true,
    }
  } catch (error) {
    const { message, status } = toAppError(error) ?? {}
    if (message === undefined || status === undefined) throw error
    return {
      form: 'answer',
      problems: { form: `${message} What you typed is saved as a draft.` },
      status,
      isSaved: true,
    }
  }
}

const forms: Readonly<Record<'answer' | 'draft' | 'sheet' | 'close', PostableForm>> = {
  answer: {
    kept: answerFieldNames(),
    async send(posted) {
      const { given, call, locale } = posted
      const { desk, skus } = readPostedDesk(given, locale)
      const answer = toAnswer(desk, skus)
      if ('problems' in answer) return answer
      const confirmed = textOf(given, 'confirmed')
      const draftVersion = versionIn(given)
      const input = { quoteId: quoteIdOf(posted), ...answer, confirmed, ...(draftVersion !== null && { draftVersion }) }
      const outcome = await call('quote/answer', input, locale)
      if (outcome.kind === 'done') return { next: posted.url.pathname }
      const confirm = unconfirmedKey(outcome)
      return { ...refused(posted, outcome), ...(confirm !== null && { facts: { confirm } }) }
    },
  },
  draft: {
    kept: answerFieldNames(),
    async send(posted) {
      const outcome = await saveDraft(posted, postedDraft(posted))
      if (outcome.kind === 'done') return { next: posted.url.pathname }
      return { form: 'answer', ...refused(posted, outcome) }
    },
  },
  sheet: { kept: answerFieldNames(), send: takeSheet },
  close: {
    kept: [],
    async send(posted) {
      const outcome = await posted.call('quote/close', { quoteId: quoteIdOf(posted) }, posted.locale)
      return outcome.kind === 'done' ? { next: posted.url.pathname } : refused(posted, outcome)
    },
  },
}

const { change, note } = itemForms
export const takeQuoteDeskPosts = takeConsolePosts({ ...forms, change, note }, 'answer')
