import { routes } from '#app/addresses/routes.ts'
import { WORD_KINDS, type WordKind } from '#app/features/publishing/words/edit-vocabulary.ts'
import { VOCABULARY } from '#app/features/publishing/words/words-calls.server.ts'
import { outcomeQuery } from '#app/features/console/outcome.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import type { FormOutcome, PostableForm, Posted } from '../../account/take-posts.server.ts'
import { outcomeOf, refusalOf } from '../post-outcome.server.ts'
import { takeConsolePosts } from '../take-console-posts.server.ts'

const linesOf = (posted: Posted, field: string) =>
  textOf(posted.given, field)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

async function saveGroup(posted: Posted, words: readonly string[]) {
  const { given, call, locale } = posted
  const kind = textOf(given, 'kind')
  const input = {
    former: textOf(given, 'former'),
    kind: Object.hasOwn(WORD_KINDS, kind) ? (kind as WordKind) : 'means',
    words: [...words],
    means: linesOf(posted, 'means'),
  }
  const outcome = await call('console/saveWords', input, locale)
  if (outcome.kind !== 'done') return atField(refusalOf(posted, outcome))
  const { saved, clash } = outcome.answer
  if (saved === 'aside') return { next: routes.console.document.href({ locale, name: VOCABULARY, clash }) }
  return {
    next: `${routes.console.wordChanges.path({ locale })}?${outcomeQuery(saved === 'unchanged' ? 'draft-unchanged' : 'save-words')}`,
  }
}

/** A refusal that begins with the name of a field stands beside that field. */
function atField(refusal: FormOutcome): FormOutcome {
  if ('next' in refusal) return refusal
  const [, field, problem] = /^(words|means): ([\s\S]+)$/.exec(refusal.problems.form ?? '') ?? []
  return field === undefined || problem === undefined
    ? refusal
    : { ...refusal, problems: { fields: { [field]: problem } } }
}

const save: PostableForm = {
  kept: ['words', 'kind', 'means'],
  send(posted) {
    const words = linesOf(posted, 'words')
    if (words.length === 0) return Promise.resolve({ problems: { fields: { words: 'Write at least one word.' } } })
    return saveGroup(posted, words)
  },
}

const remove: PostableForm = { kept: [], send: (posted) => saveGroup(posted, []) }

export const takeWordPosts = takeConsolePosts({ save, remove }, 'save')

const propose: PostableForm = {
  kept: ['note'],
  async send(posted) {
    const { given, call, locale } = posted
    const outcome = await call('console/proposeRelease', { names: [VOCABULARY], note: textOf(given, 'note') }, locale)
    if (outcome.kind !== 'done') return refusalOf(posted, outcome)
    const page = routes.console.release.path({ locale, id: outcome.answer.id })
    return { next: `${page}?${outcomeQuery('propose-release')}` }
  },
}

const discard: PostableForm = {
  kept: [],
  async send(posted) {
    const input = { name: VOCABULARY, version: textOf(posted.given, 'version') }
    return outcomeOf(posted, await posted.call('console/discardDraft', input, posted.locale), 'discard-draft')
  },
}

export const takeWordChangePosts = takeConsolePosts({ propose, discard }, 'propose')
