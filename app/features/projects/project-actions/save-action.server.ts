import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { assertAccount, editableProject } from '../access/access.ts'
import { assertAddable } from '@specify/schedule/addable.ts'
import { isSameSchedule } from '@specify/schedule/edits/same-schedule.ts'
import { changeProject } from '../store/commands.server.ts'
import { chosenShare } from '../access/company-share.ts'
import {
  COMPANY_ACCESS,
  MAX_QUANTITY,
  MAX_TAG_LENGTH,
  PROJECT_STATUSES,
  type Project,
} from '@specify/schedule/model.ts'
import { byDetailField } from '../details/project-fields.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'
import { AUTOMATIC_SAVE } from '../store/former-states.server.ts'
import { recordFacts } from '../store/record-facts.server.ts'
import { savedSchedule } from '@specify/schedule/edits/save-schedule.ts'
import { answer, CHANGE, validDetails, withCurrentState } from './change.server.ts'
import {
  EXAMPLE_ID,
  EXAMPLE_LINE_ITEM_ID,
  EXAMPLE_ROOM_ID,
  EXAMPLE_UNIT_TYPE_ID,
  EXAMPLE_WHOLE_ANSWER,
} from './shapes/examples.ts'
import { readerOf, type ProjectContext } from './shapes/project-context.ts'
import { GivenHands } from './shapes/hands-shapes.server.ts'
import { FreeName, GivenFreeLine } from './shapes/free-line-shapes.server.ts'
import { detailText, NewId, Note, ProjectId, RoomAccessKey, RoomName, Version } from './shapes/shapes.server.ts'
import { GivenSubstitution } from './shapes/substitution-shapes.server.ts'

/** The largest project, with a note on every other line. */
const MAX_SAVE_BYTES = 6 * 1024 * 1024
/** Lists longer than any project are refused with a sentence of their own, longer ones before they are looked at. */
const MAX_GIVEN = 25_000
const Sku = z.string().min(1).max(60)

const UnitType = z.object({
  id: NewId.optional(),
  name: RoomName,
  count: z.number(),
  hands: GivenHands.nullish().describe('Left out: as they are; null for units that are all alike'),
})
const GivenLine = z
  .object({
    id: NewId.optional(),
    sku: Sku.describe('`free` for a new line that is not from the catalogue, with its name and details'),
    quantity: z.number().meta({ minimum: 1, maximum: MAX_QUANTITY }),
    note: Note.optional(),
    tag: z.string().max(200).meta({ maxLength: MAX_TAG_LENGTH }).default(''),
    roomNotes: Note.optional().describe('Another name for note, as answers have it'),
    name: FreeName.optional(),
    free: GivenFreeLine.optional(),
  })
  .transform(({ note, roomNotes, ...line }) => ({ ...line, note: note ?? roomNotes ?? '' }))
const GivenRoom = z
  .object({
    id: NewId.optional(),
    name: RoomName.optional(),
    note: Note.optional(),
    unitTypeId: NewId.nullable().default(null),
    access: RoomAccessKey.nullish().describe('Left out: as it is; null for none'),
    lineItems: z.array(GivenLine).max(MAX_GIVEN).optional(),
    roomName: RoomName.optional().describe('Another name for name, as answers have it'),
    roomNotes: Note.optional().describe('Another name for note'),
    items: z.array(GivenLine).max(MAX_GIVEN).optional().describe('Another name for lineItems'),
  })
  .transform(({ name, note, lineItems, roomName, roomNotes, items, ...room }) => ({
    ...room,
    name: name ?? roomName ?? '',
    note: note ?? roomNotes ?? '',
    lineItems: lineItems ?? items ?? [],
  }))
const GivenDetails = z
  .object({
    ...byDetailField(detailText),
    status: z.enum(PROJECT_STATUSES),
    companyAccess: z.enum(COMPANY_ACCESS).describe('What colleagues may do with it: for its owner alone'),
    showPricesOnPdf: z.boolean(),
    showLandscape: z.boolean(),
  })
  .partial()

const SaveInput = z.object({
  id: ProjectId,
  version: Version,
  details: GivenDetails.optional().describe('The fields to change; the others stay'),
  unitTypes: z.array(UnitType).max(MAX_GIVEN).optional().describe('All of them, in order; left out: as they are'),
  rooms: z.array(GivenRoom).max(MAX_GIVEN).optional().describe('All of them, in order, with all line items'),
  substitutions: z
    .array(GivenSubstitution)
    .max(MAX_GIVEN)
    .optional()
    .describe('All records of replaced products, in order; of saved ones the id is enough. The server fills the rest'),
  allowDiscontinued: z.boolean().default(false).describe('Takes discontinued products for new line items'),
  accountId: z.string().max(100).optional().describe('The account whose changes these are: for any other, 401'),
  isAutomatic: z
    .boolean()
    .default(false)
    .describe('Saved without a press: the history joins such saves of ten minutes'),
})
type SaveInput = z.output<typeof SaveInput>

