import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { toBuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { RevisionMarks } from '#app/features/revisions/revision-marks.ts'
import { usedSkus } from '#app/features/projects/schedule/used-skus.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { shareLink } from '../export-names.ts'
import { shortShareLink } from '../share/share-code.ts'
import { substitutionRows } from '../sheets/substitution-rows.ts'
import { coverOf, priceBasis, type SummaryReader } from '../summary/summary-cover.ts'
import { summaryProducts } from '../summary/summary-products.ts'
import { toSummary } from '../summary/summary.ts'
import type { PaperLink, ProductMedia, ProjectPaper } from './paper-content.ts'

interface PaperOrder {
  readonly isLandscape: boolean
  readonly isByTag: boolean
  readonly publicUrl: string
  readonly now: Date
  /** The day of the prices: of a revision, when it was issued. */
  readonly pricedAt: Date
  readonly marks?: RevisionMarks
}

/** The schedule of a project as a reader sees it now. */
export function readProjectPaper(
  project: Project,
  reader: ProjectReader,
  { publicUrl, now, pricedAt, isLandscape, isByTag, marks, ...who }: SummaryReader & PaperOrder,
): ProjectPaper {
  const { locale } = project
  const { unitTypes, rooms, products } = toBuilderProject(project, reader)
  const summary = toSummary({ unitTypes, rooms }, products, summaryProducts(project, reader), marks)
  return {
    market: MARKETS[locale],
    cover: coverOf(project, who),
    summary,
    media: mediaOf(project, reader),
    showPrices: project.showPricesOnPdf,
    isLandscape,
    isByTag: isByTag && summary.hasTags,
    priceBasis: priceBasis(locale, pricedAt),
    substitutions: substitutionRows(project.substitutions, locale),
    link: linkOf(project, publicUrl, who.company),
    printedAt: zonedTimeIn({ code: locale }, now),
    publicUrl,
  }
}

function mediaOf(project: Project, reader: ProjectReader): Record<string, ProductMedia> {
  const media: Record<string, ProductMedia> = {}
  for (const sku of usedSkus(project, reader)) {
    const variant = reader.findListed(sku, project.locale)?.variant
    if (variant) media[sku] = { image: variant.images[0], drawing: variant.lineDiagramList[0] }
  }
  return media
}

/** Paper carries a link only where it leads somewhere. */
function linkOf({ sharedAt, locale, projectId }: Project, publicUrl: string, company: string): PaperLink | null {
  if (sharedAt === null) return null
  const href = shortShareLink(publicUrl, locale, projectId)
  const qrTarget = shareLink(publicUrl, locale, projectId, company)
  return { text: href.replace(/^https?:\/\//, ''), href, qrTarget }
}
