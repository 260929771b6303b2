import type { IndexView } from '@specify/engine'
import { isStopWord, listWords } from '@specify/engine/words'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Stretch } from './limits.ts'
import type { Meaning, Span } from './lexicon/meaning.ts'
import { fitMeasures } from './measures/measures.ts'
import { isUnit, listAlike, listTokens, textOf, type Token } from './phrase.ts'
import { findNamed, isAbsent, isFound, isNamed, NO_PRODUCT } from './lookups.ts'
import { findCodes, isCodeLike } from './query-codes.ts'
import { correctText } from './spelling.ts'
import { isBorne, saysNothing, statesKinds, statesPrices } from './borne.ts'
import { exclude } from './exclusions.ts'
import { dropGuesses, findClause, findHead, headLast, isAnyMet, isLikelier, isPart } from './head.ts'
import { allOf, Reader } from './reader.ts'
import { isNameOf, joinApart, joinKinds, turnKinds } from './names/join-kinds.ts'
import { joinChoices, segment, takenAsWords } from './segment.ts'
import { leaveMeasuredParts } from './measures/measured-parts.ts'
import { nameAlternatives } from './names/named-alternatives.ts'
import { leaveCollectives } from './names/named-kinds.ts'
import { isCollection, takeNearestFinish } from './names/nearest-finish.ts'
import { nameInMetric } from './measures/pipe-sizes.ts'
import { keepCompounds } from './names/whole-compounds.ts'
import { findWhole } from './names/whole-names.ts'
import { literally, type TypedQuery, type Understanding } from './understanding.ts'
import { keepWords } from './words-kept.ts'

/** Longer queries are cut, as in the query protocol. */
const MOST_LETTERS = 512
const MOST_TELLING = 5
/** Two words are in many names by chance. */
const FEWEST_OF_NAME = 3

/**
 * Understands a query. Codes are read as codes; understood phrases become conditions where products meet them together,
 * and boosts otherwise; other words are searched and dropped by significance where nothing has all of them.
 */
