import { sheetStyle, TEXT_STYLE } from './print-style.ts'
import { escapeText } from '../sanitise/safe-text.ts'

export interface PrintedDocument {
  /** Output of `sanitiseHtml`: no other HTML may be put in a document. */
  readonly safeHtml: string
  readonly language: string
  /** Shown above every page, and the title of the file. */
  readonly name: string
  readonly code: string
  readonly address: string
  readonly date: string
  readonly sideMm: number
  readonly isLandscape?: boolean
  readonly mark?: string | null
  /** `@font-face` rules with the fonts in them. */
  readonly fontFaces: string
}

/** Content security policy of a printed document: pictures from its own address, embedded fonts. */
export const DOCUMENT_POLICY = "default-src 'none'; img-src 'self'; font-src data:; style-src 'unsafe-inline'; sandbox"

export function documentTitle({ name, code }: Pick<PrintedDocument, 'name' | 'code'>): string {
  return (name.includes(code) ? [name] : [code, name]).filter(Boolean).join(' ')
}

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
