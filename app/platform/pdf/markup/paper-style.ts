import { ACCENT, ACCENT_BAR, FOOT, HEAD, INK, LINE, SOFT, TINT } from './page-margins.ts'
import { cssText } from './print-style.ts'

/** Running head and foot of our own papers. */
export interface RunningHeader {
  readonly isLandscape?: boolean
  /** A sheet of A3, landscape, to its edges: a drawing has a frame of its own. */
  readonly isDrawing?: boolean
  /** Head: what is named, and what kind of paper it is. */
  readonly name: string
  readonly kind: string
  /** Foot, each on a line of its own. */
  readonly about: readonly string[]
  /** Below the page number. */
  readonly issue: string
}

/** Margins of the page and what is set in them, as on the specification sheets of makers. */
export function runningStyle({
  isLandscape = false,
  isDrawing = false,
  name,
  kind,
  about,
  issue,
}: RunningHeader): string {
  if (isDrawing) return '\n@page { size: A3 landscape; margin: 0; }'
  return `
@page {
  size: A4${isLandscape ? ' landscape' : ''};
  margin: 22mm 15mm 19mm;
  @top-left { content: ${cssText(`${name}\u00A0`)}; ${HEAD} font-weight: 600; width: 70%; ${ACCENT_BAR} }
  @top-right { content: ${cssText(kind)}; ${HEAD} color: ${SOFT}; text-align: right; width: 30%; }
  @bottom-left { content: ${about.map(cssText).join(String.raw` "\a" `) || '""'}; ${FOOT} width: 72%; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages)${issue === '' ? '' : String.raw` "\a" ${cssText(issue)}`}; ${FOOT} text-align: right; width: 28%; }
}`
}

/**
 * The style of every paper of our own: type, tables, pictures, drawings. Cells end with a space, so that what is copied
 * from the file, or read from it by programs, has its words apart.
 */
export const PAPER_STYLE = `
:root { --text: 'Instrument Sans', Arial, 'Liberation Sans', sans-serif; --code: 'IBM Plex Mono', 'Liberation Mono', monospace; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 8.8pt/1.43 var(--text); color: ${INK}; overflow-wrap: anywhere; }
h1 { font-size: 21pt; line-height: 1.16; font-weight: 600; letter-spacing: -0.02em; }
h2 { font-size: 11.5pt; line-height: 1.3; font-weight: 600; padding-bottom: 1.6mm; margin: 7mm 0 2.4mm; border-bottom: 0.8pt solid ${INK}; break-after: avoid; }
h3 { font-size: 8.5pt; line-height: 1.4; font-weight: 600; color: ${ACCENT}; margin-bottom: 0.8mm; break-after: avoid; }
a { color: inherit; text-decoration: none; }
p { orphans: 3; widows: 3; }
img { display: block; object-fit: contain; }
ul { list-style: none; }
.code { font-family: var(--code); font-size: 0.95em; white-space: nowrap; }
.soft { color: ${SOFT}; }
.small { font-size: 7.2pt; line-height: 1.4; color: ${SOFT}; }
.below { font-size: 11.5pt; line-height: 1.35; color: ${SOFT}; margin-top: 0.8mm; }
.tile { background: ${TINT}; }
.none { display: flex; align-items: center; justify-content: center; color: ${SOFT}; }
.notice { margin-top: 4mm; padding: 2.4mm 4mm; background: #fbfaf7; border-left: 2.4pt solid ${ACCENT}; }
.swatch { display: inline-block; width: 3.2mm; height: 3.2mm; margin-right: 1.6mm; border: 0.5pt solid #b9b4aa; border-radius: 50%; vertical-align: -0.5mm; }

.pairs > div { display: grid; grid-template-columns: 38% 1fr; gap: 2.4mm; padding: 0.85mm 0; border-bottom: 0.5pt solid ${LINE}; break-inside: avoid; }
.pairs > div:first-child { border-top: 0.5pt solid ${LINE}; }
.pairs dt { color: ${SOFT}; }
.bullets { columns: 2; column-gap: 7mm; }
.bullets li { padding-left: 3mm; text-indent: -3mm; margin-bottom: 0.6mm; break-inside: avoid; }
.bullets li::before { content: '•' / ''; color: ${ACCENT}; display: inline-block; width: 3mm; text-indent: 0; }
.groups { columns: 2; column-gap: 7mm; }
.groups > div { break-inside: avoid; margin-bottom: 4mm; }
.groups > .long { break-inside: auto; }

table { width: 100%; border-collapse: collapse; text-align: left; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 0.95mm 2mm 0.95mm 0; vertical-align: top; border-bottom: 0.5pt solid ${LINE}; font-weight: 400; }
th:last-child, td:last-child { padding-right: 0; }
:is(th, td):not(:last-child)::after, dt::after { content: '\\a0'; }
td:has(> .tile)::after, th:has(> .note)::after { content: none !important; }
thead th { font-size: 7.2pt; color: ${SOFT}; white-space: nowrap; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.marked > * { font-weight: 600; background: #fbfaf7; }
.marked .code { font-weight: 400; }
`
