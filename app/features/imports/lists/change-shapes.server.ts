import { z } from 'zod'
import {
  Note,
  ProjectId,
  Quantity,
  RoomName,
  Version,
} from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { HandsShape } from '#app/features/projects/project-actions/shapes/hands-shapes.server.ts'
import { CHANGE_KINDS, CHANGE_QUESTIONS } from '@specify/list-reader/changes/model.ts'
import { MAX_LIST_ROWS } from '@specify/list-reader/limits.ts'
import { MAX_LINE_ITEMS, MAX_TAG_LENGTH, MAX_UNIT_COUNT } from '@specify/schedule/model.ts'

const Answer = z.string().max(100)
const Kind = z.enum(CHANGE_KINDS).exclude(['plain'])

const ChangeInput = z.object({
  line: z.int().min(1).max(2_000_000).describe('For messages'),
  kind: Kind.describe('`out` is followed by the `in` that replaces it'),
  sku: z.string().min(1).max(200).describe('As the catalogue writes it'),
  quantity: Quantity.meta({ minimum: 1 }).nullable().describe('Null for all that there are'),
  from: Quantity.nullable().default(null).describe('The former quantity that the list states'),
  room: RoomName.default('').describe('A room, or a level or unit type; empty where the list names none'),
  unitType: RoomName.default(''),
  units: z.int().min(0).max(MAX_UNIT_COUNT).nullable().default(null).describe('The count of a type that is made'),
  tag: z.string().max(MAX_TAG_LENGTH).default(''),
  note: Note.default(''),
  roomNote: Note.default(''),
  allowDiscontinued: z.boolean().default(false),
  answers: z
    .object({ place: Answer, quantity: Answer, clash: Answer, per: Answer })
    .partial()
    .default({})
    .describe('The options that were chosen of the questions of this row'),
})

export const ChangeListInput = z.object({
  id: ProjectId,
  version: Version,
  mode: z.enum(['set', 'changes']).describe('All that the project shall have, or rows that say what changes'),
  rows: z.array(ChangeInput).min(1).max(MAX_LIST_ROWS),
  room: RoomName.default('').describe('For rows that name none'),
  per: z.enum(['unit', 'total']).optional().describe('Whether quantities of unit types are for one unit or for all'),
  removed: z
    .array(z.string().max(100))
    .max(MAX_LINE_ITEMS)
    .default([])
    .describe('Line items that a `set` list does not name and that go; the others stay'),
})

const Effect = {
  room: z.string(),
  unitType: z.string(),
  units: z.int(),
  hands: HandsShape.optional(),
  sku: z.string(),
  was: z.int().describe('Per unit'),
  now: z.int(),
}

export const PlanOutput = z.object({
  isError: z.literal(false),
  version: z.int().describe('Of the project that the plan is of'),
  rows: z.array(
    z.object({
      id: z.int().describe('The place of the row in the request'),
      state: z.enum(['ready', 'asked', 'refused', 'same', 'skipped']),
      effects: z.array(z.object(Effect).meta({ id: 'ListChangeEffect' })),
      text: z.string().describe('What is asked, or why it is refused'),
      question: z.enum(CHANGE_QUESTIONS).nullable(),
      options: z.array(z.object({ value: z.string(), text: z.string() })),
      priceEffect: z.int().nullable().describe('Cents with GST; null without a public price'),
    }),
  ),
  unnamed: z
    .array(z.object({ ...Effect, lineItemId: z.string(), name: z.string() }))
    .describe('Lines that a `set` list does not name'),
  totals: z.object({
    priceEffect: z.int().describe('Cents with GST, of what has a public price'),
    unpriced: z.array(z.string()).describe('SKUs that are not in the sum'),
    pieces: z.int(),
  }),
})
