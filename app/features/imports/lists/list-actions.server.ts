import { z } from 'zod'
import { isUuid, UUID_PATTERN } from '@specify/core/ids/uuid.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { editableProject } from '#app/features/projects/access/access.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { FreeName, GivenFreeLine } from '#app/features/projects/project-actions/shapes/free-line-shapes.server.ts'
import {
  CHANGE_ERRORS,
  Note,
  ProjectId,
  Quantity,
  RoomName,
  Version,
} from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { findAccepted } from '@specify/list-reader/draft/add-rows.ts'
import { MAX_TAG_LENGTH, MAX_UNIT_COUNT } from '@specify/schedule/model.ts'
import { MAX_LIST_ROWS } from '@specify/list-reader/limits.ts'
import { addList, undoList } from './list-commands.server.ts'

type ListContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue,
  'actor' | 'catalogue' | 'db' | 'locale' | 'now' | 'visibility'
>

export const EXAMPLE_IMPORT = '0b1c6d0e-5f86-4d0e-8d3a-2f6c9f0f7a11'
/** 2,000 rows with notes. */
const MAX_BODY_BYTES = 4 * 1024 * 1024
export const ImportId = z
  .string()
  .max(36)
  .refine(isUuid, 'must be a UUID')
  .meta({ pattern: UUID_PATTERN })
  .describe('Made by the caller: the same import is never added twice')

const Row = z.object({
  line: z.int().min(1).max(2_000_000).describe('For messages'),
  sku: z
    .string()
    .min(1)
    .max(200)
    .describe('As the catalogue writes it; `free` for a line that is not from the catalogue'),
  quantity: Quantity.meta({ minimum: 1 }).describe('Per unit of its type'),
  room: RoomName.min(1),
  unitType: RoomName.default('').describe('Made where the project does not have it; empty for common areas'),
  units: z.int().min(0).max(MAX_UNIT_COUNT).nullable().default(null).describe('The count of a type that is made'),
  tag: z.string().max(MAX_TAG_LENGTH).default(''),
  note: Note.default(''),
  roomNote: Note.default('').describe('Of its room, where that has none'),
  allowDiscontinued: z.boolean().default(false),
  name: FreeName.optional(),
  free: GivenFreeLine.optional(),
})

export const addListRows = defineEndpoint({
  name: 'projectBuilder/addListRows',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  maxBodyBytes: MAX_BODY_BYTES,
  summary: `Adds up to ${MAX_LIST_ROWS} rows of a list to a project: all of them in one change, or none. It gets rows alone, and does not know the list that they are of: the questions that \`read-list\` has open must be answered before, as the dialog does.`,
  input: z.object({
    id: ProjectId,
    version: Version,
    importId: ImportId,
    rows: z.array(Row).min(1).max(MAX_LIST_ROWS),
  }),
  output: z.object({
    isError: z.literal(false),
    version: z.int(),
    added: z.int().describe('Rows'),
    wasThere: z.boolean().describe('Whether this import had been added before'),
  }),
  example: {
    input: {
      id: EXAMPLE_ID,
      version: 3,
      importId: EXAMPLE_IMPORT,
      rows: [{ line: 2, sku: '96340C6AF', quantity: 2, room: 'Ensuite 1' }],
    },
    output: { isError: false, version: 4, added: 1, wasThere: false },
  },
  errors: [...CHANGE_ERRORS, 'product_discontinued'],
  async run({ actor, catalogue, db, locale, now, visibility }: ListContext, { id, rows, ...change }) {
    const project = editableProject(actor, id)
    const reader = catalogue.codeReader(locale, visibility)
    const accepted = findAccepted(rows, (sku) => reader.find(sku), locale)
    const added = await addList(db, { project, rows: accepted, ...change }, now)
    return { isError: false as const, added: rows.length, ...added }
  },
})

export const undoListRows = defineEndpoint({
  name: 'projectBuilder/undoListRows',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  summary: 'Takes a list back that was added, as long as nothing else has been changed since.',
  input: z.object({ id: ProjectId, version: Version.describe('That adding the list led to'), importId: ImportId }),
  output: z.object({ isError: z.literal(false), version: z.int() }),
  example: {
    input: { id: EXAMPLE_ID, version: 4, importId: EXAMPLE_IMPORT },
    output: { isError: false, version: 5 },
  },
  errors: CHANGE_ERRORS,
  async run({ actor, db, now }: ListContext, { id, ...change }) {
    const version = await undoList(db, { project: editableProject(actor, id), ...change }, now)
    return { isError: false as const, version }
  },
})