export const saveProject = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/saveProject',
  limitPerMinute: 300,
  maxBodyBytes: MAX_SAVE_BYTES,
  summary:
    'Saves the whole state of what is named, as one version: details, unit types, rooms with their line items. Ids of new things are UUIDs of the caller or left out; a room without an id is the one of its name. The same save sent twice is made once. Where the project has moved on, the answer has its current state.',
  errors: [...CHANGE.errors, 'product_discontinued'],
  input: SaveInput,
  example: {
    input: {
      id: EXAMPLE_ID,
      version: 2,
      unitTypes: [{ id: EXAMPLE_UNIT_TYPE_ID, name: 'Type A', count: 40 }],
      rooms: [
        {
          id: EXAMPLE_ROOM_ID,
          name: 'Ensuite Bathroom 1',
          unitTypeId: EXAMPLE_UNIT_TYPE_ID,
          lineItems: [{ id: EXAMPLE_LINE_ITEM_ID, sku: '96340C6AF', quantity: 1, tag: 'BM-01' }],
        },
      ],
    },
    output: EXAMPLE_WHOLE_ANSWER,
  },
  async run(context: ProjectContext, input) {
    const { id: projectId, version, accountId, isAutomatic } = input
    assertAccount(context.actor, accountId)
    const change = isAutomatic ? AUTOMATIC_SAVE : 'save'
    const request = { project: editableProject(context.actor, projectId), version, change, isIdempotent: true }
    await runInTurns(lookUpProducts(input, context))
    try {
      const saved = await changeProject(
        context.db,
        request,
        (project) => savedProject(project, input, context),
        context.now,
      )
      return await answer(context, saved, true)
    } catch (error) {
      throw await withCurrentState(error, projectId, context)
    }
  },
})

/** Before the project is locked: no other request waits for a thousand products that were not looked up yet. */
function* lookUpProducts({ rooms = [] }: SaveInput, context: ProjectContext): Chunked<void> {
  const { findNamed } = readerOf(context)
  for (const { lineItems } of rooms)
    for (const { sku, free } of lineItems) {
      if (free) continue
      findNamed(sku, context.locale)
      yield
    }
}

/** The project as the input asks for it; the same object where it is so already. */
function savedProject(project: Project, input: SaveInput, context: ProjectContext): Project {
  const schedule = savedSchedule(project, trimmed(input), {
    newId: newUuid,
    addable: (sku) => addable(sku, project, input, context),
    recordFacts: recordFacts(context, project),
  })
  const changed = withDetails({ ...project, ...schedule }, input, context)
  return isSameSchedule(project, changed) && isSameDetails(project, changed) ? project : changed
}

function trimmed({ unitTypes, rooms, substitutions }: SaveInput) {
  return {
    substitutions,
    unitTypes: unitTypes?.map((each) => ({ ...each, name: trimRoomName(each.name) })),
    rooms: rooms?.map((room) => ({ ...room, name: trimRoomName(room.name) })),
  }
}

function withDetails(project: Project, { details }: SaveInput, { actor }: ProjectContext): Project {
  if (!details) return project
  const { status, companyAccess, showPricesOnPdf, showLandscape, ...fields } = details
  const fieldValues = { ...project, ...project.customer }
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) Object.assign(fieldValues, { [field]: value })
  return {
    ...project,
    ...validDetails(fieldValues, project.locale, project.isInternal),
    status: status ?? project.status,
    company: chosenShare(project.company, companyAccess, assertSpecifier(actor).company),
    showPricesOnPdf: showPricesOnPdf ?? project.showPricesOnPdf,
    showLandscape: showLandscape ?? project.showLandscape,
  }
}

const DETAILS = [
  'projectName',
  'projectType',
  'projectLocation',
  'opportunityNumber',
  'projectVersion',
  'username',
  'status',
  'company',
  'showPricesOnPdf',
  'showLandscape',
] as const satisfies (keyof Project)[]

function isSameDetails(one: Project, other: Project): boolean {
  return (
    DETAILS.every((field) => one[field] === other[field]) &&
    JSON.stringify(one.customer) === JSON.stringify(other.customer)
  )
}

/** A product for a new line item: of the catalogue, or of another line item where the catalogue no longer has it. */
function addable(
  sku: string,
  project: Project,
  { allowDiscontinued }: SaveInput,
  context: ProjectContext,
): AddedProduct {
  const product = readerOf(context).findNamed(sku, project.locale)
  if (product) {
    assertAddable(product, allowDiscontinued)
    return { sku, productId: product.productId, name: product.name }
  }
  for (const { items } of project.rooms) for (const item of items) if (item.sku === sku) return item
  throw new AppError('not_found', `There is no product ${sku}.`)
}
