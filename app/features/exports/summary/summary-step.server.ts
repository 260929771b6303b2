import { encode } from 'uqr'
import type { Project } from '@specify/schedule/model.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { SummaryStepData } from '../components/summary-step-data.ts'
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
    qr: drawQr(shareLink(publicUrl, project.locale, project.projectId, who.company)),
  }
}

function drawQr(text: string): SummaryStepData['qr'] {
  const { data, size } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { path, size }
}
