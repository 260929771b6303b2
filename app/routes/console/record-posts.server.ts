import { textOf } from '#app/ui/fields/form-problems.ts'
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
  readonly save: (posted: Posted) => Promise<FormOutcome>
  readonly remove: (posted: Posted) => Promise<CallOutcome<unknown>>
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
      return posted.call('console/removeReply', input, posted.locale)
    },
  },
  deliveries: {
    async save(posted) {
      const typed = fieldsOf(posted)
      const [market, id] = idOf(posted) === NEW ? [posted.locale, typed['id']] : methodIdOf(posted)
      const read = readMethodFields(market, id ?? '', typed, (typed['states'] ?? '').split(',').filter(Boolean))
      if ('problems' in read) return { problems: { fields: read.problems } }
      const { place, ...delivery } = read.record
      const input = { delivery, place, was: typed['was'] }
      return toList(posted, await posted.call('console/saveDelivery', input, posted.locale), 'save-deliveries')
    },
    async remove(posted) {
      const [market, id] = methodIdOf(posted)
      const input = { market, id, was: textOf(posted.given, 'was') }
      return posted.call('console/endDelivery', input, posted.locale)
    },
  },
  codes: {
    async save(posted) {
      const { locale, call } = posted
      const typed = fieldsOf(posted)
      const code = idOf(posted) === NEW ? (typed['code'] ?? '') : idOf(posted)
      const read = readCodeFields({ code: locale }, code, typed)
      if ('problems' in read) return { problems: { fields: read.problems } }
      const input = { code: read.record, was: typed['was'] }
      return toList(posted, await call('console/saveCode', input, locale), 'save-codes')
    },
    async remove(posted) {
      const input = { code: idOf(posted), was: textOf(posted.given, 'was') }
      return posted.call('console/endCode', input, posted.locale)
    },
  },
  stock: {
    async save(posted) {
      const { given, call, locale } = posted
      const sku = idOf(posted) === NEW ? textOf(given, 'sku').trim() : idOf(posted)
      const quantity = readCount(textOf(given, 'quantity'))
      if (quantity === null) return { problems: { fields: { quantity: 'Write a whole number, such as 40 or 1,040.' } } }
      const isConfirmed = idOf(posted) !== NEW || sku === '' || textOf(given, UNLISTED) === sku
      if (!isConfirmed && !(await isInCatalogue(posted.context.get(requestContext).db, sku)))
        return { problems: { fields: { [UNLISTED]: `The catalogue has no ${sku}. Check the code, or tick the box.` } } }
      const input = { sku, quantity, was: textOf(given, 'was') }
      return toList(posted, await call('console/setStock', input, locale), 'save-stock')
    },
    async remove(posted) {
      const input = { sku: idOf(posted), quantity: null, was: textOf(posted.given, 'was') }
      return posted.call('console/setStock', input, posted.locale)
    },
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
    return RECORDS[list]!.save(posted)
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
