import type { Chunked } from '@specify/core/data/chunked.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { hasHandedUnits } from '@specify/schedule/hands/unit-hands.ts'
import type { Project } from '@specify/schedule/model.ts'
import { MOST_NAMED, type ComingChange, type ComingProduct } from '#app/features/builder/state/coming-changes.ts'
import { listDueSets } from '#app/features/changes/due-sets.server.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { withinTime } from '#app/platform/database/within-time.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { readSkuState } from '../sku-state.ts'
import { listPlannedChanges } from './planned-changes.server.ts'
import { visibleEffects } from './visible-effects.ts'

/** Dates that a page looks ahead to. */
const MOST_SETS = 100
const MOST_MS = 500

interface ComingContext extends Pick<RequestContext, 'db' | 'now' | 'visibility'> {
  readonly catalogue: Pick<CatalogueState, 'findProduct' | 'findReplacements'>
}

type Scheduled = Pick<Project, 'locale' | 'rooms' | 'status' | 'unitTypes'>

/**
 * Reads what change sets with a date will do to the lines of an open project, as its reader sees the catalogue: one entry
 * a day, the next first. Null where it takes too long.
 */
export async function readComingChanges(
  { db, now, catalogue, visibility }: ComingContext,
  project: Scheduled,
): Promise<readonly ComingChange[] | null> {
  if (project.status !== 'open') return []
  const sets = await listDueSets(db, now, MOST_SETS)
  if (sets.length === 0) return []
  const reader = projectReader(catalogue, visibility)
  const codes = await runInTurns(readCodes(project, reader))
  const productIds = new Set(codes.values().map(({ listed }) => listed.product.productId))
  const rows = await withinTime(db, MOST_MS, (tx) =>
    listPlannedChanges(tx, {
      setIds: sets.map(({ setId }) => setId),
      productIds: [...productIds],
      skus: [...codes.keys()],
    }),
  )
  if (!rows) return null
  return runInTurns(toComingChanges({ sets, rows, codes }, project.locale, { catalogue, reader }))
}

interface Found {
  readonly sets: Awaited<ReturnType<typeof listDueSets>>
  readonly rows: Awaited<ReturnType<typeof listPlannedChanges>>
  readonly codes: ReadonlyMap<string, Code>
}

function* toComingChanges(
  { sets, rows, codes }: Found,
  locale: Locale,
  source: { readonly catalogue: ComingContext['catalogue']; readonly reader: ProjectReader },
): Chunked<readonly ComingChange[]> {
  const codesOf = Map.groupBy(codes.values(), ({ listed }) => listed.product.productId)
  const rowsOf = Map.groupBy(rows, ({ setId }) => setId)
  const days = new Map<string, ComingProduct[]>()
  for (const { setId, dueAt, untilAt } of sets) {
    const [from, until] = [dateIn({ code: locale }, dueAt), untilAt && dateIn({ code: locale }, untilAt)]
    const day = until === null ? from : `${from} until ${until}`
    for (const row of rowsOf.get(setId) ?? [])
      for (const { listed, lines } of codesOf.get(row.productId) ?? []) {
        yield
        const { visibility } = source.reader
        const { texts, isEnd, replacedBy } = visibleEffects(row, listed, { locale, visibility })
        if (texts.length === 0) continue
        const planned = { ...source, replacedBy: new Map([[row.productId, replacedBy]]) }
        const { sku, name, replacement } = readSkuState(listed.variant.sku, locale, planned)
        const by = isEnd ? (replacement?.variant.sku ?? null) : null
        days.getOrInsertComputed(day, () => []).push({ sku, lines: [...lines], name, texts, isEnd, replacement: by })
      }
  }
  return Array.from(days, ([day, products]) => ({
    day,
    skus: [...new Set(products.flatMap(({ lines }) => lines))],
    products: products.slice(0, MOST_NAMED),
  }))
}

interface Code {
  readonly listed: CodedVariant
  readonly lines: Set<string>
}

/** Products of the lines, and of the other hand where units have one, by SKU as the catalogue spells it. */
function* readCodes({ locale, rooms, unitTypes }: Scheduled, reader: ProjectReader): Chunked<Map<string, Code>> {
  const isHanded = hasHandedUnits({ unitTypes })
  const skus = new Set(rooms.flatMap(({ items }) => items.flatMap((item) => (item.free ? [] : [item.sku]))))
  const codes = new Map<string, Code>()
  for (const line of skus) {
    yield
    const twin = isHanded ? reader.findTwin(line, locale)?.product?.sku : undefined
    for (const sku of [line, ...(twin === undefined ? [] : [twin])]) {
      const listed = reader.findListed(sku, locale)
      if (listed) codes.getOrInsertComputed(listed.variant.sku, () => ({ listed, lines: new Set() })).lines.add(line)
    }
  }
  return codes
}
