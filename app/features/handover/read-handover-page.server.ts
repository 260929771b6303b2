import type { Chunked } from '@specify/core/data/chunked.ts'
import { downloadFiles, isBimFile } from '@specify/catalogue/files/files.ts'
import type { FileType } from '@specify/catalogue/files/product-file.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import type { ScheduleSource } from '#app/addresses/routes.ts'
import { readSchedule } from '#app/features/reports/read-schedule.server.ts'
import { readLines } from '#app/features/reports/read-lines.server.ts'
import { scheduleTitle, type EvidenceLine } from '#app/features/reports/schedule.ts'
import { INCLUDED, INCLUDED_NAMES, type IncludedName } from './handover-order.ts'
import { assertFiles, readOrderer } from './package/order-package.server.ts'
import { toPackageAnswer, type PackageAnswer } from './package/package-shape.server.ts'
import { listPackages } from './package/package-store.server.ts'

export interface KindChoice {
  readonly label: string
  readonly types: readonly FileType[]
  /** Each file once, however many products share it. */
  readonly files: number
  readonly bytes: number
  /** Number of files without a stated size. */
  readonly unsized: number
  /** Documents are chosen at first, models are not. */
  readonly isChosen: boolean
}

export interface HandoverPage {
  readonly source: ScheduleSource
  readonly title: string
  readonly kinds: readonly KindChoice[]
  readonly parts: readonly (readonly [name: IncludedName, label: string])[]
  readonly packages: readonly PackageAnswer[]
}

interface PageRequest {
  readonly projectId?: string
  readonly revisionId?: string
  readonly token?: string
}

/** @throws AppError one of `SCHEDULE_ERRORS`; `forbidden` for a link without files. */
export async function readHandoverPage(context: HandoverContext, request: PageRequest): Promise<HandoverPage> {
  const schedule = await readSchedule(context, request)
  assertFiles(schedule)
  const { project, reader, source } = schedule
  const { token } = request
  const { locale, now } = context
  const packages = await listPackages(context.db, project.projectId, await readOrderer(context, token))
  return {
    source,
    title: scheduleTitle(schedule),
    kinds: await runInTurns(kindChoices(await readLines(schedule), reader.visibility)),
    parts: INCLUDED_NAMES.map((name) => [name, INCLUDED[name]] as const),
    packages: packages
      .filter(({ state }) => state !== 'cancelled')
      .map((each) => toPackageAnswer(each, { locale, token, now })),
  }
}

function* kindChoices(
  lines: readonly EvidenceLine[],
  visibility: HandoverContext['visibility'],
): Chunked<KindChoice[]> {
  const kinds = new Map<string, { types: Set<FileType>; sizes: Map<string, number | null>; isChosen: boolean }>()
  const seenSkus = new Set<string>()
  for (const { sku, listed } of lines) {
    if (seenSkus.has(sku)) continue
    seenSkus.add(sku)
    yield
    for (const file of downloadFiles(listed?.variant.files ?? [], visibility)) {
      const isChosen = !isBimFile(file) && file.type !== 'test-report'
      const kind = kinds.getOrInsertComputed(file.label, () => ({ types: new Set(), sizes: new Map(), isChosen }))
      kind.types.add(file.type)
      kind.sizes.set(file.url, file.sizeBytes)
    }
  }
  return Array.from(kinds, ([label, { types, sizes, isChosen }]) => ({
    label,
    types: [...types],
    files: sizes.size,
    bytes: sizes.values().reduce<number>((sum, size) => sum + (size ?? 0), 0),
    unsized: sizes.values().reduce<number>((count, size) => count + (size === null ? 1 : 0), 0),
    isChosen,
  }))
}
