import type { Logger } from '#app/platform/log.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import type { SearchQuery } from '@specify/engine'
import { signForServer } from './access-token.server.ts'
import type { ProductScope, SearchBackend, SearchResult } from './backend.ts'
import type { CatalogueState } from '../catalogue/catalogue-state.ts'
import { understoodByHost } from './hosted-understanding.ts'
import { readQuery } from '../hits/one-variant.ts'
import { literally } from '../understanding/understanding.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  fromProtocolAnswers,
  hostedIndexName,
  toProtocolRequests,
  type ProtocolAnswer,
  type ProtocolRequest,
} from './hosted-query.ts'

export interface HostedSearch {
  readonly url: string
  /** `specify` for a server of this site. */
  readonly appId: string
  readonly apiKey: string
}

const TIMEOUT_MS = 5_000
const OUR_APP_ID = 'specify'
const ASKED_AGAIN_MS = 10 * 60_000
const FAILED_AGAIN_MS = 10_000
/** Statuses of a host that is up but rejects the request. */
const REFUSALS = new Set([400, 404, 413, 414, 422])

interface HostedOptions {
  readonly hosted: HostedSearch
  /** The engine of this process: reads queries for the host, and answers in its place while it is away. */
  readonly embedded: (catalogue: CatalogueState, vocabulary: Vocabulary) => SearchBackend
  readonly log: Pick<Logger, 'warn' | 'info'>
  /** Signs what a server of this site is asked with: it shows staff what visitors may not see. */
  readonly tokens: TokenSigner
  readonly failedAgainMs?: number
}

/** The backend of each state of the catalogue, whose own index queries are read with. */
export function hostedBackends({
  hosted,
  embedded,
  log,
  tokens,
  failedAgainMs = FAILED_AGAIN_MS,
}: HostedOptions): (catalogue: CatalogueState, vocabulary: Vocabulary) => SearchBackend {
  const host = new Host({ hosted, log, tokens, failedAgainMs })
  return (catalogue, vocabulary) => {
    const own = embedded(catalogue, vocabulary)
    return {
      memory: null,
      understand(scope, request) {
        const facets = host.facetsOf(scope)
        if (host.isAway) return own.understand(scope, request)
        if (!facets) return literally(request.text)
        const { locale, visibility, inBimLibrary } = scope
        const view = inBimLibrary ? catalogue.bimLibrary(locale, visibility) : catalogue.products(locale, visibility)
        return understoodByHost(readQuery(view, locale, request, vocabulary), request.text, facets)
      },
      async search(scope, queries) {
        const answers = await host.search(scope, queries)
        if (!answers) return own.search(scope, queries)
        // Where few have everything, this process knows what comes nearest, and what has everything, too.
        const few = queries.filter(({ nearest }, at) => nearest && answers[at]!.nbHits < nearest.atLeast)
        const known = await own.search(scope, few)
        return queries.map((query, at) => known[few.indexOf(query)] ?? answers[at]!)
      },
      // The protocol has no such call: the popular categories are offered instead.
      suggestCorrections: async (...request) => (host.isAway ? own.suggestCorrections(...request) : []),
    }
  }
}

/** A hosted index. Once it did not answer, no visitor waits for it until it has answered a question of our own. */
class Host {
  isAway = false
  private readonly hosted: HostedSearch
  private readonly log: HostedOptions['log']
  private readonly tokens: TokenSigner
  private readonly isOurs: boolean
  private readonly failedAgainMs: number
  private readonly facets = new Map<string, ReadonlySet<string>>()
  private readonly askAt = new Map<string, number>()
  private retryAt = 0

  constructor({ hosted, log, tokens, failedAgainMs }: Omit<Required<HostedOptions>, 'embedded'>) {
    this.hosted = hosted
    this.log = log
    this.tokens = tokens
    this.isOurs = hosted.appId === OUR_APP_ID
    this.failedAgainMs = failedAgainMs
  }

  /** Facets of the scope's index; null until it has answered. It is asked in the background, also whether it is back. */
  facetsOf(scope: ProductScope): ReadonlySet<string> | null {
    const index = hostedIndexName(scope)
    const now = performance.now()
    if (now >= (this.isAway ? this.retryAt : (this.askAt.get(index) ?? 0))) {
      this.retryAt = now + this.failedAgainMs
      this.askAt.set(index, now + ASKED_AGAIN_MS)
      void this.askFacets(scope, index)
    }
    return this.facets.get(index) ?? null
  }

  /** Searches the host; null where it is unreachable or rejects the query. */
  async search(scope: ProductScope, queries: readonly SearchQuery[]): Promise<SearchResult[] | null> {
    this.facetsOf(scope) // also asks whether it is back
    if (this.isAway) return null
    const requests = queries.map((query) => toProtocolRequests(scope, query))
    try {
      const answers = await this.ask(scope, requests.flat())
      let next = 0
      return queries.map((query, index) => {
        const { length } = requests[index] ?? []
        next += length
        return fromProtocolAnswers(query, answers.slice(next - length, next))
      })
    } catch (error) {
      this.failed(error)
      return null
    }
  }

  private async askFacets(scope: ProductScope, index: string): Promise<void> {
    try {
      const question = { facets: '*', limit: 0, maxValuesPerFacet: 1 } as const
      const [answer] = await this.ask(scope, toProtocolRequests(scope, question))
      this.facets.set(index, new Set(Object.keys(answer?.facets ?? {})))
      if (this.isAway) this.log.info('the hosted search answers again')
      this.isAway = false
    } catch (error) {
      this.askAt.set(index, performance.now() + this.failedAgainMs)
      this.failed(error)
    }
  }

  /** @throws Error when the service does not answer as it should. */
  private async ask({ visibility }: ProductScope, requests: readonly ProtocolRequest[]): Promise<ProtocolAnswer[]> {
    const { url, appId, apiKey } = this.hosted
    const response = await fetch(`${url.replace(/\/+$/, '')}/1/indexes/*/queries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
        ...(this.isOurs && { authorization: `Bearer ${signForServer(this.tokens, visibility, new Date())}` }),
      },
      body: JSON.stringify({ requests }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new HostError(response.status)
    }
    const { results }: { results: ProtocolAnswer[] } = await response.json()
    if (results.length !== requests.length) throw new Error('the search service left questions unanswered')
    return results
  }

  private failed(error: unknown): void {
    if (this.isAway || (error instanceof HostError && REFUSALS.has(error.status))) return
    this.isAway = true
    this.retryAt = performance.now() + this.failedAgainMs
    this.log.warn({ err: error }, 'the hosted search is away: the embedded engine answers')
  }
}

/** Returns whether a hosted index answers a search, however it is worded. */
export async function isAnswering({ url, appId, apiKey }: HostedSearch, tokens: TokenSigner): Promise<boolean> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
      ...(appId === OUR_APP_ID && { authorization: `Bearer ${signForServer(tokens, 'public', new Date())}` }),
    },
    body: JSON.stringify({ requests: [] }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return response.ok || REFUSALS.has(response.status)
}

class HostError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the search service answered ${status}`)
    this.status = status
  }
}
