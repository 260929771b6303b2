import { AppError } from '#app/core/app-error.ts'
import type { SearchBackend } from './backend.ts'
import { literally } from './understanding/understand.ts'
import { fromProtocolAnswers, toProtocolRequests, type ProtocolAnswer, type ProtocolRequest } from './hosted-query.ts'

export interface HostedSearch {
  readonly url: string
  readonly appId: string
  readonly apiKey: string
}

const TIMEOUT_MS = 5_000

export function hostedBackend(hosted: HostedSearch): SearchBackend {
  return {
    memory: null,
    understand: (_scope, { text }) => literally(text),
    async search(scope, queries) {
      const requests = queries.map((query) => toProtocolRequests(scope, query))
      const answers = await ask(hosted, requests.flat())
      let next = 0
      return queries.map((query, index) => {
        const { length } = requests[index] ?? []
        next += length
        return fromProtocolAnswers(query, answers.slice(next - length, next))
      })
    },
    // The protocol has no such call: the popular categories are offered instead.
    suggestCorrections: () => Promise.resolve([]),
  }
}

/** @throws AppError `unavailable` when the service does not answer as it should. */
async function ask(
  { url, appId, apiKey }: HostedSearch,
  requests: readonly ProtocolRequest[],
): Promise<ProtocolAnswer[]> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/1/indexes/*/queries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
      },
      body: JSON.stringify({ requests }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    const { results }: { results: ProtocolAnswer[] } = await response.json()
    return results
  } catch (error) {
    throw new AppError(
      'unavailable',
      `The search service is not available: ${error instanceof Error ? error.message : 'unknown'}`,
    )
  }
}
