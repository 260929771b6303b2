import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { isUuid } from '#app/core/uuid.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { assertReadable, assertStaff } from '../access.ts'
import { PROJECT_STATUSES, PROJECT_TYPES, type ProjectType } from '../model.ts'
import { readOwnDashboard, readStaffDashboard } from '../project-dashboard.server.ts'
import { SORT_FIELDS, DEFAULT_SORT_KEY, MAX_LISTED, PROJECT_PAGE_SIZE } from '../project-list.ts'
import { findProject, listProjects, suggestUsers, type ProjectListQuery } from '../queries.server.ts'
import { toProjectSummary } from '../shopping-list.ts'
import { answer, MINIMAL } from './change.server.ts'
import { EXAMPLE_ANSWER, EXAMPLE_ID, EXAMPLE_LINE_ITEM_ID, EXAMPLE_SUMMARY } from './examples.ts'
import { readerOf, type ProjectContext } from './project-context.ts'
import { ProjectId, ProjectSummaryShape, ShoppingListAnswer, Succeeded, Text } from './shapes.server.ts'

const MAX_SUGGESTIONS = 10
const MIN_TYPED = 2

export const getShoppingLists = defineEndpoint({
  name: 'projectBuilder/getShoppingLists',
  method: 'GET',
  caller: 'specifier',
  summary: 'The open projects of the caller in the market of the call, the last changed first.',
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
    const { accountId } = assertSpecifier(actor)
    const query = { ...EVERYTHING, locale, accountId, status: 'open' as const, limit: MAX_LISTED }
    const { projects } = await listProjects(db, query)
    const results = projects.map((project) => ({
      ...toProjectSummary(project),
      roomLabels: project.roomLabels,
    }))
    return { isError: false as const, results }
  },
})

const EVERYTHING: Omit<ProjectListQuery, 'locale' | 'accountId' | 'status' | 'limit'> = {
  projectTypes: [],
  from: null,
  until: null,
  sort: { by: 'lastModifiedAt', descending: true },
  offset: 0,
}

export const getProjectById = defineEndpoint({
  name: 'projectBuilder/getProjectById',
  method: 'GET',
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
    const project = assertReadable(context.actor, await findProject(context.db, id))
    return answer(context, project)
  },
})

export const getProjectMetadata = defineEndpoint({
  name: 'projectBuilder/getProjectMetadata',
  method: 'GET',
  summary: 'The types a project may have. The first one means none and is left out of choices.',
  input: z.object({}),
  output: z.object({
    isError: Succeeded,
    Code: z.literal('SUCCESS'),
    EnumFields: z.object({ projectType: z.array(z.object({ Key: z.string(), Label: z.string() })) }),
  }),
  example: {
    input: {},
    output: {
      isError: false,
      Code: 'SUCCESS',
      EnumFields: {
        projectType: [
          { Key: '', Label: 'Select project type' },
          { Key: 'aged-care', Label: 'Aged Care' },
        ],
      },
    },
  },
  async run(_context: ProjectContext, _input) {
    const types = Object.entries(PROJECT_TYPES).map(([Key, Label]) => ({ Key, Label }))
    return {
      isError: false as const,
      Code: 'SUCCESS' as const,
      EnumFields: { projectType: [{ Key: '', Label: 'Select project type' }, ...types] },
    }
  },
})

export const getProjectCategories = defineEndpoint({
  name: 'projectBuilder/getProjectCategories',
  method: 'GET',
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
    const project = assertReadable(context.actor, await findProject(context.db, shoppingListId))
    const { findProduct } = readerOf(context)
    const results = project.rooms
      .flatMap(({ items }) => items)
      .map(({ id, sku }) => ({ id, categoryName: findProduct(sku, project.locale)?.categories[0]?.name ?? 'N/A' }))
    return { isError: false as const, results }
  },
})

export const suggestUserNames = defineEndpoint({
  name: 'projectBuilder/suggestUserNames',
  method: 'GET',
  caller: 'specifier',
  summary: 'People whose name or address contains what was typed, from two characters on. For staff.',
  input: z.object({ query: Text.default('') }),
  output: z.object({ isError: Succeeded, suggestions: z.array(z.object({ Id: z.string(), Name: z.string() })) }),
  example: { input: { query: 'ar' }, output: { isError: false, suggestions: [{ Id: EXAMPLE_ID, Name: 'Ari Lane' }] } },
  errors: ['unauthorized', 'forbidden'],
  async run({ db, actor }: ProjectContext, { query }) {
    assertStaff(actor)
    const typed = query.trim()
    const users = typed.length < MIN_TYPED ? [] : await suggestUsers(db, typed, MAX_SUGGESTIONS)
    return { isError: false as const, suggestions: users.map(({ accountId, name }) => ({ Id: accountId, Name: name })) }
  },
})

