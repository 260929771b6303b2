import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import { MAX_LISTED } from '#app/features/projects/list/project-list.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { listProjects, type ProjectListQuery } from '#app/features/projects/store/list-projects.server.ts'
import { toProjectSummary } from '@specify/schedule/project-summary.ts'
import { answer, MINIMAL } from '../change.server.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID, EXAMPLE_LINE_ITEM_ID, EXAMPLE_SUMMARY } from '../shapes/examples.ts'
import { readerOf, type ProjectContext } from '../shapes/project-context.ts'
import { ProjectId, Succeeded } from '../shapes/shapes.server.ts'
import { ProjectSummaryShape, ShoppingListAnswer } from '../shapes/answer-shapes.server.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

export const getShoppingLists = defineEndpoint({
  name: 'projectBuilder/getShoppingLists',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  summary: 'The open projects that the caller may change in the market of the call, the last changed first.',
  input: z.object({}),
  output: z.object({
    isError: Succeeded,
    results: z.array(ProjectSummaryShape.extend({ roomLabels: z.array(z.string()) })),
  }),
  example: {
    input: {},
    output: { isError: false, results: [{ ...EXAMPLE_SUMMARY, roomLabels: ['Ensuite Bathroom 1'] }] },
  },
  errors: ['unauthorized', 'forbidden'],
  async run({ db, actor, locale }: ProjectContext, _input) {
    const { accountId, company } = assertSpecifier(actor)
    const of = { kind: 'editable' as const, accountId, companyId: company?.companyId ?? null }
    const query = { ...EVERYTHING, locale, of, status: 'open' as const, limit: MAX_LISTED }
    const { projects } = await listProjects(db, query)
    const results = projects.map((project) => ({
      ...toProjectSummary(project),
      roomLabels: project.roomLabels,
    }))
    return { isError: false as const, results }
  },
})

const EVERYTHING: Omit<ProjectListQuery, 'locale' | 'of' | 'status' | 'limit'> = {
  projectTypes: [],
  from: null,
  until: null,
  sort: { by: 'lastModifiedAt', descending: true },
  offset: 0,
}

export const getProjectById = defineEndpoint({
  name: 'projectBuilder/getProjectById',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  summary: 'A project with its rooms and line items: the own ones, and everybody’s for staff.',
  input: z.object({ shoppingListId: ProjectId.optional(), projectId: ProjectId.optional(), id: ProjectId.optional() }),
  described: z.object({
    shoppingListId: ProjectId,
    projectId: ProjectId.optional().describe('Instead of shoppingListId'),
    id: ProjectId.optional().describe('Instead of shoppingListId'),
  }),
  output: ShoppingListAnswer,
  minimal: MINIMAL,
  example: { input: { shoppingListId: EXAMPLE_ID }, output: EXAMPLE_ANSWER },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run(context: ProjectContext, input) {
    const id = input.shoppingListId ?? input.projectId ?? input.id
    if (id === undefined) throw new AppError('invalid_input', 'shoppingListId: is missing')
    const project = await readProject(context, id)
    return answer(context, project)
  },
})

export const getProjectCategories = defineEndpoint({
  name: 'projectBuilder/getProjectCategories',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  summary: 'The categories of the products in a project, each once for each line item, by the id of the line item.',
  input: z.object({ shoppingListId: ProjectId }),
  output: z.object({ isError: Succeeded, results: z.array(z.object({ id: z.string(), categoryName: z.string() })) }),
  example: {
    input: { shoppingListId: EXAMPLE_ID },
    output: { isError: false, results: [{ id: EXAMPLE_LINE_ITEM_ID, categoryName: 'Tapware' }] },
  },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run(context: ProjectContext, { shoppingListId }) {
    const project = await readProject(context, shoppingListId)
    return { isError: false as const, results: await runInTurns(listCategories(project, readerOf(context))) }
  },
})

function* listCategories({ rooms, locale }: Project, { findProduct }: ProjectReader) {
  const results: { id: string; categoryName: string }[] = []
  for (const { items } of rooms)
    for (const { id, sku } of items) {
      results.push({ id, categoryName: findProduct(sku, locale)?.categories[0]?.name ?? 'N/A' })
      yield
    }
  return results
}
