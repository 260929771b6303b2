import { AppError } from '#app/core/app-error.ts'
import type { ProductScope, SearchBackend } from './backend.ts'
import type { CatalogueState } from './catalogue-state.ts'
import { understoodByHost } from './hosted-understanding.ts'
import { understandIn } from './understanding/lexicons.ts'
import { literally } from './understanding/understand.ts'
import type { Vocabulary } from './vocabulary.ts'
import {
  fromProtocolAnswers,
  hostedIndexName,
  toProtocolRequests,
  type ProtocolAnswer,
  type ProtocolRequest,
} from './hosted-query.ts'

export interface HostedSearch {
  readonly url: string
  readonly appId: string
  readonly apiKey: string
}

const TIMEOUT_MS = 5_000

/** The backend of each state of the catalogue, whose own index queries are read with. */
export function hostedBackends(
  hosted: HostedSearch,
): (catalogue: CatalogueState, vocabulary: Vocabulary) => SearchBackend {
  const facets = new HostedFacets(hosted)
  return (catalogue, vocabulary) => ({
    ...hostedBackend(hosted),
    understand(scope, asked) {
      const known = facets.of(scope)
      if (!known) return literally(asked.text)
      const { locale, visibility, inBimLibrary } = scope
      const view = inBimLibrary ? catalogue.bimLibrary(locale, visibility) : catalogue.products(locale, visibility)
      return understoodByHost(understandIn(view, locale, asked, vocabulary), asked.text, known)
    },
  })
}

const ASKED_AGAIN_MS = 10 * 60_000
const FAILED_AGAIN_MS = 30_000

/** Which facets each hosted index has. It is asked in the background; until it answers none are known. */
class HostedFacets {
  private readonly hosted: HostedSearch
  private readonly known = new Map<string, ReadonlySet<string>>()
  private readonly askAt = new Map<string, number>()

  constructor(hosted: HostedSearch) {
    this.hosted = hosted
  }

  of(scope: ProductScope): ReadonlySet<string> | null {
    const index = hostedIndexName(scope)
    const now = performance.now()
    if (now >= (this.askAt.get(index) ?? 0)) {
      this.askAt.set(index, now + ASKED_AGAIN_MS)
      this.ask(scope, index).catch(() => this.askAt.set(index, now + FAILED_AGAIN_MS))
    }
    return this.known.get(index) ?? null
  }

  private async ask(scope: ProductScope, index: string): Promise<void> {
    const [answer] = await ask(this.hosted, toProtocolRequests(scope, { facets: '*', limit: 0, maxValuesPerFacet: 1 }))
    this.known.set(index, new Set(Object.keys(answer?.facets ?? {})))
  }
}

function hostedBackend(hosted: HostedSearch): Omit<SearchBackend, 'understand'> {
  return {
    memory: null,
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
