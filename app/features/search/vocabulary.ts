import { z } from 'zod'
import { listWords, searchForms } from '@specify/engine/words'
import { indexSettings } from './catalogue/index-settings.ts'

const MAX_WORDS_OF_PHRASE = 6

/** A word or phrase that people search with. */
const Phrase = z
  .string()
  .max(60)
  .refine((text) => phraseKey(text) !== '', 'must have a letter or a digit')
  .refine((text) => listWords(text).length <= MAX_WORDS_OF_PHRASE, `must have at most ${MAX_WORDS_OF_PHRASE} words`)

const Group = z
  .strictObject({
    words: z.array(Phrase).min(1).max(40),
    means: z.array(z.string().min(1).max(200)).min(1).max(20).optional(),
    order: z.literal('price').optional(),
    ignore: z.literal(true).optional(),
    /** Codes of products that come first where one of the words is all that was searched for, and finds them. */
    pins: z.array(z.string().min(1).max(60)).min(1).max(5).optional(),
  })
  .refine(
    ({ means, order, ignore, pins }) => [means, order, ignore, pins].filter((each) => each !== undefined).length <= 1,
    'must have only one of means, order, ignore and pins',
  )
  .refine((group) => group.words.length > 1 || !isOfEquals(group), 'must have two words, or means')

/**
 * `vocabulary.json` of the content: words of the trade and of home owners. Words of a group without `means` mean one
 * another; with `means`, each may be read as any of the alternatives, never the reverse.
 */
export const VocabularyFile = z.strictObject({ groups: z.array(Group).max(2_000) })

export type Vocabulary = z.infer<typeof VocabularyFile>
export type VocabularyGroup = Vocabulary['groups'][number]

/** One part of an alternative, all of which must hold. Numbers are in the unit of the attribute. */
export type VocabularyPart =
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string | boolean }
  | { readonly kind: 'range'; readonly attribute: string; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'words'; readonly text: string }

/** The same for `hand-shower`, `handshower` and `Hand Showers`. Empty for a text without letters and digits. */
export function phraseKey(text: string): string {
  return listWords(text)
    .map((word) => searchForms(word.text).at(-1) ?? word.text)
    .join('')
}

/** The kinds of the attributes that a part may name. Prices differ by market, and what is internal is no word's meaning. */
const ATTRIBUTE_KINDS: ReadonlyMap<string, 'term' | 'number' | 'boolean'> = new Map(
  indexSettings('au')
    .facets.filter(({ attribute }) => !attribute.startsWith('price.') && attribute !== 'IsGWAInternal')
    .map(({ attribute, kind }) => [attribute, kind]),
)

/** The parts of an alternative such as `Wall basins + width: ..450`, or what is wrong with it. */
export function readAlternative(
  text: string,
): { readonly kind: 'parts'; readonly parts: readonly VocabularyPart[] } | { readonly kind: 'broken'; reason: string } {
  const parts: VocabularyPart[] = []
  for (const each of text.split(/\s\+\s/)) {
    const part = readPart(each.trim())
    if (typeof part === 'string') return { kind: 'broken', reason: part }
    parts.push(part)
  }
  return { kind: 'parts', parts }
}

const ATTRIBUTE_PART = /^([A-Za-z][\w.-]*):\s+(\S.*)$/
const RANGE = /^(?:(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?)$/

function readPart(text: string): VocabularyPart | string {
  const [, attribute, value] = ATTRIBUTE_PART.exec(text) ?? []
  if (attribute === undefined || value === undefined) {
    return phraseKey(text) === '' ? 'an alternative has nothing on one side of a +' : { kind: 'words', text }
  }
  switch (ATTRIBUTE_KINDS.get(attribute)) {
    case 'term':
      return { kind: 'value', attribute, value }
    case 'boolean':
      if (value !== 'true' && value !== 'false') return `${attribute} must be true or false, not ${value}`
      return { kind: 'value', attribute, value: value === 'true' }
    case 'number':
      return readRange(attribute, value) ?? `${attribute} must be a number or a range such as ..450, not ${value}`
    case undefined:
      return `the search index has no attribute ${attribute}`
  }
}

function readRange(attribute: string, text: string): VocabularyPart | null {
  const [, exact, from, to] = RANGE.exec(text) ?? []
  const [min = null, max = null] = [exact ?? from, exact ?? to].map((each) =>
    each === undefined ? null : Number(each),
  )
  return (min === null && max === null) || (min !== null && max !== null && min > max)
    ? null
    : { kind: 'range', attribute, min, max }
}

/** Tests whether the words of a group mean the same. */
export function isOfEquals({
  means,
  order,
  ignore,
  pins,
}: {
  means?: unknown
  order?: unknown
  ignore?: unknown
  pins?: unknown
}): boolean {
  return !means && !order && !ignore && !pins
}
