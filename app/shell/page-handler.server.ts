import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { RouteSections } from './route-sections.ts'

/** The router's handler of requests, with one router for each section of the site. */
export function pageHandler(build: ServerBuild, mode: 'production' | 'development'): RequestHandler {
  const sections = new RouteSections(build.routes)
  const handlers = new Map<string | null, RequestHandler>()
  return (request, context) => {
    const section = sections.sectionOf(new URL(request.url).pathname)
    const handler = handlers.get(section) ?? createRequestHandler(withRoutes(build, sections.idsIn(section)), mode)
    handlers.set(section, handler)
    return handler(request, context)
  }
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <T>(routes: Readonly<Record<string, T>>) =>
    Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(routes, id) ? [[id, routes[id] as T]] : [])))
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}
