import { randomUUID } from 'node:crypto'
import { handleQueryRequest, QueryError } from '@specify/engine/protocol'
import type { Visibility } from '#app/core/actor.ts'
import { readTokenVisibility } from '#app/features/search/access-token.server.ts'
import { findProtocolIndex } from '#app/features/search/index-names.ts'
import { CallLimiter } from '#app/platform/http/call-limiter.server.ts'
import { Turns } from '#app/platform/turns.server.ts'
import type { Services } from '#app/services.server.ts'

/** How long the searches of one address may work in a minute, in milliseconds: half of the time of a processor. */
const limiter = new CallLimiter({ points: 30_000, duration: 60 })
/** Long searches give way to everything else, and to one another. */
const turns = new Turns()
/** Long searches that share the turns; further ones would only make all of them slower. */
const MAX_SEARCHES_UNDER_WAY = 20

/** Answers a call below `/1/` for the address that made it, with what its token, or else its session, may see. */
export async function answerQueryProtocol(
  request: Request,
  caller: { readonly address: string; readonly visibility: Visibility },
  services: Pick<Services, 'catalogue' | 'content' | 'metrics' | 'tokens'>,
): Promise<Response> {
  const { catalogue, content, metrics, tokens } = services
  const sources = {
    catalogue: catalogue.current(),
    content: content.current().indexes,
    visibility: readTokenVisibility(request, tokens, new Date()) ?? caller.visibility,
  }
  const answer = await handleQueryRequest(request, {
    resolve: (name) => findProtocolIndex(name, sources),
    onEvents: (events) => {
      for (const { eventType } of events) metrics.searchEvents.inc({ type: eventType })
    },
    newQueryId: () => randomUUID().replaceAll('-', ''),
    now: () => performance.now(),
    nextTurn: () => turns.next(),
    admit() {
      if (turns.waiting > MAX_SEARCHES_UNDER_WAY) {
        throw new QueryError(
          'unavailable',
          'Too many long searches at the moment. Please try again in a few seconds.',
          5,
        )
      }
      const wait = limiter.spend(caller.address, 0)
      if (wait !== null) {
        throw new QueryError('too_many_requests', 'Too many requests. Please wait a minute and try again.', wait)
      }
    },
    charge: (milliseconds) => void limiter.spend(caller.address, milliseconds),
  })
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
