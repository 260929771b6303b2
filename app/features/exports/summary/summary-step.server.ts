import type { Project } from '@specify/schedule/model.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { SummaryStepData } from '../components/summary-step-data.ts'
import { qrPath } from '#app/platform/qr-path.ts'
import { shareLink } from '../export-names.ts'
import { coverOf, priceBasis, type SummaryReader } from './summary-cover.ts'
import { summaryProducts } from './summary-products.ts'

/** `publicUrl` is the origin of links on paper. */
export function readSummaryStep(
  project: Project,
  reader: ProjectReader,
  { publicUrl, ...who }: SummaryReader & { readonly publicUrl: string },
): SummaryStepData {
  return {
    cover: coverOf(project, who),
    products: summaryProducts(project, reader),
    priceBasis: priceBasis(project.locale, new Date()),
    company: who.company,
    qr: qrPath(shareLink(publicUrl, project.locale, project.projectId, who.company)),
  }
}
