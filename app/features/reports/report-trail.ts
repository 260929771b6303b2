import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { ScheduleSource } from '#app/addresses/routes.ts'

export interface TrailOf {
  readonly locale: Locale
  readonly source: ScheduleSource
  readonly projectName: string
}

/** The way to a report: through its project, or, for the reader of a link, through that alone. */
export function reportTrail({ locale, source, projectName }: TrailOf, name: string): Crumb[] {
  const home = { label: 'Home', href: routes.home.path({ locale }) }
  const report = { label: name, href: null }
  if ('token' in source)
    return [home, { label: projectName, href: routes.link.path({ locale, token: source.token }) }, report]
  return [
    home,
    { label: 'Projects', href: routes.projects.list.path({ locale }) },
    { label: projectName, href: stepHref(locale, 'view', source.projectId, 3) },
    { label: 'Reports and files', href: routes.reports.all.href({ locale, ...source }) },
    report,
  ]
}
