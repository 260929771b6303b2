import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { assertReadable, ownProject, rightOf } from '../access/access.ts'
import { handOverProject } from '../access/hand-over.server.ts'
import { markPresence } from '../store/presence.server.ts'
import { findProjectHead } from '../store/queries.server.ts'
import { EXAMPLE_ID } from './shapes/examples.ts'
import type { ProjectContext } from './shapes/project-context.ts'
import { ProjectId, Succeeded } from './shapes/shapes.server.ts'

export const handOver = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 60,
  name: 'projectBuilder/handOver',
  summary: 'Makes a colleague of the company the owner of an own project.',
  input: z.object({ id: ProjectId, accountId: RowId }),
  output: z.object({ isError: Succeeded, id: z.string() }),
  example: {
    input: { id: EXAMPLE_ID, accountId: '1d0f7a52-9f0d-4a94-9d3a-0b8a6a4f5c33' },
    output: { isError: false, id: EXAMPLE_ID },
  },
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
  async run({ actor, db, now, onMail }: ProjectContext & Pick<RequestContext, 'onMail'>, { id, accountId }) {
    await handOverProject(db, ownProject(actor, id), accountId, now)
    onMail()
    return { isError: false as const, id }
  },
})

export const presence = defineEndpoint({
  method: 'POST',
  caller: 'specifier',
  limitPerMinute: 120,
  name: 'projectBuilder/presence',
  summary:
    'Says that the caller works on a project, and answers who else does and its version. Pages ask every 20 seconds while they are seen.',
  input: z.object({ id: ProjectId }),
  output: z.object({ isError: Succeeded, people: z.array(z.string()), version: z.int() }),
  example: { input: { id: EXAMPLE_ID }, output: { isError: false, people: ['Priya Nair'], version: 14 } },
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
  async run({ actor, db, now }: ProjectContext, { id }) {
    const project = assertReadable(actor, await findProjectHead(db, id))
    const { projectId, company, version } = project
    // Nobody else works on a project of one person, and staff who look on are nobody’s colleagues.
    const isShared = company !== null && rightOf(actor, project) !== null && actor.kind === 'account'
    const people = isShared ? await markPresence(db, { projectId, accountId: actor.accountId }, now) : []
    return { isError: false as const, people, version }
  },
})
