import type { z } from 'zod'
import { inputIssueText, namesText } from '@specify/engine/input-issue'
import type { Locale } from '@specify/core/market.ts'
import type { DiscountTerms } from '../pricing/discounts.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { findUnkeptText, type InputIssue } from '#app/platform/unkept-text.ts'
import { finishSteps, type Chunked } from '@specify/core/data/chunked.ts'
import { findBoundsProblem } from './json-bounds.ts'
import { linesOfEntries } from './json-lines.ts'
import {
  LISTS,
  type CentsByCurrency,
  type DiscountCode,
  type EntryList,
  type MethodRecord,
} from './orders-file-schema.ts'

/** Parts that the file leaves out stay as they are. */
export interface OperatorData {
  readonly shippingMethods: readonly (ShippingMethod & { readonly locale: Locale })[] | null
  readonly discountCodes: readonly { readonly code: string; readonly terms: DiscountTerms }[] | null
  /** Null is no longer counted. */
  readonly stock: readonly { readonly sku: string; readonly quantity: number | null }[] | null
}

export type ReadOrdersFile =
  | { readonly kind: 'read'; readonly data: OperatorData }
  /** Each as `line 12, field: reason`, the line where it is about one entry of a list. */
  | { readonly kind: 'refused'; readonly problems: readonly string[] }

/** Problems that are named; more help nobody. */
const MOST_PROBLEMS = 100
const MOST_CHARACTERS = 300
const ENTRIES_OF_A_STEP = 200

/**
 * Parses the text of a file, all or nothing.
 *
 * @param mostEntries Values of all its lists; no bound where it is left out.
 */
export function readOrdersFile(text: string, mostEntries = Infinity): ReadOrdersFile {
  return finishSteps(readOrdersFileBySteps(text, mostEntries))
}

/** The same in pieces, for a server that others wait for. */
export function* readOrdersFileBySteps(text: string, mostEntries: number): Chunked<ReadOrdersFile> {
  const bounds = findBoundsProblem(text, mostEntries)
  if (bounds !== null) return { kind: 'refused', problems: [bounds] }
  yield
  let json: unknown
  try {
    // Programs of one maker write a mark of the byte order in front.
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { kind: 'refused', problems: [`file: is not JSON: ${error instanceof Error ? error.message : ''}`] }
  }
  const issues: InputIssue[] = []
  yield
  const { shippingMethods, discountCodes, stock } = yield* checkFile(json, issues)
  if (issues.length > 0) return { kind: 'refused', problems: problemsOf(issues, text) }
  return {
    kind: 'read',
    data: {
      shippingMethods: shippingMethods?.map(toMethod) ?? null,
      discountCodes: discountCodes?.map(({ code, ...terms }) => ({ code, terms: toTerms(terms) })) ?? null,
      stock,
    },
  }
}

/** Checks the entries one by one, so that `issues` ends before there are too many. */
function* checkFile(json: unknown, issues: InputIssue[]) {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json)
  if (!isObject) issues.push({ path: [], message: 'must be an object' })
  const file: Readonly<Record<string, unknown>> = isObject ? { ...json } : {}
  const unknown = Object.keys(file).filter((part) => !Object.hasOwn(LISTS, part))
  if (unknown.length > 0) issues.push({ path: [], message: `unknown: ${namesText(unknown)}` })
  function* entriesOf<Entry>(part: keyof typeof LISTS, list: EntryList<Entry>) {
    return file[part] === undefined ? null : yield* checkList(file[part], { ...list, part }, issues)
  }
  const data = {
    shippingMethods: yield* entriesOf('shippingMethods', LISTS.shippingMethods),
    discountCodes: yield* entriesOf('discountCodes', LISTS.discountCodes),
    stock: yield* entriesOf('stock', LISTS.stock),
  }
  const unkept = issues.length === 0 ? findUnkeptText(data) : null
  if (unkept) issues.push(unkept)
  return data
}

/** Returns the valid entries of a list; adds to `issues` what is wrong with the others. */
function* checkList<Entry>(
  value: unknown,
  { part, entry, most, keyOf }: EntryList<Entry> & { readonly part: string },
  issues: InputIssue[],
): Chunked<readonly Entry[]> {
  if (!Array.isArray(value) || value.length > most) {
    const message = Array.isArray(value) ? `must have at most ${countText(most)} entries` : 'must be a list'
    issues.push({ path: [part], message })
    return []
  }
  const entries: Entry[] = []
  const keys = new Set<string>()
  for (const [index, each] of value.entries()) {
    if (issues.length > MOST_PROBLEMS) break
    if (index % ENTRIES_OF_A_STEP === 0) yield
    const parsed = entry.safeParse(each, { error: inputIssueText })
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) issues.push({ path: [part, index, ...path], message })
      continue
    }
    const key = keyOf(parsed.data)
    if (keys.has(key)) issues.push({ path: [part, index], message: `${key} is there twice` })
    keys.add(key)
    entries.push(parsed.data)
  }
  return entries
}

function problemsOf(issues: readonly InputIssue[], text: string): readonly string[] {
  const lines = linesOfEntries(text)
  const lineText = (path: readonly PropertyKey[]) => {
    const line = lines.get(path.slice(0, 2).join('.'))
    return line === undefined ? '' : `line ${line}, `
  }
  const problems = issues
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => cutText(`${lineText(path)}${path.join('.') || 'file'}: ${message}`))
  return issues.length > MOST_PROBLEMS ? [...problems, 'and more: these are the first 100'] : problems
}

function cutText(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).toWellFormed()} …` : text
}

export function toMethod({ market, id, rates, states, postcodes, ...words }: z.output<typeof MethodRecord>) {
  return {
    ...words,
    locale: market,
    shippingMethodId: id,
    rates: rates.map(({ from, price }) => ({ fromCents: from, priceCents: price })),
    states: states ?? null,
    postcodes: postcodes?.map((range) => [range.slice(0, 4), range.slice(5)] as const) ?? null,
  }
}

export function toTerms(record: Omit<z.output<typeof DiscountCode>, 'code'>): DiscountTerms {
  const { amounts, minimums } = record
  return {
    name: record.name,
    percent: record.percent ?? null,
    amounts: amounts ? defined(amounts) : null,
    markets: record.markets,
    minimums: defined(minimums),
    validFrom: record.validFrom ?? null,
    validUntil: record.validUntil ?? null,
    maxUses: record.maxUses ?? null,
    maxUsesPerAccount: record.maxUsesPerAccount ?? null,
    canCombine: record.canCombine,
  }
}

function defined({ AUD, NZD }: z.output<typeof CentsByCurrency>) {
  return { ...(AUD !== undefined && { AUD }), ...(NZD !== undefined && { NZD }) }
}
