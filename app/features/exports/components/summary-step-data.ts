import type { SummaryCover } from '../summary/summary-cover.ts'
import type { SummaryProducts } from '../summary/summary.ts'

/** Data of the fourth step besides the project. */
export interface SummaryStepData {
  readonly cover: SummaryCover
  readonly products: SummaryProducts
  readonly priceBasis: string
  readonly company: string
  /** The drawing of a QR code of the share link, as the path of an SVG, with the side of its square. */
  readonly qr: { readonly path: string; readonly size: number }
}

/** Callbacks of the step. */
export interface SummaryEvents {
  readonly onExport: (kind: 'excel' | 'csv' | 'pdf' | 'print') => void
  readonly onShare: (platform: string, url: string) => void
}
