/** Colours of paper, and what is set in the margins of every page. */
export const INK = '#1d1c1a'
export const SOFT = '#65615a'
export const LINE = '#e4e0d8'
export const ACCENT = '#0f4f4a'
export const TINT = '#f6f5f3'
export const HEAD = `font: 8.8pt var(--text); color: ${INK}; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; vertical-align: bottom; padding-bottom: 2.6mm; margin-bottom: 4.4mm; border-bottom: 0.5pt solid ${LINE};`
export const FOOT = `font: 7.2pt/1.4 var(--text); color: ${SOFT}; white-space: pre; overflow: hidden; text-overflow: ellipsis; vertical-align: top; padding-top: 2mm; margin-top: 4mm; border-top: 0.5pt solid ${LINE};`
/** The bar at the upper edge of the sheet. */
export const ACCENT_BAR = `background: linear-gradient(${ACCENT}, ${ACCENT}) 0 0 / 12mm 1.8mm no-repeat;`
