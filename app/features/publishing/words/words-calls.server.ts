import { z } from 'zod'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import { AppError } from '@specify/core/app-error.ts'
import { findSkus } from '#app/features/changes/tables/find-codes.server.ts'
import { checkVocabulary } from '#app/features/search/check-vocabulary.ts'
import { VocabularyFile, type Vocabulary } from '#app/features/search/vocabulary.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { layOut } from '../documents.ts'
import { digestOf, findDraft, findPublished, saveDraft } from '../drafts.server.ts'
import { byEditor, EDIT, SavedAnswer, type PublishingContext } from '../calls/call-parts.server.ts'
import { editVocabulary, groupKey, toVocabularyGroup, WORD_KINDS, type WordKind } from './edit-vocabulary.ts'

export const VOCABULARY = 'vocabulary.json'

const Kind = z.enum(Object.keys(WORD_KINDS) as [WordKind, ...WordKind[]])

const saveWords = defineEndpoint({
  ...EDIT,
  name: 'console/saveWords',
  summary: 'Saves one group of words in the draft of the vocabulary; a group without words is taken away.',
  input: z.object({
    former: z.string().max(20_000).default('').describe('The group as it was read, as JSON; empty for a new one'),
    kind: Kind.default('means'),
    words: z.array(z.string().max(200)).max(40).default([]).describe('Words and phrases'),
    means: z.array(z.string().max(200)).max(20).default([]).describe('Meanings, or codes of products'),
  }),
  output: SavedAnswer,
  example: {
    input: { former: '', kind: 'means', words: ['vessel basin'], means: ['Counter top basins'] },
    output: { isError: false, saved: 'saved', clash: '' },
  },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, { former, kind, words, means }) {
    const by = byEditor(context)
    const { text, vocabulary } = await readVocabularyDraft(context.db)
    const next = { kind, words, means: kind === 'means' || kind === 'pins' ? means : [] }
    const edited = editVocabulary(vocabulary, { former, next: words.length > 0 ? next : null })
    if (kind === 'pins' && words.length > 0) await assertCodes(context.db, next.means)
    if (words.length > 0) assertSound(edited, groupKey(toVocabularyGroup(next)))
    const save = { ...by, name: VOCABULARY, body: layOut(edited), seen: text === null ? '' : digestOf(text) }
    const saved = await saveDraft(context.db, save, context.now)
    return { isError: false as const, saved: saved.kind, clash: saved.kind === 'aside' ? saved.saveId : '' }
  },
})

/** @throws AppError `invalid_input` for what is wrong with the group that was changed */
function assertSound(vocabulary: Vocabulary, key: string): void {
  const parsed = VocabularyFile.safeParse(vocabulary)
  const at = vocabulary.groups.findIndex((group) => groupKey(group) === key)
  if (!parsed.success) {
    const issue = parsed.error.issues.find(({ path }) => path[1] === at) ?? parsed.error.issues[0]
    const field = issue?.path[2] === 'words' ? 'words' : issue?.path[2] === undefined ? 'words' : 'means'
    throw new AppError('invalid_input', `${field}: ${issue?.message ?? 'cannot be read'}`)
  }
  const wrong = checkVocabulary(vocabulary, () => true).find(
    ({ group, severity }) => group === at + 1 && severity === 'error',
  )
  if (!wrong) return
  // The sentence names the group, which people see before them.
  const reason = wrong.sentence.replace(/^Group \d+ \([^)]*\): /, '')
  const field = /already|leads back|only itself/.test(reason) ? 'words' : 'means'
  throw new AppError('invalid_input', `${field}: ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`)
}

/** @throws AppError `invalid_input` for a code that no product has: it would be pinned without a word */
async function assertCodes(db: Database, codes: readonly string[]): Promise<void> {
  const known = await findSkus(db, codes)
  const missing = codes.filter((code) => !known.has(skuKey(code)))
  if (missing.length > 0) throw new AppError('invalid_input', `means: No product has the code ${missing.join(', ')}.`)
}

/** The draft of the vocabulary, or what is published; no text where there is neither. */
export async function readVocabularyDraft(
  db: Database,
): Promise<{ readonly text: string | null; readonly vocabulary: Vocabulary }> {
  const text = (await findDraft(db, VOCABULARY))?.body ?? (await findPublished(db, VOCABULARY))
  return { text, vocabulary: parseVocabulary(text) }
}

/** @throws AppError `conflict` for a draft that was typed as JSON and is none: it is mended there */
export function parseVocabulary(text: string | null): Vocabulary {
  if (text === null) return { groups: [] }
  try {
    return VocabularyFile.parse(JSON.parse(text))
  } catch {
    throw new AppError('conflict', 'The draft of vocabulary.json cannot be read. Mend its JSON, or discard the draft.')
  }
}

export const WORDS_CALLS = [saveWords]
