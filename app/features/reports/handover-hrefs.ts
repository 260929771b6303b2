import { api } from '#app/addresses/api.ts'
import { routes, type ScheduleSource } from '#app/addresses/routes.ts'

/** Calls of packages. `token` is that of the link whose holder ordered it. */
export function packageAddresses(locale: string, packageId: string, token: string | undefined) {
  const values = { locale, packageId, token }
  return {
    packageId,
    progress: api.handoverPackageProgress.href(values),
    zip: api.handoverPackageFile.href(values),
    cancel: api.handoverPackageCancel.href(values),
  }
}

type HandoverParameters = Parameters<typeof routes.linkHandover.href>[0]

/** The page of packages: the holder of a link has their own, below the link. */
export function handoverHref(
  locale: string,
  source: ScheduleSource,
  more: Pick<HandoverParameters, 'form' | 'package'> = {},
): string {
  return 'token' in source
    ? routes.linkHandover.href({ locale, ...source, ...more })
    : routes.reports.handover.href({ locale, ...source, ...more })
}
