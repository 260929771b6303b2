const STYLE = `
.new-page { break-before: page; margin-top: 0; }
.heroes { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm; margin-bottom: 9mm; }
.hero { width: 100%; height: 58mm; }
.kind { color: #0f4f4a; font-weight: 600; margin-bottom: 1.5mm; }
.cover h1 { font-size: 27pt; letter-spacing: -0.03em; }
.facts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 7mm; }
.totals { display: flex; gap: 0; margin-top: 7mm; padding: 3.4mm 0; border-top: 0.8pt solid #1d1c1a; border-bottom: 0.5pt solid #e4e0d8; }
.totals > div { flex: 1; }
.totals dt { font-size: 7.2pt; color: #65615a; }
.totals dd { font-size: 15pt; line-height: 1.3; font-weight: 600; letter-spacing: -0.01em; white-space: nowrap; font-variant-numeric: tabular-nums; }
.cover header { display: flex; justify-content: space-between; gap: 8mm; }
.link { flex: none; width: 22mm; font-size: 6.6pt; line-height: 1.3; color: #65615a; text-align: center; }
.link img { width: 18mm; height: 18mm; margin: 0 auto 1.2mm; }
.front .contents { break-inside: avoid; }
.wide .hero { height: 47mm; }
.wide .front { display: grid; grid-template-columns: 1fr 104mm; gap: 12mm; }
.front .contents h2 { margin-top: 0; }
.tall .front .contents h2 { margin-top: 7mm; }
.order { width: 12mm; }
.type-row > * { font-weight: 600; padding-top: 2.4mm; }
.sections { display: flex; gap: 8mm; margin-top: 3mm; color: #0f4f4a; }

.type { display: flex; justify-content: space-between; align-items: baseline; margin-top: 6mm; padding-bottom: 1.2mm; border-bottom: 0.8pt solid #0f4f4a; break-after: avoid; }
.type h3 { font-size: 11.5pt; margin: 0; }
.room { table-layout: fixed; margin-bottom: 3.4mm; }
.room thead { break-inside: avoid; break-after: avoid; }
.room tbody > tr:first-child { break-before: avoid; }
.room tbody > tr:first-child:not(:last-child) { break-after: avoid; }
.band th { padding: 1.5mm 2.4mm; background: #f6f5f3; border: 0; font-size: 8.8pt; color: #65615a; white-space: normal; }
.band div { display: flex; justify-content: space-between; gap: 6mm; }
.band div > span { white-space: nowrap; }
.band div > span:first-child { white-space: normal; }
.band span:first-child::after, .total > strong::after, .type h3::after, .entry-head h3::after { content: '\\a0'; }
.band strong { color: #1d1c1a; font-weight: 600; margin-right: 1.5mm; }
.band p { font-weight: 400; font-size: 7.6pt; }
.room td, .room tbody th { vertical-align: middle; }
.thumb { width: 14mm; }
.thumbnail { width: 10.4mm; height: 10.4mm; font-size: 1px; line-height: 0; color: transparent; }
.room td, .room tbody th { padding-top: 0.5mm; padding-bottom: 0.5mm; line-height: 1.36; }
.tag .code { display: block; }
.count { width: 13mm; }
.sum { width: 25mm; }
.rooms { width: 40mm; }
.each { width: 22mm; }
.name { display: block; font-weight: 500; }
.wraps { white-space: normal; overflow-wrap: anywhere; }
.mark { font-size: 7.2pt; color: #134f47; white-space: nowrap; }
.mark svg { width: 2.4mm; height: 2.2mm; margin-right: 0.4mm; vertical-align: -0.2mm; fill: none; stroke: currentColor; stroke-width: 1; }
.note { display: block; font-size: 7.2pt; line-height: 1.4; color: #65615a; white-space: pre-line; }
.total { display: flex; justify-content: space-between; padding: 2mm 0; border-top: 0.8pt solid #1d1c1a; font-size: 10pt; break-inside: avoid; break-before: avoid; }
.total strong { font-weight: 600; }
.basis { margin-top: 2mm; break-before: avoid; }

.entry { display: grid; grid-template-columns: 40mm 1fr; gap: 6mm; min-height: 72mm; padding: 3mm 0; border-bottom: 0.5pt solid #e4e0d8; break-inside: avoid; }
.entry:not(:has(.drawing)) { min-height: 0; }
.looks { display: grid; gap: 2mm; align-content: start; }
.look { width: 40mm; height: 31mm; }
.entry .drawing { width: 40mm; height: 33mm; }
.entry-head { display: flex; justify-content: space-between; gap: 6mm; }
.entry h3 { font-size: 10.5pt; line-height: 1.3; color: #1d1c1a; margin: 0; }
.entry h3 .code { font-weight: 400; }
.entry h4 { font-size: 7.2pt; font-weight: 600; color: #0f4f4a; margin: 1.6mm 0 0.4mm; break-after: avoid; }
.entry-head p { font-size: 7.6pt; color: #65615a; }
.entry-head a { text-decoration: underline; text-decoration-color: #b9b4aa; }
.sums { display: flex; gap: 5mm; text-align: right; white-space: nowrap; }
.sums dt { font-size: 7.2pt; color: #65615a; }
.sums dd { font-weight: 600; font-variant-numeric: tabular-nums; }
.where { margin-top: 1mm; font-size: 7.6pt; line-height: 1.4; }
.columns { display: flex; gap: 4mm; }
.columns > * { flex: 1; min-width: 0; }
.fields { margin-top: 1.6mm; padding-top: 1.2mm; font-size: 7pt; line-height: 1.36; border-top: 0.5pt solid #e4e0d8; }
.fields > div { padding-left: 2mm; text-indent: -2mm; break-inside: avoid; margin-bottom: 0.25mm; }
.fields dt, .fields dd { display: inline; text-indent: 0; }
.fields dt { color: #65615a; }
.fields dt::after { content: none; }
.entry .bullets { columns: auto; font-size: 7pt; line-height: 1.32; }
.entry .bullets li { margin-bottom: 0.3mm; }

.detailed td, .detailed tbody th { vertical-align: top; padding-top: 1.6mm; padding-bottom: 1.6mm; }
.picture { width: 28mm; }
.detail-picture { width: 25mm; height: 20mm; }
.product { width: 56mm; }
.files { width: 26mm; }
.detailed .small, .detailed .files { line-height: 1.4; }
.cells { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm 3mm; }
.cells dt { font-size: 6.6pt; line-height: 1.3; color: #65615a; }
.cells dd { font-size: 7.6pt; line-height: 1.3; }
.substitutions .product { width: 38mm; }
.substitutions td { font-size: 7.8pt; }
`

/** The letters of a tag, in millimetres, and how far it stands from what follows. */
const TAG_LETTER_MM = 1.8
const TAG_GAP_MM = 2.5
const MIN_TAG_MM = 14

/** Styles of a project's schedule; colours as in all papers. The tag column fits the longest tag. */
export function projectPaperStyle(tags: Iterable<string>): string {
  let letters = 0
  for (const tag of tags) letters = Math.max(letters, tag.length)
  const width = Math.max(MIN_TAG_MM, letters * TAG_LETTER_MM + TAG_GAP_MM)
  return `${STYLE}.tag { width: ${width.toFixed(1)}mm; }`
}
