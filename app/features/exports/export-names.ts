/** Signs that file systems do not take, and a dot that would hide the file. */
const UNUSABLE = /[\\/:*?"<>|\p{Cc}]|^\.+/gu

function underscored(projectName: string): string {
  return projectName.trim().replaceAll(UNUSABLE, '').replaceAll(/\s+/g, '_')
}

/** `{project_name}_DDMMYYYY.{extension}`, with the day where the reader is. */
export function exportName(projectName: string, extension: 'xlsx' | 'csv', now: Date): string {
  const day = [now.getDate(), now.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('')
  return `${underscored(projectName)}_${day}${now.getFullYear()}.${extension}`
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** `{project_name}_summary_{four signs}.pdf`. `random` answers bytes. */
export function summaryPdfName(
  projectName: string,
  random = (count: number) => crypto.getRandomValues(new Uint8Array(count)),
): string {
  const signs = Array.from(random(4), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${underscored(projectName)}_summary_${signs}.pdf`
}

/** Whether a name may be one that `summaryPdfName` made: a PDF, and no path. */
export function isPdfName(name: string): boolean {
  return name.length <= 200 && /^[^\\/:*?"<>|%\p{C}.][^\\/:*?"<>|%\p{C}]*\.pdf$/u.test(name) && !name.includes('..')
}

/** What stands in the place of the link of a project that nobody else may read. */
export const NOT_SHARED = 'Not shared'

/** Where a shared summary is, as it is printed: without what nobody types. `specify.example/au/…/?projectId=…` */
export function summaryAddress(origin: string, locale: string, projectId: string): string {
  return `${origin.replace(/^https?:\/\//, '')}/${locale}/project-builder/share-summary/?projectId=${projectId}`
}

/** The link to a shared summary, in exactly this shape. `origin` as in `https://specify.example`; empty for a path. */
export function shareLink(origin: string, locale: string, projectId: string, company: string): string {
  const id = encodeURIComponent(projectId)
  return `${origin}/${locale}/project-builder/share-summary/?projectId=${id}&company=${encodeURIComponent(company)}`
}
