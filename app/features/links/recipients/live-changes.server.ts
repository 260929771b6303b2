import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { LinkContext } from '../links/link-context.ts'
import { EXAMPLE_TOKEN } from '../links/link-shapes.server.ts'
import { openLink } from '../links/open-link.server.ts'
import { readProjectHead } from '#app/features/projects/store/read-project.server.ts'

const Seen = z
  .string()
  .max(80)
  .describe('The state that the page shows; without it only what is said from then on counts')

/** Server-sent events about new comments: for a link by its token, or for an own project. */
export const liveChanges = defineEndpoint({
  name: 'live-changes',
  path: api.liveChanges.template,
  group: 'Projects',
  method: 'GET',
  limitPerMinute: 120,
  summary:
    'A stream of server-sent events for the holder of a link or somebody who may read the project: `changed` where something was said or resolved. Answers 204 where too many pages watch.',
  input: z.object({ token: z.string().max(100).default(''), projectId: RowId.optional(), seen: Seen.optional() }),
  described: z.object({
    token: z.string().max(100).default(''),
    projectId: z.string().min(1).max(100).optional(),
    seen: Seen.optional(),
  }),
  output: z.string().describe('text/event-stream'),
  example: { input: { token: EXAMPLE_TOKEN }, output: 'event: changed\ndata: \n\n' },
  errors: ['unauthorized', 'not_found', 'link_expired', 'link_revoked', 'too_many_requests', 'unavailable'],
  async run(context: LinkContext, { token, projectId, seen = null }) {
    const stream = context.live.watch(await projectOf(context, token, projectId), context.clientAddress, seen)
    if (!stream) return new Response(null, { status: 204 })
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'private, no-store',
        'x-accel-buffering': 'no',
      },
    })
  },
})

async function projectOf(context: LinkContext, token: string, projectId: string | undefined): Promise<string> {
  if (projectId === undefined) return (await openLink(context, token)).projectId
  return (await readProjectHead(context, projectId)).projectId
}
