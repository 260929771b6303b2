import { randomUUID } from 'node:crypto'
import { handleQueryRequest, QueryError } from '@specify/engine/protocol'
import type { Visibility } from '@specify/core/actor.ts'
import { readTokenRights } from '#app/features/search/backends/access-token.server.ts'
import { findProtocolIndex } from '#app/features/search/backends/index-names.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { tooManyRequests } from '#app/platform/limits/limits.server.ts'
import { Turns } from '#app/platform/process/turns.server.ts'
import type { Services } from '#app/services.server.ts'

/** Search time of one address in a minute, in milliseconds: half of the time of a processor. */
const LIMIT = perMinute('search', 30_000)
/** Long searches yield to everything else, and to one another. */
const turns = new Turns()
/** Beyond this, further long searches would only slow down all of them. */
const MAX_SEARCHES_UNDER_WAY = 20
const BUSY = 'Too many long searches at the moment. Please try again in a few seconds.'

interface ProtocolCaller {
  readonly address: string
  readonly visibility: Visibility
}

/** Answers calls below `/1/`, each with the visibility of its token, or else of its session. A server of the site limits its visitors itself. */
export function createQueryProtocol(
  services: Pick<Services, 'catalogue' | 'content' | 'limits' | 'metrics' | 'tokens'>,
): (request: Request, caller: ProtocolCaller) => Promise<Response> {
  const { catalogue, content, limits, metrics, tokens } = services
  const meter = limits.meter(LIMIT)
  return async (request, caller) => {
    const rights = readTokenRights(request, tokens, new Date())
    const isMetered = rights?.isServer !== true
    const sources = {
      catalogue: catalogue.current(),
      content: content.current().indexes,
      vocabulary: content.current().vocabulary,
      visibility: rights?.visibility ?? caller.visibility,
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
        if (turns.waiting > MAX_SEARCHES_UNDER_WAY) throw new QueryError('unavailable', BUSY, 5)
        const wait = isMetered ? meter.waitOf(caller.address) : null
        if (wait !== null) throw new QueryError('too_many_requests', tooManyRequests(wait).message, wait)
      },
      charge: (milliseconds) => isMetered && meter.charge(caller.address, milliseconds),
    })
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  }
}