/** `lastModifiedAtDesc`, `projectAsc`. */
const SORT_KEY = new RegExp(`^(?:${[...SORT_FIELDS, 'project'].join('|')})(?:Asc|Desc)$`)
/** `31/05/2026` or `2026-05-31`, with a time or without; empty for no limit. */
const DAY = /^(?:\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?)?$/

const DashboardInput = z.object({
  limit: z.coerce.number().int().min(0).max(100_000).default(PROJECT_PAGE_SIZE).describe('0 means all'),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  status: z.union([z.enum([...PROJECT_STATUSES, 'completed']), z.literal('')]).default('open'),
  sortKey: z.string().max(40).default(DEFAULT_SORT_KEY),
  startDate: z.string().max(40).default('').describe('dd/MM/yyyy or an ISO date'),
  endDate: z.string().max(40).default(''),
  page: z.enum(['dashboard list', 'dashboard count']).default('dashboard list'),
})

const DescribedDashboard = DashboardInput.extend({
  sortKey: z.string().regex(SORT_KEY).default(DEFAULT_SORT_KEY),
  startDate: z.string().regex(DAY).default('').describe('dd/MM/yyyy or an ISO date'),
  endDate: z.string().regex(DAY).default(''),
})

const EXAMPLE_PAGE = {
  isError: false,
  data: { count: 1, limit: 10, offset: 0, total: 1, results: [{ ...EXAMPLE_SUMMARY, roomCount: 2, isOwner: true }] },
} as const

const DashboardOutput = z.object({
  isError: Succeeded,
  data: z.object({
    count: z.int(),
    limit: z.int(),
    offset: z.int(),
    total: z.int(),
    results: z.array(
      ProjectSummaryShape.extend({
        roomCount: z.int(),
        isOwner: z.boolean().describe('Whether it is the caller’s own'),
      }),
    ),
  }),
})

export const getMyProjectsDashboard = defineEndpoint({
  name: 'projectBuilder/getMyProjectsDashboard',
  method: 'GET',
  caller: 'specifier',
  summary: 'A page of the caller’s own projects in the market of the call.',
  input: DashboardInput,
  described: DescribedDashboard,
  output: DashboardOutput,
  example: { input: { limit: 10, offset: 0, status: 'open', sortKey: 'lastModifiedAtDesc' }, output: EXAMPLE_PAGE },
  errors: ['unauthorized', 'forbidden'],
  async run(context: ProjectContext, input) {
    return { isError: false as const, data: await readOwnDashboard(context, input) }
  },
})

const User = z.object({ Id: z.string().max(100).optional() }).loose()
const UserDetails = z.union([z.string().max(100), User, z.array(User).max(1), z.null()])
const TypeKey = z.string().max(100)
const ProjectTypes = z.union([
  z.string().max(500),
  z.array(z.union([TypeKey, z.object({ Key: TypeKey }).loose()])).max(50),
  z.null(),
])

export const getMyProjectsDashboardV2 = defineEndpoint({
  name: 'projectBuilder/getMyProjectsDashboardV2',
  method: 'GET',
  caller: 'specifier',
  summary: 'A page of everybody’s projects in the market of the call, or of one person’s or some types’. For staff.',
  input: DashboardInput.extend({
    userDetails: UserDetails.optional().describe('The id of one person'),
    projectTypeDetails: ProjectTypes.optional().describe('Keys of project types, or the types with their keys'),
  }),
  output: DashboardOutput,
  example: { input: { limit: 10, offset: 0, status: 'open', sortKey: 'lastModifiedAtDesc' }, output: EXAMPLE_PAGE },
  errors: ['unauthorized', 'forbidden'],
  async run(context: ProjectContext, input) {
    assertStaff(context.actor)
    const [user] = [input.userDetails].flat()
    const accountId = (typeof user === 'object' ? user?.Id : user) || null
    if (accountId !== null && !isUuid(accountId))
      throw new AppError('invalid_input', 'userDetails: must be the id of a person')
    const given = input.projectTypeDetails ?? []
    const keys = (typeof given === 'string' ? given.split(',') : given)
      .map((type) => (typeof type === 'string' ? type : type.Key).trim())
      .filter(Boolean)
    const unknown = keys.find((key) => !Object.hasOwn(PROJECT_TYPES, key))
    if (unknown !== undefined) throw new AppError('invalid_input', 'projectTypeDetails: must be keys of project types')
    const data = await readStaffDashboard(context, input, { accountId, projectTypes: keys as ProjectType[] })
    return { isError: false as const, data }
  },
})
