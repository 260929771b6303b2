import { z } from 'zod'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { FILE_KINDS, MOST_PARTS, PART_BYTES, type FileKind } from '../change-set.ts'
import { createChangeSet, finishUpload, keepPart, listParts } from '../store/change-sets.server.ts'
import { editProducts } from '../store/edit-products.server.ts'
import { EDITS, type EditKind } from '../tables/edit-cells.ts'
import { chooseColumns } from '../store/choose-columns.server.ts'
import { EDIT, editor, Version, type ChangeContext } from './call-parts.server.ts'
import { DONE, EXAMPLE_ID, WithId } from '#app/features/staff/call-parts.server.ts'

const KeepsValues = z.boolean().default(false).describe('Values of a table stand against later feeds (overrides)')

const createChanges = defineEndpoint({
  ...EDIT,
  name: 'console/createChanges',
  limitPerMinute: 30,
  summary: 'Begins changes of the catalogue by a file, whose parts follow.',
  input: z.object({
    kind: z.enum(Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]),
    name: z.string().trim().min(1).max(200),
    note: z.string().trim().max(1_000).default(''),
    keepsValues: KeepsValues,
  }),
  output: WithId,
  example: { input: { kind: 'prices', name: 'prices-july.csv' }, output: { ...DONE, id: EXAMPLE_ID } },
  errors: ['conflict'],
  async run(context: ChangeContext, input) {
    return { ...DONE, id: await createChangeSet(context.db, { ...editor(context), ...input }, context.now) }
  },
})

/** Characters of base64, four of three bytes. */
const PART_CHARACTERS = Math.ceil(PART_BYTES / 3) * 4

const uploadPart = defineEndpoint({
  ...EDIT,
  name: 'console/uploadPart',
  limit: { perMinute: 240, by: 'account', isFirst: true },
  maxBodyBytes: PART_CHARACTERS + 1_024,
  summary: 'Keeps a part of a file, of 4 MB but for the last one. The same part may be sent again.',
  input: z.object({
    id: RowId,
    number: z.int().min(1).max(MOST_PARTS),
    sha256: z.string().regex(/^[0-9a-f]{64}$/i, 'is not a SHA-256 in hexadecimal digits'),
    data: z.string().max(PART_CHARACTERS).describe('The bytes in base64'),
  }),
  example: {
    input: {
      id: EXAMPLE_ID,
      number: 1,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      data: 'YWJj',
    },
    output: DONE,
  },
  errors: ['not_found', 'conflict', 'too_large'],
  async run(context: ChangeContext, { id: setId, number, sha256: digest, data }) {
    const body = Buffer.from(data, 'base64')
    await keepPart(context.db, { ...editor(context), setId, number, digest, body }, context.now)
    return DONE
  },
})

const uploadedParts = defineEndpoint({
  name: 'console/uploadedParts',
  method: 'GET',
  onlyReads: true,
  limitPerMinute: 120,
  caller: { right: 'catalogue.edit' },
  summary: 'Lists the parts of a file that have come, so that an upload goes on where it ended.',
  input: z.object({ id: RowId }),
  output: z.object({ parts: z.array(z.object({ number: z.int(), sha256: z.string() })) }),
  example: { input: { id: EXAMPLE_ID }, output: { parts: [] } },
  async run(context: ChangeContext, { id }) {
    const parts = await listParts(context.db, editor(context).by, id)
    return { parts: parts.map(({ number, digest }) => ({ number, sha256: digest })) }
  },
})

const finish = defineEndpoint({
  ...EDIT,
  name: 'console/finishUpload',
  summary: 'Has a file planned, all of whose parts have come.',
  input: z.object({ id: RowId, parts: z.int().min(1).max(MOST_PARTS) }),
  example: { input: { id: EXAMPLE_ID, parts: 3 }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run(context: ChangeContext, { id: setId, parts }) {
    await finishUpload(context.db, { ...editor(context), setId, parts }, context.now)
    context.onChanges()
    return DONE
  },
})

const columns = defineEndpoint({
  ...EDIT,
  name: 'console/chooseColumns',
  summary: 'Says what the columns of a table are, in their order. The plan is made with them.',
  input: z.object({ id: RowId, version: Version, targets: z.array(z.string().max(60)).min(1).max(200) }),
  example: { input: { id: EXAMPLE_ID, version: 2, targets: ['sku', 'price AUD', ''] }, output: DONE },
  errors: ['not_found', 'conflict'],
  async run(context: ChangeContext, { id: setId, version, targets }) {
    await chooseColumns(context.db, { ...editor(context), setId, version, targets }, context.now)
    context.onChanges()
    return DONE
  },
})

/** Codes of one edit. */
const MOST_CODES = 10_000

const edit = defineEndpoint({
  ...EDIT,
  name: 'console/editProducts',
  limitPerMinute: 30,
  maxBodyBytes: 1024 * 1024,
  summary:
    'Prepares one change of many variants: sets or clears a field, adds to a list, multiplies a price, replaces a text.',
  input: z.object({
    skus: z.array(z.string().trim().min(1).max(64)).min(1, 'name no code').max(MOST_CODES),
    field: z.string().max(60).describe('A column of a table of changes: `price AUD`, `warranty`, `status`'),
    action: z.enum(Object.keys(EDITS) as [EditKind, ...EditKind[]]),
    value: z.string().trim().max(4_000).default(''),
    find: z.string().max(200).default('').describe('The text that `value` replaces'),
    note: z.string().trim().max(1_000).default(''),
    keepsValues: KeepsValues,
  }),
  output: WithId,
  example: {
    input: { skus: ['97140C6AF'], field: 'price AUD', action: 'multiply', value: '1.05' },
    output: { ...DONE, id: EXAMPLE_ID },
  },
  errors: ['conflict'],
  async run(context: ChangeContext, { skus, field, action, value, find, note, keepsValues }) {
    const changed = { kind: action, target: field, value, find }
    const id = await editProducts(
      context.db,
      { ...editor(context), edit: changed, skus, note, keepsValues },
      context.now,
    )
    context.onChanges()
    return { ...DONE, id }
  },
})

export const UPLOAD_CALLS = [createChanges, edit, uploadPart, uploadedParts, finish, columns]
