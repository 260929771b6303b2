import { fileFormat } from './file-name.ts'
import type { FileType } from './product-file.ts'

/** `status` is null where the store was unreachable. */
export interface FileAnswer {
  readonly status: number | null
  readonly contentType: string
  readonly bytes: number | null
}

/** `broken`: no file is served. `unreachable`: unknown, as the store did not answer. `large`: for staff to reduce. */
export interface FileFinding {
  readonly kind: 'broken' | 'unreachable' | 'large'
  readonly reason: string
}

/** Families above it slow a model down: what offices accept is 0.5 to 1 MB. */
const MAX_RFA_BYTES = 1_000_000

const CONTENT_TYPES: Readonly<Record<string, RegExp>> = {
  PDF: /^application\/pdf\b/,
  SVG: /^image\/svg\+xml\b/,
  PNG: /^image\/png\b/,
  JPG: /^image\/jpeg\b/,
  JPEG: /^image\/jpeg\b/,
  WEBP: /^image\/webp\b/,
}
/** Formats of models have no type that all stores agree on: anything but a page or a message does. */
const NO_FILE = /^(?:text\/html|application\/(?:json|problem\+json|xml))\b/

export function findingOf(type: FileType, url: string, { status, contentType, bytes }: FileAnswer): FileFinding | null {
  if (status === null || status === 429 || status >= 500)
    return { kind: 'unreachable', reason: status === null ? 'no answer' : `status ${status}` }
  if (status !== 200) return { kind: 'broken', reason: `status ${status}` }
  const expected = CONTENT_TYPES[fileFormat(url)]
  if (expected ? !expected.test(contentType) : NO_FILE.test(contentType))
    return { kind: 'broken', reason: `is of the type ${contentType || 'unknown'}` }
  if (bytes === 0) return { kind: 'broken', reason: 'is empty' }
  return isLargeFamily(type, bytes) ? { kind: 'large', reason: `has ${bytes} bytes` } : null
}

export function isLargeFamily(type: FileType, bytes: number | null): boolean {
  return type === 'RFA-file' && bytes !== null && bytes > MAX_RFA_BYTES
}
