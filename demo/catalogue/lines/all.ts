import { CAROMA_LINES } from './caroma.ts'
import type { Line } from './line.ts'
import { METHVEN_LINES } from './methven.ts'
import { OTHER_LINES } from './other-brands.ts'

const ALL = { ...CAROMA_LINES, ...METHVEN_LINES, ...OTHER_LINES }

export type LineId = keyof typeof ALL

/** Every collection and series by the name that the product tables use. */
export const LINES: Readonly<Record<LineId, Line>> = ALL
