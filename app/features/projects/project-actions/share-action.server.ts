import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { ownProject } from '../access/access.ts'
import { shareProject as setShared } from '../store/commands.server.ts'
import { EXAMPLE_ID } from './shapes/examples.ts'
import type { ProjectContext } from './shapes/project-context.ts'
import { ProjectId, Succeeded } from './shapes/shapes.server.ts'

export const shareProject = defineEndpoint({
  name: 'projectBuilder/shareProject',
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  summary: 'Makes the summary of an own project public to everyone with the link, or private again. The version stays.',
  input: z.object({ shoppingListId: ProjectId, isShared: z.boolean().default(true) }),
  output: z.object({ isError: Succeeded, shoppingListId: z.string(), isShared: z.boolean() }),
  example: {
    input: { shoppingListId: EXAMPLE_ID, isShared: true },
    output: { isError: false, shoppingListId: EXAMPLE_ID, isShared: true },
  },
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
  async run({ db, actor, now }: ProjectContext, { shoppingListId, isShared }) {
    const project = await setShared(db, ownProject(actor, shoppingListId), isShared, now)
    return { isError: false as const, shoppingListId: project.projectId, isShared: project.sharedAt !== null }
  },
})
