import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { dateIn, isoDayIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import type { ReportContext } from '../report-context.ts'
import { readLines } from '../read-lines.server.ts'
import { scheduleTitle, type EvidenceSchedule } from '../schedule.ts'
import { specificationSections, type WorkSection } from './clauses.ts'
import { findTemplate, officeOf } from './template-store.server.ts'
import type { SpecificationHead } from './to-markdown.ts'

interface Specification {
  readonly head: SpecificationHead
  readonly sections: readonly WorkSection[]
}

export async function readSpecification(
  { db, content }: Pick<ReportContext, 'content' | 'db'>,
  schedule: EvidenceSchedule,
  isOpen: boolean,
  ownerId = schedule.project.accountId,
): Promise<Specification> {
  const { project, company, dataAt } = schedule
  const template = await findTemplate(db, await officeOf(db, ownerId))
  const lines = (await readLines(schedule)).filter(({ units }) => units > 0)
  const { locale } = project
  const checks = { tables: content.compliance, locale, day: isoDayIn({ code: locale }, dataAt) }
  const sections = await runInTurns(specificationSections(lines, { locale, template, isOpen, checks }))
  const about = [
    'Product specification',
    company === '' ? '' : `Prepared by ${company}`,
    `Figures as stated in the catalogue on ${dateIn(MARKETS[project.locale], dataAt)}`,
  ].filter(Boolean)
  return { head: { title: scheduleTitle(schedule), about }, sections }
}
