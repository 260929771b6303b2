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
  })
  .refine(
    ({ means, order, ignore }) => [means, order, ignore].filter((each) => each !== undefined).length <= 1,
    'must have only one of means, order and ignore',
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

export interface VocabularyProblem {
  /** Starts at 1. */
  readonly group: number
  /** A remark is about the catalogue; the vocabulary can be used all the same. */
  readonly severity: 'error' | 'remark'
  readonly sentence: string
}

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

/**
 * Checks a vocabulary: words in two groups, circular meanings, unknown attributes, and as warnings alternatives without
 * products. `knows` tells whether a product has all parts of an alternative. Linear in the size of the vocabulary.
 */
export function checkVocabulary(
  { groups }: Vocabulary,
  knows: (parts: readonly VocabularyPart[]) => boolean,
): readonly VocabularyProblem[] {
  const sense = senses(groups)
  const findings = [findBroken(groups), findRepeated(groups, sense), findLoops(groups, sense)].flat()
  return [...findings, ...findUnknown(groups, sense, knows)]
    .map(({ at, severity, reason }) => ({
      group: at + 1,
      severity,
      sentence: `Group ${at + 1} (${groups[at]?.words[0] ?? ''}): ${reason}.`,
    }))
    .toSorted((a, b) => a.group - b.group)
}

interface Finding {
  readonly at: number
  readonly severity: VocabularyProblem['severity']
  readonly reason: string
}

/** The same for phrases that mean one another. */
type Sense = (text: string) => string

const error = (at: number, reason: string): Finding => ({ at, severity: 'error', reason })

function isOfEquals({ means, order, ignore }: { means?: unknown; order?: unknown; ignore?: unknown }): boolean {
  return !means && !order && !ignore
}

function senses(groups: readonly VocabularyGroup[]): Sense {
  const parents = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    return root
  }
  for (const { words } of groups.filter(isOfEquals)) {
    const [first = '', ...others] = words.map((word) => rootOf(phraseKey(word)))
    for (const other of others) if (rootOf(other) !== rootOf(first)) parents.set(rootOf(other), rootOf(first))
  }
  return (text) => rootOf(phraseKey(text))
}

function findBroken(groups: readonly VocabularyGroup[]): Finding[] {
  return groups.flatMap(({ means = [] }, at) =>
    means.flatMap((alternative) => {
      const read = readAlternative(alternative)
      return read.kind === 'broken' ? [error(at, read.reason)] : []
    }),
  )
}

function findRepeated(groups: readonly VocabularyGroup[], sense: Sense): Finding[] {
  const owners = new Map<string, number>()
  return groups.flatMap((group, at) =>
    (isOfEquals(group) ? [] : group.words).flatMap((word) => {
      const owner = owners.getOrInsert(sense(word), at)
      return owner === at ? [] : [error(at, `"${word}" has a meaning in group ${owner + 1} already`)]
    }),
  )
}

/** A group may have a word of its own among its alternatives: the word as it is written, besides what it means. */
function findLoops(groups: readonly VocabularyGroup[], sense: Sense): Finding[] {
  const owners = meaningOwners(groups, sense)
  const next = groups.map(({ means = [] }) =>
    means.flatMap(splitWords).flatMap((text) => owners.get(sense(text)) ?? []),
  )
  const hollow = groups.flatMap(({ words, means }, at) => {
    if (!means?.every((each) => owners.get(sense(each)) === at)) return []
    const own = new Set(means.map(sense))
    return words.every((word) => own.has(sense(word))) ? [error(at, 'it means only itself')] : []
  })
  const state = new Map<number, 'open' | 'done'>()
  const loops: Finding[] = []
  for (const start of groups.keys()) {
    const trail = state.has(start) ? [] : [{ at: start, child: 0 }]
    for (let step = trail.at(-1); step; step = trail.at(-1)) {
      state.set(step.at, 'open')
      const target = next[step.at]?.[step.child++]
      if (target === undefined) {
        state.set(step.at, 'done')
        trail.pop()
      } else if (target !== step.at && state.get(target) === 'open') {
        loops.push(error(step.at, `its meaning leads back to itself by way of group ${target + 1}`))
      } else if (!state.has(target)) {
        trail.push({ at: target, child: 0 })
      }
    }
  }
  return [...hollow, ...loops]
}

function meaningOwners(groups: readonly VocabularyGroup[], sense: Sense): ReadonlyMap<string, number> {
  const owners = new Map<string, number>()
  groups.forEach(({ words, means }, at) => {
    if (means) for (const word of words) owners.getOrInsert(sense(word), at)
  })
  return owners
}

function splitWords(alternative: string): string[] {
  const read = readAlternative(alternative)
  return read.kind === 'broken' ? [] : read.parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []))
}

function findUnknown(
  groups: readonly VocabularyGroup[],
  sense: Sense,
  knows: (parts: readonly VocabularyPart[]) => boolean,
): Finding[] {
  const owners = meaningOwners(groups, sense)
  return groups.flatMap(({ means = [] }, at): Finding[] => {
    const unknown = means.filter((alternative) => {
      const read = readAlternative(alternative)
      if (read.kind === 'broken') return false
      // A word that has its meaning in another group is looked at there.
      const parts = read.parts.filter((part) => part.kind !== 'words' || (owners.get(sense(part.text)) ?? at) === at)
      return parts.length > 0 && !knows(parts)
    })
    if (unknown.length === 0) return []
    const all = unknown.length === means.length ? ', so its words have no meaning' : ''
    return [{ at, severity: 'remark', reason: `the catalogue has nothing for ${unknown.join('; ')}${all}` }]
  })
}
