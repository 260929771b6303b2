import { z } from 'zod'
import { FIELDS } from '../columns/fields.ts'
import { MAX_SHOWN_PASSED } from '../limits.ts'
import { MAX_COLUMNS } from '../tables/find-tables.ts'
import { CHANGE_KINDS, LIST_MODES } from '../changes/model.ts'
import { ANSWERS } from '../model.ts'

const FieldShape = z.enum(FIELDS).nullable()
const MAX_TABLES = 200

/** Mappings that a form sends as JSON, by the key of their table. */
export const ChosenShape = z
  .record(z.string().max(2_000), z.array(FieldShape).max(MAX_COLUMNS))
  .refine((chosen) => Object.keys(chosen).length <= MAX_TABLES)

/** Answers to questions that a form sends as JSON. */
export const AnswersShape = z
  .object({
    repeats: z.enum(ANSWERS.repeats),
    sheets: z.enum(ANSWERS.sheets),
    source: z.string().max(200),
    numbers: z.enum(ANSWERS.numbers),
    places: z.enum(ANSWERS.places),
    count: z.enum(ANSWERS.count),
    headings: z.enum(ANSWERS.headings),
    times: z.enum(ANSWERS.times),
    plain: z.enum(ANSWERS.plain),
  })
  .partial()

const CandidateShape = z.object({
  sku: z.string(),
  why: z.string().describe('How it differs from what was written'),
  options: z.array(z.string()).describe('SKUs to choose from, where the code does not say which'),
})

export const MatchShape = z
  .object({
    kind: z.enum(['exact', 'discontinued', 'ambiguous', 'unknown', 'none']),
    sku: z.string().nullable().describe('Of an exact or a discontinued one'),
    candidates: z.array(CandidateShape),
    elsewhere: z
      .array(z.string())
      .optional()
      .describe(
        'SKUs of other markets: of an unknown code, or that replace a discontinued one where none of this market does',
      ),
    isSure: z
      .boolean()
      .describe(
        'Whether its only candidate is one character away, and no other code is, or is the one in the finish that the row says',
      ),
    isContradicted: z
      .boolean()
      .optional()
      .describe('Of an exact one: whether the description of the row names another kind of product, or another finish'),
  })
  .meta({ id: 'ListMatch' })

const ListProductShape = z
  .object({
    name: z.string(),
    finish: z.string().describe('Empty where it has none'),
    brand: z.string(),
    image: z.string().nullable(),
    path: z.string().describe('Below the locale'),
    isAvailable: z.boolean(),
  })
  .meta({ id: 'ListProduct' })

export const ProductsShape = z.record(z.string(), ListProductShape).describe('By SKU')

const RowChangeShape = z
  .object({
    kind: z
      .enum(CHANGE_KINDS)
      .describe(
        '`set`: the new quantity; `remove` without a quantity: all; `out` and the `in` behind it: a replacement',
      ),
    from: z.string().describe('The former quantity, where the list says it'),
    text: z.string().optional().describe('The beginning of a line that does not say what changes'),
  })
  .meta({ id: 'ListRowChange' })

export const ReadListShape = z.object({
  version: z.int().describe('Of the project when the list was read'),
  unitTypes: z.array(z.object({ name: z.string(), count: z.int() })).describe('Of the project'),
  rooms: z.array(z.string()).describe('Names of the rooms of the project'),
  typedRooms: z
    .array(z.object({ room: z.string(), unitType: z.string() }))
    .describe('Those of them that are built for a unit type'),
  mode: z.enum(LIST_MODES).describe('How the list was read: rows to add, all that the project shall have, or changes'),
  lineItems: z.int().describe('Of the project: a list can change them'),
  lineCount: z.int().describe('Lines that are not blank: those of the rows and those passed over'),
  sheets: z
    .array(z.object({ name: z.string(), after: z.int().describe('Lines of the sheets before it') }))
    .optional()
    .describe('Of a workbook with several, whose lines are counted through'),
  tables: z.array(
    z.object({
      key: z.string().describe('Equal for tables with the same columns'),
      header: z.array(z.string()).nullable(),
      sample: z.array(z.array(z.string())),
      mapping: z.array(FieldShape).describe('What each column holds'),
      asks: z
        .array(z.enum(['code', 'quantity', 'room']))
        .describe('What a column must be chosen for; a room where one may name rooms'),
    }),
  ),
  questions: z
    .array(
      z.object({
        about: z
          .enum(['repeats', 'sheets', 'source', 'numbers', 'places', 'count', 'headings', 'times', 'plain'])
          .describe(
            'Parts that may list the same again, names of sheets that may be places, parts of an email, columns of numbers under names of rooms, columns that may be part of the room, a column that may be the quantity, names above lines that may be rooms, rooms with a number such as `Ensuites (4 off)`: for each of them or for all, rows of a change order that do not say what they change',
          ),
        names: z.array(z.string()).describe('Of the sheets, tables or parts that it is about'),
        options: z.array(z.string()),
        answer: z.string().nullable().describe('Null while it is open: nothing of the list is sure before'),
      }),
    )
    .describe('What only somebody who knows the list can say'),
  rows: z.array(
    z.object({
      line: z.int().describe('From 1'),
      lineCount: z.int(),
      table: z.string().nullable(),
      code: z.string(),
      quantity: z.string().describe('As it was written; two where it is not clear which counts'),
      room: z.string(),
      unitType: z.string(),
      units: z.string().describe('How often its type is built, where the list says it'),
      tag: z.string(),
      note: z.string(),
      roomNote: z.string().describe('Of its room'),
      description: z.string(),
      change: RowChangeShape.optional().describe('In a list of changes'),
      match: MatchShape,
    }),
  ),
  passed: z.object({
    count: z.int().describe('Rows and lines that are no products'),
    lines: z
      .array(
        z.object({
          line: z.int(),
          text: z.string(),
          reason: z.enum([
            'text',
            'quoted',
            'names',
            'room',
            'total',
            'added',
            'deleted',
            'twin',
            'part',
            'sheet',
            'attachment',
          ]),
        }),
      )
      .describe(`The first ${MAX_SHOWN_PASSED} of them`),
  }),
  products: ProductsShape,
})
