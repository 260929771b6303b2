import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { consoleReader } from '#app/features/console/console-page.server.ts'
import { findList } from '#app/features/console/lists/definitions/all-lists.server.ts'
import { outcomeQuery } from '#app/features/console/outcome.ts'
import { readCodeFields, readCount, readMethodFields } from '#app/features/console/records/operator-fields.ts'
import { isInCatalogue } from '#app/features/console/records/read-operator-record.server.ts'
import { readRecordPage } from '#app/features/console/records/read-record.server.ts'
import { NEW, UNLISTED, type RecordPage } from '#app/features/console/records/record-page.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import type { FormOutcome, PostableForm, Posted } from '../account/take-posts.server.ts'
import { idOf, listOf, toList } from './post-outcome.server.ts'

/** Market and id of a delivery in the address: `au.standard`. */
function methodIdOf(posted: Posted): readonly [market: Locale, id: string] {
  const [market = '', id = ''] = idOf(posted).split('.')
  return [findMarket(market)?.code ?? posted.locale, id]
}

interface RecordForms {
  /** Saves the record, unless something is wrong with what was typed. */
  readonly save: (posted: Posted) => Promise<CallOutcome<unknown> | { readonly problems: FormProblems }>
  readonly remove: (posted: Posted) => Promise<CallOutcome<unknown>>
}

const wasOf = ({ given }: Posted) => textOf(given, 'was')

const RECORDS: Readonly<Record<string, RecordForms>> = {
  replies: {
    async save(posted) {
      const id = idOf(posted)
      const [title, text] = [textOf(posted.given, 'title'), textOf(posted.given, 'text')]
      return posted.call(
        'console/saveReply',
        { ...(id !== NEW && { id, version: wasOf(posted) }), title, text },
        posted.locale,
      )
    },
    remove: (posted) => posted.call('console/removeReply', { id: idOf(posted), version: wasOf(posted) }, posted.locale),
  },
  deliveries: {
    async save(posted) {
      const typed = fieldsOf(posted)
      const [market, id] = idOf(posted) === NEW ? [posted.locale, typed['id']] : methodIdOf(posted)
      const read = readMethodFields(market, id ?? '', typed, (typed['states'] ?? '').split(',').filter(Boolean))
      if ('problems' in read) return { problems: { fields: read.problems } }
      const { place, ...delivery } = read.record
      return posted.call('console/saveDelivery', { delivery, place, was: typed['was'] }, posted.locale)
    },
    async remove(posted) {
      const [market, id] = methodIdOf(posted)
      return posted.call('console/endDelivery', { market, id, was: wasOf(posted) }, posted.locale)
    },
  },
  codes: {
    async save(posted) {
      const typed = fieldsOf(posted)
      const code = idOf(posted) === NEW ? (typed['code'] ?? '') : idOf(posted)
      const read = readCodeFields({ code: posted.locale }, code, typed)
      if ('problems' in read) return { problems: { fields: read.problems } }
      return posted.call('console/saveCode', { code: read.record, was: typed['was'] }, posted.locale)
    },
    remove: (posted) => posted.call('console/endCode', { code: idOf(posted), was: wasOf(posted) }, posted.locale),
  },
  stock: {
    async save(posted) {
      const { given } = posted
      const sku = idOf(posted) === NEW ? textOf(given, 'sku').trim() : idOf(posted)
      const quantity = readCount(textOf(given, 'quantity'))
      if (quantity === null) return { problems: { fields: { quantity: 'Write a whole number, such as 40 or 1,040.' } } }
      const isConfirmed = idOf(posted) !== NEW || sku === '' || textOf(given, UNLISTED) === sku
      if (!isConfirmed && !(await isInCatalogue(posted.context.get(requestContext).db, sku)))
        return { problems: { fields: { [UNLISTED]: `The catalogue has no ${sku}. Check the code, or tick the box.` } } }
      return posted.call('console/setStock', { sku, quantity, was: wasOf(posted) }, posted.locale)
    },
    remove: (posted) =>
      posted.call('console/setStock', { sku: idOf(posted), quantity: null, was: wasOf(posted) }, posted.locale),
  },
}

/** Texts of a form, several ticks of one name separated by commas. */
function fieldsOf({ given }: Posted): Record<string, string> {
  const names = [...new Set(given.keys())]
  return Object.fromEntries(names.map((name) => [name, given.getAll(name).map(String).join(',')]))
}

/** Fields of the form of a code, by where its schema has them. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'amounts.AUD': 'offAUD',
  'amounts.NZD': 'offNZD',
  'minimums.AUD': 'minimumAUD',
  'minimums.NZD': 'minimumNZD',
}

/** A problem that a call has with one field, `code.name: is missing`, stands beside it. */
function besideField(outcome: FormOutcome): FormOutcome {
  const [, path, problem] =
    /^(?:(?:delivery|code|input)\.)?([\w.]+): (.+)$/s.exec(('problems' in outcome && outcome.problems.form) || '') ?? []
  if (path === undefined || problem === undefined) return outcome
  const field = FORM_FIELDS[path] ?? path.split('.')[0]!
  return { problems: { fields: { [field]: `This ${problem}.` } } }
}

const NO_FORM: FormOutcome = { problems: { form: 'This page has no such form.' } }

/** The page that the address of a form names. @throws a 404 where there is none. */
async function readPage({ context, locale }: Posted, list: string, id: string): Promise<RecordPage | null> {
  const { actor, db, now } = context.get(requestContext)
  const reader = consoleReader(actor, locale, now)
  if (!reader || !findList(actor, list)) throw data(null, 404)
  return readRecordPage(db, list, id, reader)
}

function recordForm(send: (posted: Posted, list: string) => Promise<FormOutcome>): PostableForm {
  return {
    kept: [],
    async send(posted) {
      const list = listOf(posted)
      if (!Object.hasOwn(RECORDS, list)) return NO_FORM
      const outcome = besideField(await send(posted, list))
      // Ticks of one name come back together.
      return 'next' in outcome ? outcome : { ...outcome, facts: fieldsOf(posted) }
    },
  }
}

export const recordForms: Readonly<Record<'save' | 'remove', PostableForm>> = {
  save: recordForm(async (posted, list) => {
    if (!(await readPage(posted, list, idOf(posted)))) throw data(null, 404)
    const sent = await RECORDS[list]!.save(posted)
    return 'problems' in sent ? sent : toList(posted, sent, `save-${list}`)
  }),
  remove: recordForm(async (posted, list) => {
    if (idOf(posted) === NEW) throw data(null, 404)
    const page = await readPage(posted, list, idOf(posted))
    const outcome = page?.removal ? await RECORDS[list]!.remove(posted) : null
    const isGone = outcome === null || (outcome.kind === 'refused' && outcome.refusal.status === 404)
    const path = routes.console.list.path({ locale: posted.locale, list })
    return isGone ? { next: `${path}?${outcomeQuery('gone')}` } : toList(posted, outcome, `remove-${list}`)
  }),
}
