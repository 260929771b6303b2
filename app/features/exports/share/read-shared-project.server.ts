import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import type { Locale } from '@specify/core/market.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { jsonAnswer } from '#app/platform/http/json-answer.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import type { ExportContext } from '../export-context.ts'
import { readSharedSchedule } from './shared-project.server.ts'
import { toSharedAnswer, toSharedSummary, type SharedSchedule } from '../summary/shared-summary.ts'

/** Pages and calls together: more than people need, too few to guess ids. */
const LIMIT = perMinute('shared-project', 1_200)

type SharedContext = Pick<
  ExportContext,
  'actor' | 'atEnd' | 'catalogue' | 'clientAddress' | 'db' | 'limits' | 'request'
>

/** The schedule of a shared project, for its summary. @throws AppError as `readSharedSchedule`, and `too_many_requests`. */
export async function findSharedSchedule(
  context: SharedContext,
  locale: Locale,
  projectId: string,
): Promise<SharedSchedule> {
  await context.limits.assertWithin(LIMIT, context.clientAddress)
  return readSharedSchedule(context, locale, projectId)
}

/** The public summary of a shared project; needs no session. */
export const sharedProject = defineEndpoint({
  name: 'shared-project',
  path: api.sharedProject.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'public',
  summary: 'The summary of a project that its owner has shared: nothing of customers, accounts or versions.',
  input: z.object({ projectId: z.string().default('') }),
  described: z.object({ projectId: z.string() }),
  output: z.looseObject({
    projectId: z.string(),
    cover: z.looseObject({ projectName: z.string(), subtitle: z.string(), preparedBy: z.string() }),
    summary: z.looseObject({
      rooms: z.array(z.looseObject({ name: z.string() })),
      quantity: z.int().describe('Pieces in every unit'),
      hasTypes: z.boolean().optional().describe('Left out, with units, tags and totals, where a project has neither'),
      hasTags: z.boolean().optional(),
    }),
    showPrices: z.boolean(),
    isLandscape: z.boolean(),
  }),
  example: {
    input: { projectId: EXAMPLE_ID },
    output: {
      projectId: EXAMPLE_ID,
      cover: { projectName: 'Harbour Street', subtitle: 'by Lane Studio', preparedBy: 'Ari Lane' },
      summary: { rooms: [{ name: 'Kitchen 1' }], quantity: 24 },
      showPrices: true,
      isLandscape: false,
    },
  },
  errors: ['not_found', 'too_many_requests', 'unavailable'],
  run: async (context: SharedContext & Pick<ExportContext, 'locale'>, { projectId }) =>
    jsonAnswer(
      toSharedAnswer(toSharedSummary(await findSharedSchedule(context, context.locale, projectId))),
      new Headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      }),
    ),
})
