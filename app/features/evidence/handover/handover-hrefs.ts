import type { ScheduleSource } from '../evidence-hrefs.ts'

/** Calls of packages. `token` is that of the link whose holder ordered it. */
export function packageHref(
  locale: string,
  call: 'progress' | 'file' | 'cancel',
  packageId: string,
  token: string | undefined,
): string {
  const query = new URLSearchParams({ packageId, ...(token !== undefined && { token }) })
  return `/${locale}/api/handover-package-${call}/?${query}`
}

export function packageAddresses(locale: string, packageId: string, token: string | undefined) {
  return {
    packageId,
    progress: packageHref(locale, 'progress', packageId, token),
    zip: packageHref(locale, 'file', packageId, token),
    cancel: packageHref(locale, 'cancel', packageId, token),
  }
}

export function handoverHref(
  locale: string,
  source: ScheduleSource,
  more: Readonly<Record<string, string>> = {},
): string {
  if ('token' in source) {
    const search = new URLSearchParams(more).toString()
    return `/${locale}/l/${source.token}/handover/${search && `?${search}`}`
  }
  return `/${locale}/project-builder/reports/handover/?${new URLSearchParams({ ...source, ...more })}`
}
