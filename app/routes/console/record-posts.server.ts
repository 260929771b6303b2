import { textOf } from '#app/ui/fields/form-problems.ts'
import { findMarket, type Locale } from '@specify/core/market.ts'
import { readCodeFields, readMethodFields } from '#app/features/console/records/operator-fields.ts'
import { NEW } from '#app/features/console/records/record-page.ts'
import type { FormOutcome, PostableForm, Posted } from '../account/take-posts.server.ts'
import { idOf, listOf, toList } from './post-outcome.server.ts'

/** Market and id of a delivery in the address: `au.standard`. */
function methodIdOf(posted: Posted): readonly [market: Locale, id: string] {
  const [market = '', id = ''] = idOf(posted).split('.')
  return [findMarket(market)?.code ?? posted.locale, id]
}

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
      return toList(posted, await posted.call('console/endDelivery', input, posted.locale), 'remove-deliveries')
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
      return toList(posted, await posted.call('console/endCode', input, posted.locale), 'remove-codes')
    },
  },
  stock: {
    async save(posted) {
      const { given, call, locale } = posted
      const sku = idOf(posted) === NEW ? textOf(given, 'sku').trim() : idOf(posted)
      const typed = textOf(given, 'quantity').replaceAll(/[,\s]/g, '')
      if (!/^\d{1,8}$/.test(typed)) return { problems: { fields: { quantity: 'Write a whole number, such as 40.' } } }
      const input = { sku, quantity: Number(typed), was: textOf(given, 'was') }
      return toList(posted, await call('console/setStock', input, locale), 'save-stock')
    },
    async remove(posted) {
      const input = { sku: idOf(posted), quantity: null, was: textOf(posted.given, 'was') }
      return toList(posted, await posted.call('console/setStock', input, posted.locale), 'remove-stock')
    },
  },
}

/** Texts of a form, several ticks of one name separated by commas. */
function fieldsOf({ given }: Posted): Record<string, string> {
  const names = [...new Set(given.keys())]
  return Object.fromEntries(names.map((name) => [name, given.getAll(name).map(String).join(',')]))
}

/** A problem that a call has with one field, `code.name: is missing`, stands beside it. */
function besideField(outcome: FormOutcome): FormOutcome {
  const [, field, problem] =
    /^(?:delivery|code|input)?\.?(\w+)[\w.]*: (.+)$/s.exec(('problems' in outcome && outcome.problems.form) || '') ?? []
  return field === undefined || problem === undefined
    ? outcome
    : { problems: { fields: { [field]: `This ${problem}.` } } }
}

const NO_FORM: FormOutcome = { problems: { form: 'This page has no such form.' } }

function recordForm(name: keyof RecordForms, kept: readonly string[]): PostableForm {
  return {
    kept,
    async send(posted) {
      const list = listOf(posted)
      if (!Object.hasOwn(RECORDS, list)) return NO_FORM
      const outcome = besideField(await RECORDS[list]![name](posted))
      // Ticks of one name come back together.
      return 'next' in outcome ? outcome : { ...outcome, facts: fieldsOf(posted) }
    },
  }
}

export const recordForms: Readonly<Record<'save' | 'remove', PostableForm>> = {
  save: recordForm('save', []),
  remove: recordForm('remove', []),
}
