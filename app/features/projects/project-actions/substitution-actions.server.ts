import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { finishKey, variantInFinish } from '@specify/catalogue/variants/variant-in-finish.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { editableProject } from '../access/access.ts'
import { assertAddable, isAvailable } from '@specify/schedule/addable.ts'
import { changeProject } from '../store/commands.server.ts'
import { assertScope, linesIn } from '@specify/schedule/line-scope.ts'
import { isFreeSku } from '@specify/schedule/free-lines/free-line.ts'
import type { Project } from '@specify/schedule/model.ts'
import { recordFacts } from '../store/record-facts.server.ts'
import { applyTags, proposeTagsOfChange } from '@specify/schedule/checks/new-tags.ts'
import { MEETINGS, replaceProducts, substituteProduct } from '@specify/schedule/edits/replace-products.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'
import { assertReason, assertSubstitutions } from '@specify/schedule/substitutions/substitution-limits.ts'
import { ShoppingListAnswer } from './shapes/answer-shapes.server.ts'
import { answer, CHANGE, MINIMAL, withCurrentState } from './change.server.ts'
import { EXAMPLE_ID, EXAMPLE_LINE_ITEM_ID, EXAMPLE_UNIT_TYPE_ID, EXAMPLE_WHOLE_ANSWER } from './shapes/examples.ts'
import { readerOf, type ProjectContext } from './shapes/project-context.ts'
import { ProjectId, Succeeded, Version } from './shapes/shapes.server.ts'
import {
  EXAMPLE_SUBSTITUTION,
  ReasonKey,
  ReasonNote,
  ScopeInput,
  Sku,
  SubstitutionShape,
} from './shapes/substitution-shapes.server.ts'
import { readProject } from '../store/read-project.server.ts'

/** The ids of all lines of the largest project. */
const MAX_BYTES = 2 * 1024 * 1024
const common = { ...CHANGE, limitPerMinute: 300, maxBodyBytes: MAX_BYTES } as const

const MeetingInput = z
  .enum(MEETINGS)
  .default('add')
  .describe('Where the other product is in the room already: add up, or keep both lines')

const Recorded = { substitution: SubstitutionShape }

export const replaceProduct = defineEndpoint({
  ...common,
  name: 'projectBuilder/replaceProduct',
  errors: [...CHANGE.errors, 'product_discontinued'],
  summary:
    'Replaces a product in lines, rooms, unit types or the whole project, as one version, and keeps a record of it. Quantities, notes, tags and places stay. Where the project has moved on, the answer has its current state.',
  input: z.object({
    id: ProjectId,
    version: Version,
    from: Sku,
    to: Sku,
    scope: ScopeInput,
    reason: ReasonKey,
    note: ReasonNote.default('').describe('The reason in words, up to 300 characters'),
    meeting: MeetingInput,
    allowDiscontinued: z.boolean().default(false),
  }),
  output: ShoppingListAnswer.extend(Recorded),
  minimal: {
    output: MINIMAL.output.extend(Recorded),
    example: { ...MINIMAL.example, substitution: EXAMPLE_SUBSTITUTION },
  },
  example: {
    input: {
      id: EXAMPLE_ID,
      version: 3,
      from: '96340C6AF',
      to: '96340B6AF',
      scope: { unitTypeIds: [EXAMPLE_UNIT_TYPE_ID] },
      reason: 'client',
      note: EXAMPLE_SUBSTITUTION.note,
    },
    output: { ...EXAMPLE_WHOLE_ANSWER, substitution: EXAMPLE_SUBSTITUTION },
  },
  async run(context: ProjectContext, { id, version, from, to, scope, reason, note, meeting, allowDiscontinued }) {
    if (from === to) throw new AppError('invalid_input', 'to: is the same product')
    if (isFreeSku(from))
      throw new AppError('invalid_input', 'from: is not from the catalogue. Match the line to a product instead')
    assertReason(note)
    const project = await change(context, { id, version, change: 'replace product' }, (before) => {
      assertScope(before, scope)
      const lines = linesIn(before, scope).filter(({ item }) => item.sku === from)
      if (lines.length === 0) throw new AppError('not_found', `There is no line with ${from} there.`)
      const facts = recordFacts(context, before)
      const target = assertTarget(context, before, to, allowDiscontinued)
      const record = {
        id: newUuid(),
        from: facts.findProduct(from) ?? { ...target, sku: from },
        to: target,
        reason,
        note,
        by: facts.by,
        at: facts.at,
        prices: { from: facts.priceOf(from), to: facts.priceOf(to) },
      }
      const after = substituteProduct(lines, record, meeting)(before)
      assertSubstitutions(after.substitutions)
      return { ...before, ...after }
    })
    return { ...(await answer(context, project, true)), substitution: project.substitutions.at(-1)! }
  },
})

const NotChanged = z.object({ lineItemId: z.string(), sku: z.string() })
const NewTagShape = z.object({
  sku: z.string(),
  from: z.string(),
  to: z.string(),
  lineItemIds: z.array(z.string()),
})
const Changed = {
  changed: z.int().describe('Line items in another finish now'),
  newTags: z.array(NewTagShape).describe('Given where the tag still names the former finish elsewhere'),
  without: z.array(NotChanged).describe('Line items whose product does not have the finish; they stay as they are'),
}
const Outcome = z.object(Changed)
const EXAMPLE_CHANGED = {
  changed: 40,
  newTags: [],
  without: [{ lineItemId: EXAMPLE_LINE_ITEM_ID, sku: 'ST8510-150W' }],
} as const

