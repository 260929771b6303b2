import type { ComponentType, ReactNode } from 'react'
import type { Location, MetaDescriptor, ShouldRevalidateFunction } from 'react-router'
import { loadWorkspaceStyles } from '../style-sheets.ts'
import type { ManifestRoute, RouteMatch, RouteParams } from './route-table.ts'

interface MetaArgs {
  readonly loaderData: unknown
  readonly params: RouteParams
  readonly location: Location
  readonly error: unknown
}

export interface RouteModule {
  readonly default?: ComponentType<{ readonly loaderData: unknown; readonly params: RouteParams }>
  readonly ErrorBoundary?: ComponentType<{ readonly error: unknown; readonly params: RouteParams }>
  /** The root's document around the page or its error. */
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>
  readonly meta?: (args: MetaArgs) => readonly MetaDescriptor[]
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

declare global {
  interface Window {
    /** Filled by the scripts of the page. */
    __reactRouterRouteModules: Record<string, RouteModule>
  }
}

export function moduleOf(id: string): RouteModule | undefined {
  return window.__reactRouterRouteModules[id]
}

/** Rejects where the code of a page does not come. */
export async function loadModules(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(matches.map(({ route }) => loadModule(route)))
}

async function loadModule({ id, module, imports = [] }: ManifestRoute): Promise<void> {
  if (moduleOf(id)) return
  const files = [module, ...imports]
  const [modules] = await Promise.all([
    Promise.all(files.map((file): Promise<RouteModule> => import(/* @vite-ignore */ file))),
    loadWorkspaceStyles(files),
  ])
  const [page] = modules
  if (page) window.__reactRouterRouteModules[id] ??= page
}

/** An error of a page whose code did not come either is shown above it. */
export function showsErrors(id: string): boolean {
  return moduleOf(id)?.ErrorBoundary !== undefined
}
