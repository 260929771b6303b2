import { sheetStyle, TEXT_STYLE } from './print-style.ts'
import { escapeText } from './safe-text.ts'

export interface PrintedDocument {
  /** What `sanitiseHtml` wrote: nothing else may be put in a document. */
  readonly safeHtml: string
  /** Of the text: `en-AU`. */
  readonly language: string
  /** Stands above every page and is the title of the file. */
  readonly name: string
  readonly code: string
  /** Where the document comes from, as it is to be shown. */
  readonly address: string
  readonly date: string
  readonly sideMm: number
  readonly isLandscape?: boolean
  /** The address of a picture in the footer. */
  readonly mark?: string | null
  /** `@font-face` rules with the type in them. */
  readonly fontFaces: string
}

/** What a printed document may load: pictures that its own address answers, and type that stands in it. */
export const DOCUMENT_POLICY = "default-src 'none'; img-src 'self'; font-src data:; style-src 'unsafe-inline'; sandbox"

/** The title of a document: a code that its name has in it is not named twice. */
export function documentTitle({ name, code }: Pick<PrintedDocument, 'name' | 'code'>): string {
  return (name.includes(code) ? [name] : [code, name]).filter(Boolean).join(' ')
}

/** A whole document for the printing browser. The hidden letters fetch the type that only the header may need. */
export function printDocument(parts: PrintedDocument): string {
  const { safeHtml, language, address, date, fontFaces } = parts
  const note = [address, date].filter(Boolean).join('  ·  ')
  return `<!doctype html>
<html lang="${escapeText(language)}">
<head>
<meta charset="utf-8">
<title>${escapeText(documentTitle(parts))}</title>
<style>${fontFaces}${sheetStyle({ ...parts, note })}${TEXT_STYLE}</style>
</head>
<body><p class="type" aria-hidden="true">0</p>
${safeHtml}
</body>
</html>`
}
