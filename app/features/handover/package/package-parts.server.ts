import { MARKETS } from '@specify/core/market.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { NOT_SHARED } from '#app/features/exports/export-names.ts'
import { projectPaper } from '#app/features/exports/papers/project-paper.ts'
import { readProjectPaper } from '#app/features/exports/papers/read-project-paper.server.ts'
import { priceBasis } from '#app/features/exports/summary/summary-cover.ts'
import { summaryCsv } from '#app/features/exports/sheets/summary-csv.ts'
import { summaryProducts } from '#app/features/exports/summary/summary-products.ts'
import { toSummary } from '#app/features/exports/summary/summary.ts'
import { toBuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import type { EvidenceSchedule } from '#app/features/reports/schedule.ts'
import { INCLUDED_NAMES, type IncludedName } from '../handover-order.ts'
import type { ChosenParts, PackagePart } from './package-job.ts'
import { makeAccessPdf, makeCompliancePdf } from './report-parts.server.ts'

/** Outlives the request that ordered the package: nothing of that request may be in it. */
export type PartContext = Pick<HandoverContext, 'config' | 'content' | 'printer' | 'visibility'>

type MakePart = (context: PartContext, schedule: EvidenceSchedule) => PackagePart

/** A page and two pictures for each line of a schedule. No connection waits for it. */
const BOUNDS = { maxPages: 1_000, limitMs: 75_000, maxSidePx: 640 }

/** Optional parts of a package besides product files: listing one here includes it. */
const PARTS: Readonly<Record<IncludedName, MakePart>> = {
  schedule: (context, schedule) => ({
    path: 'schedule.pdf',
    kind: 'schedule-pdf',
    label: 'Schedule (PDF)',
    make: (signal) => makeSchedulePdf(context, schedule, signal),
  }),
  csv: (_, schedule) => ({
    path: 'schedule.csv',
    kind: 'schedule-csv',
    label: 'Schedule (CSV)',
    make: () => Promise.resolve(makeScheduleCsv(schedule)),
  }),
  compliance: (context, schedule) => ({
    path: 'compliance-report.pdf',
    kind: 'compliance-report',
    label: 'Compliance and water report (PDF)',
    make: (signal) => makeCompliancePdf(context, shownSchedule(schedule), signal),
  }),
  access: (context, schedule) => ({
    path: 'access-view.pdf',
    kind: 'access-view',
    label: 'Access view (PDF)',
    make: (signal) => makeAccessPdf(context, shownSchedule(schedule), signal),
  }),
}

export function chosenParts(context: PartContext, schedule: EvidenceSchedule, chosen: ChosenParts): PackagePart[] {
  return INCLUDED_NAMES.flatMap((name) => (chosen[name] ? [PARTS[name](context, schedule)] : []))
}

async function makeSchedulePdf(
  { config, printer, visibility }: PartContext,
  schedule: EvidenceSchedule,
  signal: AbortSignal,
): Promise<Buffer> {
  const { project, reader, company, dataAt } = shownSchedule(schedule)
  const content = readProjectPaper(project, reader, {
    isLandscape: project.showLandscape,
    isByTag: false,
    publicUrl: config.publicUrl,
    now: new Date(),
    pricedAt: dataAt,
    isInternalUser: visibility === 'internal' && !('token' in schedule.source),
    company,
  })
  return printer.printPaper(await runInTurns(projectPaper(content)), signal, BOUNDS)
}

function makeScheduleCsv(schedule: EvidenceSchedule): string {
  const { project, reader, dataAt, rights } = shownSchedule(schedule)
  const { locale, projectName, projectVersion } = project
  const { unitTypes, rooms, products } = toBuilderProject(project, reader)
  const summary = toSummary({ unitTypes, rooms }, products, summaryProducts(project, reader))
  return summaryCsv(summary, {
    projectName,
    projectVersion,
    exportedAt: zonedTimeIn(MARKETS[locale], new Date()),
    link: NOT_SHARED,
    priceBasis: rights.prices ? priceBasis(locale, dataAt) : '',
  })
}

/**
 * Reduces a schedule to what its reader may see: a link withholds prices and notes, and the project's own link and
 * history.
 */
function shownSchedule(schedule: EvidenceSchedule): EvidenceSchedule {
  const { project, reader, rights, source } = schedule
  if (!('token' in source)) return schedule
  const reduced: Project = {
    ...project,
    sharedAt: null,
    substitutions: [],
    showPricesOnPdf: rights.prices,
    rooms: rights.notes
      ? project.rooms
      : project.rooms.map((room) => ({ ...room, note: '', items: room.items.map((item) => ({ ...item, note: '' })) })),
  }
  return { ...schedule, project: reduced, reader: rights.prices ? reader : withoutPrices(reader) }
}

function withoutPrices(reader: ProjectReader): ProjectReader {
  return {
    ...reader,
    findFacts(sku, locale) {
      const facts = reader.findFacts(sku, locale)
      return facts && { ...facts, price: null }
    },
  }
}
