import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { assertStaff } from '#app/features/projects/access/access.ts'
import { PROJECT_STATUSES, PROJECT_TYPES, type ProjectType } from '@specify/schedule/model.ts'
import { readOwnDashboard, readStaffDashboard } from '#app/features/projects/store/project-dashboard.server.ts'
import {
  SORT_FIELDS,
  DEFAULT_SORT_KEY,
  PROJECT_PAGE_SIZE,
  PROJECT_SCOPES,
} from '#app/features/projects/list/project-list.ts'
import { EXAMPLE_SUMMARY } from '../shapes/examples.ts'
import type { ProjectContext } from '../shapes/project-context.ts'
import { Succeeded } from '../shapes/shapes.server.ts'
import { ProjectSummaryShape } from '../shapes/answer-shapes.server.ts'

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

const Scope = z.enum(PROJECT_SCOPES).default('mine').describe('company: all that the caller’s company shares')

const DescribedDashboard = DashboardInput.extend({
  sortKey: z.string().regex(SORT_KEY).default(DEFAULT_SORT_KEY),
  startDate: z.string().regex(DAY).default('').describe('dd/MM/yyyy or an ISO date'),
  endDate: z.string().regex(DAY).default(''),
})

const EXAMPLE_PAGE = {
  isError: false,
  data: {
    count: 1,
    limit: 10,
    offset: 0,
    total: 1,
    results: [{ ...EXAMPLE_SUMMARY, roomCount: 2, lineCount: 0, pictures: [], isOwner: true, right: 'own' }],
  },
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
        lineCount: z.int(),
        pictures: z.array(z.string()).describe('Of its first products, four at most'),
        isOwner: z.boolean().describe('Whether it is the caller’s own'),
        right: z.enum(['view', 'edit', 'own']).describe('What the caller may do with it'),
      }),
    ),
  }),
})

export const getMyProjectsDashboard = defineEndpoint({
  name: 'projectBuilder/getMyProjectsDashboard',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  summary: 'A page of the caller’s own projects in the market of the call, or of those that their company shares.',
  input: DashboardInput.extend({ scope: Scope }),
  described: DescribedDashboard.extend({ scope: Scope }),
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
  onlyReads: true,
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
    const types = input.projectTypeDetails ?? []
    const keys = (typeof types === 'string' ? types.split(',') : types)
      .map((type) => (typeof type === 'string' ? type : type.Key).trim())
      .filter(Boolean)
    const unknown = keys.find((key) => !Object.hasOwn(PROJECT_TYPES, key))
    if (unknown !== undefined) throw new AppError('invalid_input', 'projectTypeDetails: must be keys of project types')
    const data = await readStaffDashboard(context, input, { accountId, projectTypes: keys as ProjectType[] })
    return { isError: false as const, data }
  },
})
