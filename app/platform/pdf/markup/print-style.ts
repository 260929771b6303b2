import { ACCENT_BAR, FOOT, HEAD, SOFT } from './page-margins.ts'

export interface Sheet {
  readonly sideMm: number
  readonly isLandscape?: boolean
  readonly name: string
  readonly code: string
  readonly note: string
  readonly mark?: string | null
}

/** The sheet: A4 with a running header and footer, which the browser sets in the margins of every page. */
export function sheetStyle({ sideMm, isLandscape = false, name, code, note, mark = null }: Sheet): string {
  return `
@page {
  size: A4${isLandscape ? ' landscape' : ''};
  margin: 22mm ${sideMm}mm ${mark === null ? 19 : 24}mm;
  @top-left { content: ${cssText(name)}; ${HEAD} font-weight: 600; width: 75%; ${ACCENT_BAR} }
  @top-right { content: ${cssText(code)}; ${HEAD} font-family: var(--code); color: ${SOFT}; text-align: right; width: 25%; }
  @bottom-left { content: ${cssText(note)}; ${FOOT} white-space: normal; overflow-wrap: anywhere; width: 75%; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${FOOT} text-align: right; width: 25%; ${mark === null ? '' : markStyle(mark)} }
}`
}

function markStyle(address: string): string {
  return `background: url("${address}") no-repeat right 2mm / 15mm 15mm; padding-right: 18mm;`
}

/** Text as a CSS string. Everything but letters and digits is escaped, so that nothing can end it. */
export function cssText(text: string): string {
  return `"${text.replaceAll(/[^A-Za-z0-9]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
}

/** The text style of a document. Its classes are listed in `sanitise-html.server.ts`. */
export const TEXT_STYLE = `
:root { --text: 'Instrument Sans', Arial, 'Liberation Sans', sans-serif; --code: 'IBM Plex Mono', Consolas, monospace; }
* { box-sizing: border-box; }
body { margin: 0; font: 9.5pt/1.45 var(--text); color: #1d1c1a; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; font-weight: 600; margin: 5mm 0 2mm; break-after: avoid; }
h1 { font-size: 20pt; letter-spacing: -0.01em; margin-top: 0; }
h2 { font-size: 12.5pt; margin-top: 7mm; }
h3 { font-size: 10.5pt; }
h4, h5, h6 { font-size: 9.5pt; }
p, ul, ol, dl, table, figure, blockquote, pre { margin: 0 0 3mm; }
p { orphans: 3; widows: 3; }
:is(h1, h2, h3) + p { break-after: avoid; }
ul, ol { padding-left: 5mm; }
li { margin-bottom: 0.5mm; break-inside: avoid; }
a { color: inherit; text-decoration: underline; text-decoration-color: #8d877c; }
code, pre, .code { font-family: var(--code); font-size: 0.92em; }
pre { white-space: pre-wrap; }
small { font-size: 8pt; color: #65615a; }
mark { background: #e6efec; }
hr { border: 0; border-top: 0.5pt solid #d5d0c6; margin: 4mm 0; }
blockquote { padding-left: 4mm; border-left: 2pt solid #d5d0c6; }
img { max-width: 100%; max-height: 110mm; height: auto; object-fit: contain; break-inside: avoid; vertical-align: middle; }
figure { break-inside: avoid; }
figcaption { font-size: 8pt; color: #65615a; margin-top: 1mm; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tfoot { display: table-row-group; }
tr { break-inside: avoid; }
th, td { padding: 1.4mm 2mm; text-align: left; vertical-align: top; border-bottom: 0.5pt solid #e4e0d8; }
th { font-weight: 600; }
caption { text-align: left; font-weight: 600; padding-bottom: 1.5mm; }
td p { margin: 0; }
td img, th img { max-height: 26mm; }
dl > div { display: grid; grid-template-columns: 62mm 1fr; gap: 4mm; padding: 1.4mm 0; border-bottom: 0.5pt solid #e4e0d8; break-inside: avoid; }
dt { color: #65615a; }
dd { margin: 0; }
.lead { font-size: 11pt; }
.price { font-size: 14pt; font-weight: 600; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.nowrap { white-space: nowrap; }
.dense { font-size: 8.5pt; }
.dense th, .dense td { padding: 1mm 1.5mm; }
.dense td p { display: inline; font-size: 7.5pt; color: #65615a; }
.dense td p:not(:last-child)::after { content: ' · '; }
.dense td img { max-height: 18mm; }
.band > * { background: #f6f5f3; font-weight: 600; }
.band { break-after: avoid; }
.muted > * { color: #65615a; }
.columns { columns: 2; column-gap: 8mm; font-size: 8.5pt; }
.columns li p { margin: 0; }
.columns > div { grid-template-columns: 36mm 1fr; gap: 2mm; padding: 0.6mm 0; }
.pictures { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 4mm; align-items: start; margin: 0 0 5mm; break-inside: avoid; }
.pictures > * { margin: 0; max-height: 42mm; }
.pictures > :first-child { grid-row: span 2; max-height: 88mm; }
.pictures > :only-child { grid-column: 1 / -1; }
.picture-pair { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 0 0 4mm; break-inside: avoid; }
.picture-pair img { max-height: 46mm; }
dl.lead { display: flex; gap: 14mm; }
dl.lead > div { display: block; padding: 0; border: 0; }
dl.lead dt { font-size: 8.5pt; }
.new-page { break-before: page; }
.new-page > :first-child, .new-page > :first-child > :first-child { margin-top: 0; }
.type { position: absolute; visibility: hidden; font: 1pt var(--code); }
`
