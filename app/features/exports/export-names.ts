import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { compactDateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'

/** Characters that file systems refuse, and a dot that would hide the file. */
const UNUSABLE = /[\\/:*?"<>|\p{Cc}]|^\.+/gu

function underscored(projectName: string): string {
  return projectName.trim().replaceAll(UNUSABLE, '').replaceAll(/\s+/g, '_')
}

/** `{project_name}_DDMMYYYY.{extension}`, with the day in the project's market, as in the file. */
export function exportName(projectName: string, extension: 'xlsx' | 'csv', locale: Locale, now: Date): string {
  return `${underscored(projectName)}_${compactDateIn({ code: locale }, now)}.${extension}`
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** `{project_name}_summary_{four signs}.pdf`. `random` returns bytes. */
export function summaryPdfName(
  projectName: string,
  random = (count: number) => crypto.getRandomValues(new Uint8Array(count)),
): string {
  const signs = Array.from(random(4), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${underscored(projectName)}_summary_${signs}.pdf`
}

/** `{project_name}_substitution_{code}.pdf` */
export function noticeName(projectName: string, sku: string): string {
  return `${underscored(projectName)}_substitution_${underscored(sku)}.pdf`
}

/** Returns whether a name is safe and could come from `summaryPdfName`: a PDF without path. */
export function isPdfName(name: string): boolean {
  return name.length <= 200 && /^[^\\/:*?"<>|%\p{C}.][^\\/:*?"<>|%\p{C}]*\.pdf$/u.test(name) && !name.includes('..')
}

/** Shown instead of the link of an unshared project. */
export const NOT_SHARED = 'Not shared'

/** Printed form of the address: shortened to what has to be typed. `specify.example/au/…/?projectId=…` */
export function summaryAddress(origin: string, locale: string, projectId: string): string {
  return absoluteHref(origin.replace(/^https?:\/\//, ''), routes.projects.shareSummary.href({ locale, projectId }))
}

/** The link to a shared summary, in exactly this shape. `origin` as in `https://specify.example`; empty for a path. */
export function shareLink(origin: string, locale: string, projectId: string, company: string): string {
  return absoluteHref(origin, routes.projects.shareSummary.href({ locale, projectId, company }))
}
