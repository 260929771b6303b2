/** The steps of the builder, in their order. */
export const STEPS = ['Project details', 'Add products', 'View products', 'Preview'] as const
/** Counts from 1. */
export type Step = 1 | 2 | 3 | 4

/** What the path of the builder says: a path without `edit` or `view` makes a project. */
export type BuilderMode = 'create' | 'edit' | 'view'

/** The mode that a path asks for. */
export function builderMode(pathname: string): BuilderMode {
  if (/\/edit(?:\/|$)/.test(pathname)) return 'edit'
  return /\/view(?:\/|$)/.test(pathname) ? 'view' : 'create'
}

/** The step that an address asks for: a project opens on its first step, viewing it on its third. */
export function readStep(params: URLSearchParams, mode: BuilderMode): Step {
  if (mode === 'create') return 1
  const asked = Number(params.get('step'))
  return asked === 1 || asked === 2 || asked === 3 || asked === 4 ? asked : mode === 'view' ? 3 : 1
}

/** The address of a step of a project. */
export function stepHref(locale: string, mode: 'edit' | 'view', projectId: string, step: Step): string {
  return `/${locale}/project-builder/${mode}/?${new URLSearchParams({ projectId, step: String(step) })}`
}

/** What stands above a step. A new project has no name yet. */
export function stepTitle(step: Step, projectName: string | null): string {
  if (projectName === null) return 'Create Project'
  if (step === 1) return 'Edit Project'
  return step === 2 ? `Add products to ${projectName}` : projectName
}
