import { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { AppError } from '@specify/core/app-error.ts'
import { ATTRIBUTE_KEYS } from '@specify/catalogue/facts/attributes.ts'
import { toBlank } from '#app/features/catalogue/blanks/blank-demand.ts'
import type { RequestBlanks } from '#app/features/catalogue/blanks/request-blanks.ts'
import { mayEdit } from '#app/features/projects/access/access.ts'
import { countPieces } from '#app/features/projects/schedule/count-pieces.ts'
import { REQUIREMENT_KINDS, type RequirementKind } from '@specify/catalogue/product/requirements.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { checkSchedule, type CheckedSchedule } from '@specify/schedule/fitting/check-schedule.ts'
import { FIT_RULES, type FitRule } from '@specify/schedule/fitting/fits.ts'
import { MAX_OFFERED, type CheckableSchedule } from '@specify/schedule/fitting/missing-parts.ts'
import type { Project } from '@specify/schedule/model.ts'
import { MAX_LINE_ITEMS, MAX_QUANTITY, MAX_ROOMS, MAX_UNIT_COUNT, MAX_UNIT_TYPES } from '@specify/schedule/model.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import { ProductFactsShape } from '../shapes/answer-shapes.server.ts'
import { EXAMPLE_ID, EXAMPLE_ROOM_ID } from '../shapes/examples.ts'
import { EXAMPLE_BUILDER_ANSWER } from '#app/features/projects/schedule/examples.ts'
import { readerOf, type ProjectContext } from '../shapes/project-context.ts'
import { Note, ProjectId, RoomName, Succeeded } from '../shapes/shapes.server.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

const MAX_BYTES = 6 * 1024 * 1024
/** Products that are described beside what is missing. */
const MAX_DESCRIBED = 1_000
const Id = z.string().max(100)

const GivenSchedule = z.object({
  unitTypes: z.array(z.object({ id: Id, count: z.int().min(0).max(MAX_UNIT_COUNT) })).max(MAX_UNIT_TYPES),
  rooms: z
    .array(
      z.object({
        id: Id,
        name: RoomName,
        note: Note.default(''),
        unitTypeId: Id.nullable().default(null),
        lineItems: z
          .array(z.object({ sku: z.string().min(1).max(60), quantity: z.int().min(1).max(MAX_QUANTITY) }))
          .max(MAX_LINE_ITEMS),
      }),
    )
    .max(MAX_ROOMS),
})

const FigureShape = z
  .object({
    sku: z.string().nullable().describe('Null for the room'),
    name: z.string(),
    attribute: z.string(),
    value: z.string().nullable().describe('Null where it is not stated'),
    blank: z.array(z.enum(ATTRIBUTE_KEYS)).describe('Attributes of the product that are not stated'),
  })
  .meta({ id: 'FitFigure' })

const CheckedProjectShape = z.object({
  isError: Succeeded,
  missing: z.array(
    z.object({
      kind: z.enum(Object.keys(REQUIREMENT_KINDS) as RequirementKind[]),
      text: z.string().describe('38 of 40 wall basin mixers have their in-wall body'),
      needed: z.int().describe('In all units'),
      met: z.int(),
      lines: z.array(
        z.object({
          roomId: z.string().describe('Where it is added'),
          sku: z.string().describe('Of the product that needs it'),
          quantity: z.int().describe('For one unit of the room'),
          offered: z.array(z.string()).describe(`SKUs to add, the leading one first; at most ${MAX_OFFERED}`),
        }),
      ),
    }),
  ),
  fits: z.array(
    z.object({
      rule: z.enum(Object.keys(FIT_RULES) as FitRule[]),
      result: z.enum(['fits', 'does not fit', 'not stated']),
      figures: z.tuple([FigureShape, FigureShape]).describe('What was compared, each with its source'),
      roomIds: z.array(z.string()),
    }),
  ),
  isCut: z.boolean().describe('Whether there were more pairs than are compared'),
  products: z
    .record(z.string(), ProductFactsShape.extend({ productId: z.string() }))
    .describe('What can be added, by SKU'),
})

export type CheckedProject = DeepReadonly<z.output<typeof CheckedProjectShape>>

export const checkProject = defineEndpoint({
  name: 'projectBuilder/checkProject',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  maxBodyBytes: MAX_BYTES,
  summary:
    'What a project lacks by the requirements of its products, counted with units, and what fits by the figures that the catalogue states. Warnings only. A schedule that is not saved yet may be given in its place.',
  input: z.object({
    id: ProjectId,
    schedule: GivenSchedule.optional().describe('Left out: as it is saved'),
  }),
  output: CheckedProjectShape,
  example: {
    input: { id: EXAMPLE_ID },
    output: {
      isError: false,
      missing: [
        {
          kind: 'waste',
          text: 'No waste for 3 wall basins',
          needed: 3,
          met: 0,
          lines: [{ roomId: EXAMPLE_ROOM_ID, sku: '872050W', quantity: 3, offered: ['4110C', '4112C'] }],
        },
      ],
      fits: [
        {
          rule: 'tap-holes',
          result: 'fits',
          figures: [
            { sku: '872050W', name: 'Liano II Wall Basin', attribute: 'Number of tap holes', value: '1', blank: [] },
            { sku: '96340C6AF', name: 'Liano II Basin Mixer', attribute: 'Number of tap holes', value: '1', blank: [] },
          ],
          roomIds: [EXAMPLE_ROOM_ID],
        },
      ],
      isCut: false,
      products: {
        '4110C': { ...EXAMPLE_BUILDER_ANSWER.project.products['96340C6AF'], productId: 'caroma-4110' },
      },
    },
  },
  errors: ['unauthorized', 'forbidden', 'not_found', 'invalid_input'],
  async run(context: CheckContext, { id, schedule: draft }) {
    const project = await readProject(context, id)
    const { locale } = project
    const schedule = draft ? toSchedule(draft) : project
    const reader = readerOf(context)
    const checked = await runInTurns(checkSchedule(schedule, locale, (code) => reader.findListed(code, locale)))
    noteBlanks(context, project, checked)
    const products: Record<string, ProductFacts & { readonly productId: string }> = {}
    for (const sku of offeredIn(checked)) {
      const facts = reader.findFacts(sku, locale)
      const listed = reader.findListed(sku, locale)
      if (facts && listed) products[sku] = { ...facts, productId: listed.product.productId }
    }
    return { isError: false as const, ...checked, products }
  },
})

type CheckContext = ProjectContext & RequestBlanks

/** Counts what the check shows as not stated, for a project of the caller, with its pieces as it is saved. */
function noteBlanks(context: CheckContext, project: Project, { fits }: CheckedSchedule): void {
  const { actor, blankDemand, catalogue } = context
  const { projectId, locale } = project
  if (!mayEdit(actor, project)) return
  const reader = readerOf(context)
  const shown = new Map(
    fits.flatMap(({ figures }) =>
      figures.flatMap(({ sku, blank }) =>
        blank.map((field) => [`${sku} ${field}`, { sku: sku ?? '', field }] as const),
      ),
    ),
  )
  const blanks = Array.from(shown.values()).flatMap(({ sku, field }) => {
    const listed = reader.findListed(sku, locale)
    return listed ? [{ ...toBlank(listed, field, locale), sku }] : []
  })
  if (blanks.length === 0) return
  const pieces = countPieces(project, reader)
  blankDemand.add({ projectId, locale, generation: catalogue.generation.id, pieces, blanks })
}

function offeredIn({ missing }: CheckedSchedule): string[] {
  const lines = missing.flatMap((part) => part.lines)
  return [...new Set(lines.flatMap(({ offered }) => offered))].slice(0, MAX_DESCRIBED)
}

/** @throws AppError `invalid_input` for more line items than a project has. */
function toSchedule({ unitTypes, rooms }: z.output<typeof GivenSchedule>): CheckableSchedule {
  const count = rooms.reduce((sum, { lineItems }) => sum + lineItems.length, 0)
  if (count > MAX_LINE_ITEMS) throw new AppError('invalid_input', `A project has at most ${MAX_LINE_ITEMS} line items.`)
  return {
    unitTypes: unitTypes.map((unitType) => ({ ...unitType, name: '' })),
    rooms: rooms.map(({ lineItems, ...room }) => ({
      ...room,
      items: lineItems.map(({ sku, quantity }) => ({
        id: '',
        sku,
        productId: '',
        name: '',
        quantity,
        note: '',
        tag: '',
      })),
    })),
  }
}
