/** The schedule in an address: a project, one of its revisions, or a link by its token. */
export type ScheduleSource = { readonly projectId: string; readonly revisionId?: string } | { readonly token: string }

/** A page below the reports of a project: `compliance`, `specification` … */
export function reportHref(
  locale: string,
  report: string,
  source: ScheduleSource,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/${locale}/project-builder/reports/${report}/?${new URLSearchParams({ ...source, ...more })}`
}

/** A call below `/{locale}/api/` about a schedule: `evidenceHref('au', 'labels', source, { format: 'pdf' })`. */
export function evidenceHref(
  locale: string,
  call: string,
  source: ScheduleSource,
  more: Readonly<Record<string, string>> = {},
): string {
  return `/${locale}/api/${call}/?${new URLSearchParams({ ...source, ...more })}`
}
