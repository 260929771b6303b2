import { formatDay } from '@specify/core/text/format-day.ts'
import { fileFormat, fileSize } from './file-name.ts'
import type { DownloadFile } from './files.ts'

/** `DXF · 64 kB · Version 2 · 3 Mar 2026`, of what is known. */
export function fileDetail({ url, sizeBytes, isTooLarge, version, date }: DownloadFile): string {
  return [
    fileFormat(url),
    sizeBytes && fileSize(sizeBytes),
    isTooLarge && 'Over 1 MB',
    version && `Version ${version}`,
    date && formatDay(date),
  ]
    .filter(Boolean)
    .join(' · ')
}
