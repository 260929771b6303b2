import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { ProductFacts } from '../schedule/product-facts.ts'
import { accessPart } from '@specify/catalogue/facts/room-access.ts'
import { trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { tagOf } from '@specify/schedule/rooms/rooms.ts'
import { insertRooms } from '@specify/schedule/edits/schedule-edits.ts'
import { assertCounts, assertSize } from '@specify/schedule/rooms/room-limits.ts'
import {
  addTemplate,
  changeTemplate,
  findKeptTemplate,
  listKeptTemplates,
  removeTemplate,
} from '../store/template-store.server.ts'
import {
  assertTemplate,
  freeTemplateLine,
  roomsOfTemplate,
  templateNews,
  type Template,
  type TemplateRoom,
} from '@specify/schedule/rooms/templates.ts'
import { ProductFactsShape } from './shapes/answer-shapes.server.ts'
import { CHANGE, updateEditableProject } from './change.server.ts'
import { EXAMPLE_ID, EXAMPLE_UNIT_TYPE_ID, EXAMPLE_WHOLE_ANSWER } from './shapes/examples.ts'
import { EXAMPLE_BUILDER_ANSWER } from '../schedule/examples.ts'
import { readerOf, type TemplateContext } from './shapes/project-context.ts'
import { findTemplate, operatorTemplates } from './operator-templates.server.ts'
import { ProjectId, Succeeded, Version } from './shapes/shapes.server.ts'
import {
  EXAMPLE_OWN,
  EXAMPLE_TEMPLATE,
  GivenRooms,
  IsShared,
  OneTemplate,
  TemplateId,
  TemplateName,
  TemplateShape,
} from './shapes/template-shapes.server.ts'

const MAX_BYTES = 1024 * 1024
const common = {
  caller: 'specifier',
  limitPerMinute: 120,
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
} as const

export const listTemplates = defineEndpoint({
  ...common,
  name: 'projectBuilder/listTemplates',
  method: 'GET',
  summary:
    'Rooms to use again: those of the caller, the last changed first, those of the company, then those of the operator.',
  input: z.object({}),
  output: z.object({
    isError: Succeeded,
    mayShare: z.boolean().describe('Whether the caller is in a company'),
    templates: z.array(TemplateShape),
    products: z.record(z.string(), ProductFactsShape).describe('By SKU'),
  }),
  example: {
    input: {},
    output: {
      isError: false,
      mayShare: false,
      templates: [EXAMPLE_TEMPLATE],
      products: EXAMPLE_BUILDER_ANSWER.project.products,
    },
  },
  async run(context: TemplateContext, _input) {
    const specifier = assertSpecifier(context.actor)
    const templates = [...(await listKeptTemplates(context.db, specifier)), ...operatorTemplates(context)]
    const { findFacts } = readerOf(context)
    const products: Record<string, ProductFacts> = {}
    for (const { sku } of templates.flatMap(({ rooms }) => rooms.flatMap(({ lineItems }) => lineItems))) {
      const facts = findFacts(sku, context.locale)
      if (facts) products[sku] = facts
    }
    const mayShare = specifier.company !== null
    return { isError: false as const, mayShare, templates: templates.map((each) => withNews(each, context)), products }
  },
})

export const saveTemplate = defineEndpoint({
  ...common,
  name: 'projectBuilder/saveTemplate',
  method: 'POST',
  maxBodyBytes: MAX_BYTES,
  summary: 'Keeps rooms under a name, to use them again. Codes are kept, prices are not.',
  input: z.object({ name: TemplateName, rooms: GivenRooms, isShared: IsShared.default(false) }),
  described: z.object({ name: TemplateName, rooms: GivenRooms.min(1), isShared: IsShared.default(false) }),
  output: OneTemplate,
  example: {
    input: {
      name: 'Standard ensuite',
      rooms: [{ name: 'Ensuite', lineItems: [{ sku: '96340C6AF', quantity: 1 }] }],
    },
    output: { isError: false, template: EXAMPLE_OWN },
  },
  async run(context: TemplateContext, { name, rooms, isShared }) {
    const specifier = assertSpecifier(context.actor)
    const template = { ...readTemplate({ name, rooms }, context), isShared }
    return answered(await addTemplate(context.db, specifier, template, context.now), context)
  },
})

export const updateTemplate = defineEndpoint({
  ...common,
  name: 'projectBuilder/updateTemplate',
  method: 'POST',
  maxBodyBytes: MAX_BYTES,
  summary:
    'Renames a template, gives it other rooms, or shares it with the company: by who made it and, where it is shared, by admins of the company.',
  input: z.object({
    id: TemplateId,
    name: TemplateName.optional(),
    rooms: GivenRooms.optional(),
    isShared: IsShared.optional(),
  }),
  described: z.object({
    id: TemplateId,
    name: TemplateName.optional(),
    rooms: GivenRooms.min(1).optional(),
    isShared: IsShared.optional(),
  }),
  output: OneTemplate,
  example: {
    input: { id: EXAMPLE_ID, name: 'Standard ensuite' },
    output: { isError: false, template: EXAMPLE_OWN },
  },
  async run(context: TemplateContext, { id, name, rooms, isShared }) {
    const specifier = assertSpecifier(context.actor)
    const was = await findKeptTemplate(context.db, specifier, id)
    const template = readTemplate({ name: name ?? was.name, rooms: rooms ?? was.rooms }, context, was)
    const changed = { id, ...template, isShared: isShared ?? was.isShared }
    return answered(await changeTemplate(context.db, specifier, changed, context.now), context)
  },
})

export const deleteTemplate = defineEndpoint({
  ...common,
  name: 'projectBuilder/deleteTemplate',
  method: 'POST',
  summary: 'Removes a template that the caller may change. Rooms that were made of it stay.',
  input: z.object({ id: TemplateId }),
  output: z.object({ isError: Succeeded, id: z.string() }),
  example: { input: { id: EXAMPLE_ID }, output: { isError: false, id: EXAMPLE_ID } },
  async run({ db, actor }: TemplateContext, { id }) {
    await removeTemplate(db, assertSpecifier(actor), id)
    return { isError: false as const, id }
  },
})

export const insertTemplate = defineEndpoint({
  ...CHANGE,
  name: 'projectBuilder/insertTemplate',
  summary:
    'Adds copies of the rooms of a template to a project, at its end, with numbers where their names are taken. Products that are gone come with it, marked, as in a copy of a project.',
  input: z.object({
    id: ProjectId,
    version: Version,
    templateId: TemplateId,
    copies: z.number().default(1),
    unitTypeId: z.string().max(100).nullable().default(null).describe('Null for common areas'),
  }),
  example: {
    input: {
      id: EXAMPLE_ID,
      version: 2,
      templateId: 'standard-ensuite',
      copies: 1,
      unitTypeId: EXAMPLE_UNIT_TYPE_ID,
    },
    output: EXAMPLE_WHOLE_ANSWER,
  },
  async run(context: TemplateContext, { id: projectId, version, templateId, copies, unitTypeId }) {
    const template = await findTemplate(context, assertSpecifier(context.actor), templateId)
    return updateEditableProject(context, { projectId, version, change: 'insert template' }, (project) => {
      if (unitTypeId !== null && !project.unitTypes.some(({ id }) => id === unitTypeId))
        throw new AppError('invalid_input', 'unitTypeId: is not a type of this project')
      const rooms = roomsOfTemplate(template, { copies, unitTypeId, tagOf: (sku) => tagOf(project.rooms, sku) })
      const next = insertRooms(project, rooms, null)
      assertCounts(assertSize(next.rooms))
      return { ...project, ...next }
    })
  },
})

/**
 * Reads a template and looks up its codes.
 * @throws AppError `not_found` for a code that neither the catalogue nor `was` has.
 */
function readTemplate(
  { name, rooms }: { readonly name: string; readonly rooms: z.output<typeof GivenRooms> | readonly TemplateRoom[] },
  context: TemplateContext,
  was?: Template,
): Pick<Template, 'name' | 'rooms'> {
  const { findListed } = readerOf(context)
  const previous = new Map(was?.rooms.flatMap(({ lineItems }) => lineItems.map((line) => [line.sku, line] as const)))
  const template = {
    name: name.trim(),
    rooms: rooms.map((room) => ({
      name: trimRoomName(room.name),
      note: room.note,
      ...accessPart(room.access),
      lineItems: room.lineItems.map(({ sku, quantity, note, name: description = '', free }) => {
        if (free) return freeTemplateLine({ sku, content: { name: description, free }, quantity, note })
        const listed = findListed(sku, context.locale)
        const product = listed
          ? { productId: listed.product.productId, name: listed.product.name[context.locale] }
          : previous.get(sku)
        if (!product) throw new AppError('not_found', `There is no product ${sku}.`)
        return { sku, productId: product.productId, name: product.name, quantity, note }
      }),
    })),
  }
  assertTemplate(template)
  return template
}

function withNews(template: Template, context: TemplateContext) {
  const { findFacts } = readerOf(context)
  return { ...template, news: templateNews(template, (sku) => findFacts(sku, context.locale)) }
}

function answered(template: Template, context: TemplateContext) {
  return { isError: false as const, template: withNews(template, context) }
}
