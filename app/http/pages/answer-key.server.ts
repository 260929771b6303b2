import * as build from 'virtual:react-router/server-build'
import type { SearchBackend } from '#app/features/search/backends/backend.ts'
import type { SiteRequest } from '#app/request-context.server.ts'

/** A longer query string is unlikely to be requested twice. */
const MAX_CACHED_SEARCH = 300

/** Returns whether answers stay valid until the catalogue changes: those of a hosted index may not. */
export function isLasting(backend: SearchBackend): boolean {
  return backend.memory !== null
}

/** Everything that a visitor's page depends on. Null for uncached requests: other readers, methods, odd addresses. */
export function cacheKey(
  { method, url }: Request,
  { actor, catalogue, content, search: backend }: SiteRequest,
): string | null {
  if (!isLasting(backend)) return null
  if (actor.kind !== 'visitor' || (method !== 'GET' && method !== 'HEAD')) return null
  const { pathname, search } = new URL(url)
  return search.length > MAX_CACHED_SEARCH ? null : keyOf(catalogue.generation.key, content.key, pathname + search)
}

/** Apart from the keys that answer unasked, by the address alone. */
export function keptKeyOf(raw: Request, context: SiteRequest, cacheVariant: string): string | null {
  const key = cacheKey(raw, context)
  return key && `${key} kept ${cacheVariant}`
}

export function keyOf(generation: string, content: string, target: string): string {
  return `${build.assets.version} ${generation} ${content} ${target}`
}
