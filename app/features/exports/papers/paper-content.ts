import type { Market } from '@specify/core/market.ts'
import type { PaperPictures } from '#app/platform/pdf/markup/paper.ts'
import type { SubstitutionRow } from '../sheets/substitution-rows.ts'
import type { SummaryCover } from '../summary/summary-cover.ts'
import type { Summary } from '../summary/summary.ts'

export interface ProjectPaper {
  readonly market: Market
  readonly cover: SummaryCover
  readonly summary: Summary
  /** Media by SKU, in the catalogue's order of pictures. */
  readonly media: Readonly<Record<string, ProductMedia>>
  readonly showPrices: boolean
  readonly isLandscape: boolean
  /** Each product once, by tag, instead of room by room. */
  readonly isByTag: boolean
  readonly priceBasis: string
  readonly substitutions: readonly SubstitutionRow[]
  /** Null where the project is not shared. */
  readonly link: PaperLink | null
  /** Formatted date and time. */
  readonly printedAt: string
  readonly publicUrl: string
}

export interface ProductMedia {
  readonly image: string | undefined
  readonly drawing: string | undefined
}

export interface PaperLink {
  /** Short enough to be typed. */
  readonly text: string
  readonly href: string
  readonly qrTarget: string
}

export interface PaperParts extends ProjectPaper {
  readonly pictures: PaperPictures
}
