import type { FileType } from '../site.ts'
import type { SheetSubject } from './subject.ts'

/** Version and day of a document, as the catalogue lists them beside it. */
export interface Issue {
  readonly version: string
  readonly date: Date
}

/** The issue of the file of a type among the files of a variant. */
export function issueOf({ variant }: SheetSubject, type: FileType): Issue {
  const file = variant.files.find((each) => each.type === type)
  return { version: file?.version ?? '1.0', date: new Date(`${file?.date ?? '2026-03-02'}T00:00:00Z`) }
}

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `Version 2.1, 14 March 2025`. */
export function issueInWords({ version, date }: Issue): string {
  return `Version ${version}, ${DAY.format(date)}`
}
