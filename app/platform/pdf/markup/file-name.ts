import { downloadHeader } from '#app/platform/http/download-header.ts'

const MAX_NAME_LENGTH = 150

/** A name that every system can save, ending in `.pdf`. */
export function safePdfName(text: string): string {
  return safeFileName(text.replace(/(?:\.pdf)?$/i, '.pdf'))
}

/** A name that every system can save, with its ending. Folders, control characters and reserved signs go. */
function safeFileName(text: string): string {
  const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(text) ?? []
  const name = text
    .slice(0, text.length - ending.length)
    .normalize('NFC')
    .replaceAll(/[\p{C}"*/:<>?\\|]+/gu, '-')
    .replace(/^[-.\s]+/, '')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[.\s]+$/, '')
  return `${name || 'document'}${ending.toLowerCase()}`
}

/** `Content-Disposition` for a download of that name, made one that every system can save. */
export function attachmentHeader(fileName: string): string {
  return downloadHeader(safeFileName(fileName))
}

/** The product code of `{sku}_{item-name}.pdf`, or null where a name has no such form. */
export function codeOfFileName(fileName: string): string | null {
  return /^([^_]{1,40})_.+\.pdf$/i.exec(fileName)?.[1] ?? null
}
