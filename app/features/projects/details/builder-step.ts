import type { Href } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'

export const STEPS = ['Project details', 'Add products', 'View products', 'Preview'] as const
/** Counts from 1. */
export type Step = 1 | 2 | 3 | 4

/** The mode of the builder, from its path: without `edit` or `view` it creates a project. */
export type BuilderMode = 'create' | 'edit' | 'view'

export function builderMode(pathname: string): BuilderMode {
  if (/\/edit(?:\/|$)/.test(pathname)) return 'edit'
  return /\/view(?:\/|$)/.test(pathname) ? 'view' : 'create'
}

/** A project opens on its first step, in view mode on its third. */
export function readStep(params: URLSearchParams, mode: BuilderMode): Step {
  if (mode === 'create') return 1
  const step = Number(params.get('step'))
  return step === 1 || step === 2 || step === 3 || step === 4 ? step : mode === 'view' ? 3 : 1
}

export function stepHref(locale: string, mode: 'edit' | 'view', projectId: string, step: Step): Href {
  return routes.projects[mode].href({ locale, projectId, step })
}

export function stepTitle(step: Step, projectName: string | null): string {
  if (projectName === null) return 'Create Project'
  if (step === 1) return 'Edit Project'
  return step === 2 ? `Add products to ${projectName}` : projectName
}
