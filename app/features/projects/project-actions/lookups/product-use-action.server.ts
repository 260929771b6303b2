import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { productUsage } from '@specify/schedule/product-use.ts'
import { CALLS_PER_MINUTE } from '../change.server.ts'
import { EXAMPLE_ID } from '../shapes/examples.ts'
import { twinFinder } from '../../schedule/used-skus.ts'
import { readerOf, type ProjectContext } from '../shapes/project-context.ts'
import { ProjectId, Succeeded } from '../shapes/shapes.server.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

/** Products of one answer; those in the most rooms come first. */
const MAX_PRODUCTS = 2_000

export const getProductUse = defineEndpoint({
  name: 'projectBuilder/getProductUse',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  limitPerMinute: CALLS_PER_MINUTE,
  summary: 'In how many rooms of a project its products stand, in any finish; rooms of a type as often as it is built.',
  input: z.object({ id: ProjectId }),
  output: z.object({
    isError: Succeeded,
    projectName: z.string(),
    products: z
      .array(z.object({ productId: z.string(), rooms: z.int() }))
      .max(MAX_PRODUCTS)
      .describe('Those in the most rooms first'),
  }),
  example: {
    input: { id: EXAMPLE_ID },
    output: { isError: false, projectName: 'Harbour Row', products: [{ productId: 'caroma-96340', rooms: 3 }] },
  },
  errors: ['unauthorized', 'forbidden', 'not_found'],
  async run(context: ProjectContext, { id }) {
    const project = await readProject(context, id)
    const products = productUsage(project, twinFinder(project, readerOf(context))).slice(0, MAX_PRODUCTS)
    return { isError: false as const, projectName: project.projectName, products }
  },
})