export const changeFinish = defineEndpoint({
  ...common,
  name: 'projectBuilder/changeFinish',
  summary:
    'Changes the finish of lines, rooms, unit types or the whole project, as one version: line items whose product has the finish get that variant, and the others are named. Quantities, notes and places stay, and tags but those that would name two finishes. Where the project has moved on, the answer has its current state.',
  input: z.object({
    id: ProjectId,
    version: Version,
    scope: ScopeInput,
    finish: z.string().trim().min(1).max(100).describe('As products call it, case-insensitive: Brushed Nickel'),
    range: z.string().trim().max(100).optional().describe('Of products of this range only'),
    meeting: MeetingInput,
    newTags: z
      .boolean()
      .default(true)
      .describe('Gives the next free tag where the tag would name two finishes: BM-01A beside BM-01'),
  }),
  output: ShoppingListAnswer.extend(Changed),
  minimal: { output: MINIMAL.output.extend(Changed), example: { ...MINIMAL.example, ...EXAMPLE_CHANGED } },
  example: {
    input: { id: EXAMPLE_ID, version: 3, scope: { all: true }, finish: 'Brushed Nickel', range: 'Liano II' },
    output: { ...EXAMPLE_WHOLE_ANSWER, ...EXAMPLE_CHANGED },
  },
  async run(context: ProjectContext, { id, version, scope, finish, range, meeting, newTags: givesTags }) {
    let outcome: z.output<typeof Outcome> = { changed: 0, newTags: [], without: [] }
    const project = await change(context, { id, version, change: 'change finish' }, (before) => {
      assertScope(before, scope)
      const find = finishFinder(context, before, finish, range)
      const lines = linesIn(before, scope).flatMap(({ item }) => {
        const target = find(item.sku)
        return target === 'other range' ? [] : [{ item, target }]
      })
      if (lines.length === 0) throw new AppError('not_found', 'There is no line there.')
      const targets = new Map(lines.flatMap(({ item, target }) => (target ? [[item.sku, target] as const] : [])))
      const replace = replaceProducts({ lineIds: new Set(lines.map(({ item }) => item.id)), targets, meeting })
      const replaced = replace(before)
      const newTags = givesTags ? proposeTagsOfChange(before, replaced) : []
      outcome = {
        newTags: newTags.map((tag) => ({ ...tag, lineItemIds: [...tag.lineItemIds] })),
        changed: lines.filter(({ item, target }) => target && target.sku !== item.sku).length,
        without: lines.flatMap(({ item, target }) => (target ? [] : [{ lineItemId: item.id, sku: item.sku }])),
      }
      const after = applyTags(newTags)(replaced)
      return after === before ? before : { ...before, ...after }
    })
    return { ...(await answer(context, project, true)), ...outcome }
  },
})

export const getSubstitutions = defineEndpoint({
  name: 'projectBuilder/getSubstitutions',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  summary:
    'The records of replaced products of a project, the oldest first: of the own ones, and everybody’s for staff.',
  input: z.object({ id: ProjectId }),
  output: z.object({ isError: Succeeded, version: z.int(), substitutions: z.array(SubstitutionShape) }),
  example: {
    input: { id: EXAMPLE_ID },
    output: { isError: false, version: 4, substitutions: [EXAMPLE_SUBSTITUTION] },
  },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run(context: ProjectContext, { id }) {
    const { version, substitutions } = await readProject(context, id)
    return { isError: false as const, version, substitutions }
  },
})

interface ChangeRequest {
  readonly id: string
  readonly version: number
  readonly change: string
}

/** @throws AppError as `changeProject`; a conflict has the current state. */
async function change(
  context: ProjectContext,
  { id, version, change: name }: ChangeRequest,
  apply: (project: Project) => Project,
): Promise<Project> {
  const project = editableProject(context.actor, id)
  try {
    return await changeProject(context.db, { project, version, change: name }, apply, context.now)
  } catch (error) {
    throw await withCurrentState(error, id, context)
  }
}

/** @throws AppError `not_found` for a product that this market, or the caller, does not have; as `assertAddable`. */
function assertTarget(context: ProjectContext, { locale }: Project, sku: string, allowsDiscontinued: boolean) {
  const product = readerOf(context).findNamed(sku, locale)
  if (!product) throw new AppError('not_found', `There is no product ${sku} in this market.`)
  assertAddable(product, allowsDiscontinued)
  return { sku, productId: product.productId, name: product.name }
}

/** Null for a product that does not have the finish, or is no longer available. */
function finishFinder(context: ProjectContext, { locale }: Project, finish: string, range: string | undefined) {
  const { findListed } = readerOf(context)
  const cache = new Map<string, AddedProduct | 'other range' | null>()
  return (sku: string) =>
    cache.getOrInsertComputed(sku, () => {
      const listed = findListed(sku, locale)
      if (range !== undefined && finishKey(listed?.product.range) !== finishKey(range)) return 'other range'
      if (!listed || !isAvailable(listed.product)) return null
      const { product, variant } = listed
      const isSo = finishKey(variant.attributes.colour) === finishKey(finish)
      const target = isSo ? variant : variantInFinish(product.variants, variant, finish)
      return target && { sku: target.sku, productId: product.productId, name: product.name[locale] }
    })
}
