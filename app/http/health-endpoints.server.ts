import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '#app/platform/endpoint.server.ts'
import type { Services } from '#app/services.server.ts'

export function healthEndpoints(
  { findProblems }: Pick<Services, 'findProblems'>,
  isDraining: () => boolean,
): Endpoint<object>[] {
  const common = { group: 'Operations', method: 'GET', caller: 'public', input: z.object({}) } as const
  const healthz = defineEndpoint({
    ...common,
    name: 'healthz',
    path: '/healthz',
    summary: 'Whether the process is alive.',
    output: z.object({ status: z.literal('ok') }),
    example: { input: {}, output: { status: 'ok' } },
    run: () => Promise.resolve({ status: 'ok' as const }),
  })
  const readyz = defineEndpoint({
    ...common,
    name: 'readyz',
    path: '/readyz',
    summary: 'Whether visitors may be sent here, and which parts do not work. 503 while the server drains.',
    output: z.object({
      status: z.enum(['ready', 'draining']),
      degraded: z.array(z.string()).optional().describe('Parts that do not work, such as database'),
    }),
    example: { input: {}, output: { status: 'ready', degraded: [] } },
    failure: z.object({ status: z.literal('draining') }),
    errors: ['unavailable'],
    // What is broken is no reason to send visitors elsewhere while pages are served from memory.
    run: async () =>
      isDraining()
        ? Response.json({ status: 'draining' }, { status: 503 })
        : { status: 'ready' as const, degraded: await findProblems() },
  })
  return [healthz, readyz]
}