export function understand(view: IndexView, lexicon: Lexicon, request: TypedQuery): Understanding {
  const { text: typed, plain = [], within = [], apart = [], spelt: asTyped = [] } = request
  const text = typed.slice(0, MOST_LETTERS)
  // Signs and pictures name nothing, rather than everything.
  if (text.trim() !== '' && listWords(text).length === 0)
    return { ...literally(''), filter: NO_PRODUCT, isAbsent: true }
  const codes = findCodes(view, text)
  if (codes) return withCodes(view, text, codes)
  const isPlain = (phrase: string) => plain.includes(phrase.toLowerCase())
  const { text: metric, named: sizes } = nameInMetric(view, text, isPlain)
  const { text: corrected, corrections: spelt } = correctText(view, lexicon, metric, (phrase) => {
    return isPlain(phrase) || asTyped.includes(phrase.toLowerCase())
  })
  const corrections = [...sizes, ...spelt]
  const { text: ordered, isTurned } = headLast(corrected, lexicon)
  const tokens = listTokens(ordered, lexicon.canonical)
  const isTaken = takenAsWords(tokens, plain)
  // Where products state what they are, readings say more than other words for them.
  const alikeIn = (said: string) => (statesKinds(view) ? [] : listAlike(said, tokens, lexicon))
  const isApart = ({ first, end }: Stretch) =>
    apart.includes(ordered.slice(tokens[first]?.start, tokens[end - 1]?.end).toLowerCase())
  const segments = keepCompounds(view, ordered, tokens, lexicon, (without) =>
    segment(
      ordered,
      tokens,
      lexicon,
      (each) => isTaken(each) || isApart(each) || without(each) || !isBorne(view, each),
    ),
  )
  const whole = findWhole(view, { text: ordered, tokens, spans: segments, within }, lexicon)
  const tests = {
    lexicon,
    isPart: (span: Span) => isPart(view, span),
    isLikelier: (meaning: Meaning, span: Span) => isLikelier(view, segments, meaning, span),
  }
  const turned = turnKinds(ordered, tokens, segments, tests)
  const pairs = joinKinds(ordered, tokens, turned, lexicon)
  const kinds = joinApart(tokens, pairs, tests)
  const choices = leaveCollectives(view, joinChoices(kinds, tokens))
  const joined = nameAlternatives(view, leaveMeasuredParts(view, ordered, tokens, choices))
  const read = exclude(ordered, tokens, joined, lexicon).filter((span) => !isPlain(span.typed) && !isTaken(span))
  const clause = isTurned ? tokens.length : findClause(ordered, tokens)
  const head = findHead(view, read, { clause, within })
  const spans = takeNearestFinish(view, tokens, dropGuesses(view, read, head), { head, lexicon })
  const reader = new Reader(view, within, spans, {
    head,
    isTurned,
    isPriced: statesPrices(view, lexicon.values),
    isOfName: (span) => isCollection(span) || (head !== null && isNameOf(tokens, span, head, lexicon)),
  })
  const fitted = fitMeasures(view, ordered, tokens, spans, reader.all(), lexicon)
  const measured = fitted.flatMap(({ span, exact }) => {
    if (isTaken(span) || !isBorne(view, span)) return []
    reader.addAttribute(span, exact)
    return [span]
  })
  const meant = spans.flatMap((span) => meantWords(view, reader, span) ?? [])
  const used = [...spans, ...measured].filter(
    (span) => !reader.refused.has(span) || meant.some((each) => each.span === span),
  )
  const unused = tokens.filter((_, at) => !used.some(({ first, end }) => at >= first && at < end))
  const kept = keepWords(view, {
    filter: allOf(reader.all()),
    text: ordered,
    tokens,
    words: unused.filter(
      (token) => !isStopWord(token.text) || used.length === 0 || isUnit(tokens, tokens.indexOf(token)),
    ),
    meant: meant.map(({ words }) => words),
    phrases: Array.from(reader.refused).filter(({ first }) => first >= clause),
    isChatty: tokens.length > MOST_TELLING,
    isUnderstood: reader.filter() !== null,
  })
  const absent =
    reader.filter() === null && Array.from(reader.refused).find((span) => statesKinds(view) && isAbsent(view, span))
  if (absent) return { ...literally(absent.typed), corrections, corrected, isAbsent: true }
  const vain = spelt.filter(({ meant: words }) => words.split(' ').every((word) => kept.ignored.includes(word)))
  if (vain.length > 0) {
    const words = vain.map((each) => each.typed.toLowerCase())
    return understand(view, lexicon, { ...request, spelt: [...asTyped, ...words] })
  }
  if (whole && !isAnyMet(view, [...reader.all(), whole.filter]) && !whole.phrases.every(isPlain)) {
    const again = understand(view, lexicon, { ...request, text: corrected, plain: [...plain, ...whole.phrases] })
    return { ...again, corrections: [...corrections, ...again.corrections] }
  }
  const isDoubtful = reader.refused.size + reader.wished.size + kept.ignored.length > 0
  const mayBeName = isDoubtful && !isTurned && tokens.length >= FEWEST_OF_NAME && tokens.length <= MOST_TELLING
  const isPlainly = head === null && !isDoubtful && tokens.length <= MOST_TELLING
  const named = mayBeName || isPlainly ? findNamed(view, corrected, reader.filter()) : []
  if (mayBeName && named.length === 0 && isNamed(view, corrected))
    return {
      ...literally(corrected),
      corrections,
      wishes: whole ? [whole.filter] : [],
      nearest: corrected,
      read: reader.read,
    }
  // Phrases that say nothing may hold the only thing that is sought: `noise when tap turned off`.
  const silent = segments.flatMap((span) =>
    saysNothing(span.meaning) && /\s/.test(span.typed) ? [span.typed.toLowerCase()] : [],
  )
  if (silent.length > 0 && reader.filter() === null && !isFound(view, kept.text)) {
    const again = understand(view, lexicon, { ...request, apart: [...apart, ...silent] })
    if (again.filter !== null) return again
  }
  if (kept.ignored.some(isCodeLike) && isFound(view, text))
    return { ...literally(text), nearest: text, read: reader.read }
  if (used.length === 0 && !/\s/.test(text.trim()))
    return {
      ...literally(text),
      nearest: isCodeLike(text) ? null : text,
      alike: alikeIn(text),
    }
  const isSilent = reader.parts.length === 0 && reader.filter() === null && kept.text === '' && named.length === 0
  return {
    parts: reader.parts,
    filter: reader.filter(),
    wishes: [...(whole ? [whole.filter] : []), ...named, ...reader.wishes],
    text: kept.text,
    order: reader.order,
    corrections,
    corrected,
    ignored: isSilent ? listWords(corrected).map(({ start, end }) => corrected.slice(start, end)) : kept.ignored,
    nearest: isSilent ? null : withoutSilent(ordered, tokens, segments) || corrected,
    alike: alikeIn(ordered),
    isByName: !statesKinds(view),
    read: reader.read,
  }
}

/**
 * The words that a phrase stands for, where each of its alternatives has some: those of the first that products have. Null
 * where it has none, or where the catalogue has the phrase as it is.
 */
function meantWords(view: IndexView, reader: Reader, span: Span): { span: Span; words: string } | null {
  const { isKind, alternatives, filter: named } = span.meaning
  const isRefused = reader.refused.has(span)
  if (named || (isKind && isRefused) || alternatives.some(({ words }) => words === '')) return null
  const filter = allOf(reader.all())
  const isFound = (text: string) => view.search({ text, ...(filter && { filter }), limit: 0 }).nbHits > 0
  if (isRefused && isFound(span.typed)) return null
  const alternative = alternatives.find(({ words }) => isFound(words))
  return alternative ? { span, words: alternative.words } : null
}

/** The text without the words that say nothing of a product: `where can i buy`, `cheap`. */
function withoutSilent(text: string, tokens: readonly Token[], spans: readonly Span[]): string {
  const silent = spans.filter((span) => span.meaning.order !== null || saysNothing(span.meaning))
  return textOf(
    text,
    tokens,
    tokens.filter((_, at) => isUnit(tokens, at) || !silent.some(({ first, end }) => at >= first && at < end)),
  )
}

/** The words beside a code count where its product has them: `price of 96340C6AF`. */
function withCodes(view: IndexView, text: string, codes: readonly string[]): Understanding {
  const only = codes.join(' ')
  if (isFound(view, text) || !isFound(view, only)) return literally(text)
  return { ...literally(text), text: only, ignored: text.split(/\s+/).filter((word) => word && !codes.includes(word)) }
}
