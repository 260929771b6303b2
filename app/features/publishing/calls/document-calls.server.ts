import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { routes } from '#app/addresses/routes.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { settleClash } from '../clashes.server.ts'
import { layOut, MAX_DOCUMENT_LENGTH } from '../documents.ts'
import { discardDraft, findSeen, saveDraft } from '../drafts.server.ts'
import { changeFields, LIST_ACTIONS } from '../forms/change-fields.server.ts'
import { addPreview } from '../previews.server.ts'
import {
  byEditor,
  Digest,
  EDIT,
  EXAMPLE_DIGEST,
  MAX_BODY_BYTES,
  Name,
  type PublishingContext,
  SavedAnswer,
  Version,
} from './call-parts.server.ts'
import { DONE, Done } from '#app/features/staff/call-parts.server.ts'

const saveDocument = defineEndpoint({
  ...EDIT,
  name: 'console/saveDocument',
  maxBodyBytes: MAX_BODY_BYTES,
  summary:
    'Saves a draft of a document of the site. What others changed meanwhile is merged; where both changed the same, both are kept.',
  input: z.object({
    name: Name,
    body: z.string().max(MAX_DOCUMENT_LENGTH),
    seen: Digest.describe('SHA-256 of the text that was changed; empty for a new document'),
  }),
  output: SavedAnswer,
  example: {
    input: { name: 'pages/warranty.json', body: '{"path": "warranty", "title": "Warranty"}', seen: EXAMPLE_DIGEST },
    output: { ...DONE, saved: 'saved', clash: '' },
  },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, save) {
    const saved = await saveDraft(context.db, { ...byEditor(context), ...save }, context.now)
    return { ...DONE, saved: saved.kind, clash: saved.kind === 'aside' ? saved.saveId : '' }
  },
})

/** Fields of one form. */
const MOST_FIELDS = 6_000

const saveFields = defineEndpoint({
  ...EDIT,
  name: 'console/saveFields',
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'Sets fields of a document in its draft, and then adds, takes away or moves an entry of a list.',
  input: z.object({
    name: Name,
    seen: Digest.describe('SHA-256 of the text that the form was made of'),
    fields: z
      .array(z.tuple([z.string().max(2_000), z.string().max(MAX_DOCUMENT_LENGTH)]))
      .max(MOST_FIELDS)
      .describe('Paths such as `/title` with what they say'),
    change: z
      .object({
        action: z.enum(LIST_ACTIONS),
        path: z.string().max(2_000).describe('Of the list for a new entry, otherwise of the entry'),
        kind: z.string().max(100).default('entry').describe('Of a new entry'),
      })
      .nullable()
      .default(null),
  }),
  output: SavedAnswer,
  example: {
    input: { name: 'pages/warranty.json', seen: EXAMPLE_DIGEST, fields: [['/title', 'Warranty']] },
    output: { ...DONE, saved: 'saved', clash: '' },
  },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, { name, seen, fields, change }) {
    const by = byEditor(context)
    const base = await findSeen(context.db, name, seen)
    if (base === null) throw new AppError('conflict', 'The form is too old. Load the page again; your text is in it.')
    const document = parseOrNull(base)
    if (document === null) throw new AppError('conflict', 'The draft is no JSON any more: change it as text.')
    const body = layOut(changeFields(name, document, new Map(fields), change))
    const saved = await saveDraft(context.db, { ...by, name, body, seen }, context.now)
    return { ...DONE, saved: saved.kind, clash: saved.kind === 'aside' ? saved.saveId : '' }
  },
})

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const PREVIEW_DAYS = 7

const sharePreview = defineEndpoint({
  ...EDIT,
  name: 'console/sharePreview',
  summary: `Makes a link to the draft of a page for others, which lives ${PREVIEW_DAYS} days.`,
  input: z.object({ name: Name }),
  output: Done.extend({ path: z.string().describe('Of the link') }),
  example: {
    input: { name: 'pages/warranty.json' },
    output: { ...DONE, path: '/au/preview/Zk9w3yq0/' },
  },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext & Pick<RequestMarket, 'locale'>, { name }) {
    const { db, locale, now } = context
    const token = await addPreview(db, { ...byEditor(context), name, locale, days: PREVIEW_DAYS }, now)
    return { ...DONE, path: routes.preview.path({ locale, token }) }
  },
})

const discardDocument = defineEndpoint({
  ...EDIT,
  name: 'console/discardDraft',
  summary: 'Discards the draft of a document; what is published stays.',
  input: z.object({ name: Name, version: Version }),
  output: Done,
  example: { input: { name: 'pages/warranty.json', version: 2 }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, draft) {
    await discardDraft(context.db, { ...byEditor(context), ...draft }, context.now)
    return DONE
  },
})

const settleDocument = defineEndpoint({
  ...EDIT,
  name: 'console/settleDocument',
  summary: 'Merges two changes of a document, as was chosen where both changed the same.',
  input: z.object({
    name: Name,
    source: z
      .union([z.literal(['published', 'delivered']), RowId])
      .describe('What the draft is merged with: what was published since it began, what git has, or a save by its id'),
    seen: Digest,
    choices: z
      .record(z.string().max(2_000), z.enum(['mine', 'theirs']))
      .refine((choices) => Object.keys(choices).length <= 1_000, 'must have at most 1,000 choices')
      .default({})
      .describe('Which side holds, by place; theirs where nothing is chosen'),
  }),
  output: Done,
  example: {
    input: {
      name: 'pages/warranty.json',
      source: 'published',
      seen: EXAMPLE_DIGEST,
      choices: { title: 'mine' },
    },
    output: DONE,
  },
  errors: ['not_found', 'conflict'],
  async run(context: PublishingContext, { source, ...clash }) {
    const of = source === 'published' || source === 'delivered' ? source : { save: source }
    await settleClash(context.db, { ...byEditor(context), ...clash, source: of }, context.now)
    return DONE
  },
})

export const DOCUMENT_CALLS = [saveDocument, saveFields, sharePreview, discardDocument, settleDocument]
