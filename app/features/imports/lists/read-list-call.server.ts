import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { parseJson } from '@specify/core/data/parse-json.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { countUnknownCodes } from '#app/features/searches/count-unknown-codes.ts'
import type { RequestSearches } from '#app/features/searches/request-searches.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { findOwnProject, type ImportContext } from '../run-import.server.ts'
import { EXAMPLE_READ_LIST } from '@specify/list-reader/draft/examples.ts'
import {
  MAX_LIST_CHARACTERS,
  MAX_LIST_FILE_BYTES,
  MAX_LIST_ROWS,
  MAX_SHOWN_PASSED,
} from '@specify/list-reader/limits.ts'
import { readGiven, readListForm } from './list-input.server.ts'
import { roomsByType } from '@specify/schedule/units.ts'
import { findCandidates, type ListCatalogue } from './find-candidates.server.ts'
import { LIST_MODES, type ListMode } from '@specify/list-reader/changes/model.ts'
import { isChangeOrder } from '@specify/list-reader/changes/plain-changes.ts'
import type { ListReading } from '@specify/list-reader/read-text.ts'
import type { ChosenMappings, ListAnswers, ReadList } from '@specify/list-reader/model.ts'
import { AnswersShape, ChosenShape, ReadListShape } from '@specify/list-reader/draft/shapes.server.ts'

const MAX_PASSED_LENGTH = 160
const MAX_SHOWN_TABLES = 50
const MAX_MAPPING_LENGTH = 100_000
const MAX_ANSWERS_LENGTH = 1_000

export const readList = defineEndpoint({
  name: 'readList',
  path: api.readList.template,
  group: 'Projects',
  method: 'POST',
  caller: 'specifier',
  limit: { perMinute: 120, by: 'account', isFirst: true, name: 'imports' },
  summary: `Reads a list in an email, a spreadsheet or a file, and says for each row which product it means or may mean: ${MAX_LIST_ROWS} rows, files of ${MAX_LIST_FILE_BYTES / 1024 / 1024} MB. Nothing is added, and nothing is chosen.`,
  input: z.instanceof(FormData),
  described: z.object({
    projectId: RowId.describe('A project of the caller'),
    file: z.string().optional().describe('An xlsx, csv, txt or eml file; or text'),
    text: z.string().max(MAX_LIST_CHARACTERS).optional().describe('What was pasted'),
    mode: z
      .enum(['auto', ...LIST_MODES])
      .optional()
      .describe(
        '`changes` reads what each row changes; `auto` does so where most rows say it and the project has lines',
      ),
    mapping: z
      .string()
      .max(MAX_MAPPING_LENGTH)
      .optional()
      .describe('JSON: what each column holds, by the key of its table, where that was chosen'),
    answers: z
      .string()
      .max(MAX_ANSWERS_LENGTH)
      .optional()
      .describe('JSON: one of the options of each question that was answered, `{ "repeats": "once" }`'),
  }),
  output: ReadListShape,
  example: {
    input: { text: '97140C6AF 2 Kitchen', projectId: EXAMPLE_ID },
    output: EXAMPLE_READ_LIST,
  },
  errors: ['unauthorized', 'forbidden', 'not_found', 'too_large', 'unsupported_media_type', 'unavailable'],
  readForm: readListForm,
  async run(context: ImportContext & ListCatalogue & Pick<RequestSearches, 'searchLog'>, form) {
    const project = await findOwnProject(form, context)
    const reader = context.catalogue.codeReader(project.locale, context.visibility)
    const reading = {
      isCode: (text: string) => reader.find(text).length > 0,
      chosen: readMapping(form),
      answers: readAnswers(form),
    }
    const lineItems = project.rooms.reduce((sum, { items }) => sum + items.length, 0)
    const { mode, list } = await readInMode(readMode(form), { form, context, reading, hasLines: lineItems > 0 })
    const { tables, rows, passed: others, parts, sheets, questions } = list
    const passed = [...others, ...parts].sort((a, b) => a.line - b.line)
    const { matches, products } = await findCandidates(rows, reader, { ...context, locale: project.locale })
    // A list is read again with each answer, and counted once.
    if (Object.keys(reading.answers).length === 0 && Object.keys(reading.chosen).length === 0) {
      const unknown = rows.flatMap(({ code }, at) => (matches[at]?.kind === 'unknown' ? [code] : []))
      countUnknownCodes(context.searchLog, unknown, { locale: project.locale, now: context.now })
    }
    return {
      version: project.version,
      unitTypes: project.unitTypes.map(({ name, count }) => ({ name, count })),
      rooms: project.rooms.map(({ name }) => name),
      typedRooms: roomsByType(project).flatMap(({ unitType, rooms: own }) =>
        unitType ? own.map(({ name }) => ({ room: name, unitType: unitType.name })) : [],
      ),
      mode,
      lineItems,
      lineCount: rows.length + passed.length,
      ...(sheets && { sheets }),
      tables: tables.slice(0, MAX_SHOWN_TABLES).map(({ questions: _questions, ...table }) => table),
      questions: questions ?? [],
      rows: rows.map((row, index) => ({ ...row, match: matches[index]! })),
      passed: {
        count: passed.length,
        lines: passed.slice(0, MAX_SHOWN_PASSED).map(({ line, text, reason }) => {
          return { line, text: text.slice(0, MAX_PASSED_LENGTH), reason }
        }),
      },
      products,
    }
  },
})

type GivenMode = ListMode | 'auto'

interface Given {
  readonly form: FormData
  readonly context: ImportContext
  readonly reading: ListReading
  readonly hasLines: boolean
}

/** Reads a list as its mode says; in `auto` as changes where most of its rows say what changes. */
async function readInMode(
  mode: GivenMode,
  { form, context, reading, hasLines }: Given,
): Promise<{ readonly mode: ListMode; readonly list: ReadList }> {
  if (mode === 'changes' || (mode === 'auto' && hasLines)) {
    const list = await readGiven(form, context, { ...reading, passesTwins: true, readsChanges: true })
    if (mode === 'changes' || isChangeOrder(list)) return { mode: 'changes', list }
  }
  return {
    mode: mode === 'set' ? 'set' : 'add',
    list: await readGiven(form, context, { ...reading, passesTwins: true }),
  }
}

/** @throws AppError `invalid_input` for a mode that is none. */
function readMode(form: FormData): GivenMode {
  const mode = form.get('mode')
  if (mode === null) return 'add'
  const known = (['auto', ...LIST_MODES] as const).find((each) => each === mode)
  if (!known) throw new AppError('invalid_input', 'mode: is one of auto, add, set and changes')
  return known
}

/** @throws AppError `invalid_input` for a mapping that is none. */
function readMapping(form: FormData): ChosenMappings {
  const { data } = ChosenShape.safeParse(jsonOf(form.get('mapping'), MAX_MAPPING_LENGTH))
  if (!data) throw new AppError('invalid_input', 'The mapping of the columns cannot be read.')
  return data
}

/** @throws AppError `invalid_input` for answers that no question has. */
function readAnswers(form: FormData): ListAnswers {
  const { data } = AnswersShape.safeParse(jsonOf(form.get('answers'), MAX_ANSWERS_LENGTH))
  if (!data) throw new AppError('invalid_input', 'The answers to the questions of the list cannot be read.')
  return data
}

/** An empty object where the form has none, and a text that is none for what is no JSON of at most that length. */
function jsonOf(given: FormDataEntryValue | null, maxLength: number): unknown {
  if (given === null) return {}
  return parseJson(typeof given === 'string' && given.length <= maxLength ? given : null) ?? 'none'
}
