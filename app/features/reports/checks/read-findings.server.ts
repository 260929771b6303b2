import { LOCALES, type Locale } from '@specify/core/market.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import { requirementsOf } from '@specify/catalogue/product/requirements.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import { listWaiting } from '#app/features/links/remarks/read-remarks.server.ts'
import { readerOf, type ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import { twinFinder } from '#app/features/projects/schedule/used-skus.ts'
import { findOfCode } from '#app/features/projects/schedule/free-codes.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import { type Finding, type FindingCounts } from '@specify/schedule/checks/finding.ts'
import { countFindings as countByKind, scheduleFindings, type ProductState } from '@specify/schedule/checks/findings.ts'
import type { IsPartOf } from '@specify/schedule/checks/new-tags.ts'
import { checkSchedule } from '@specify/schedule/fitting/check-schedule.ts'
import type { Project } from '@specify/schedule/model.ts'
import { missingRoomParts } from './room-parts.ts'
import { fieldsNotStated } from '../compliance/expected-fields.ts'
import { productFigures } from '../compliance/product-figures.ts'

export type FindingsContext = Pick<ProjectContext, 'catalogue' | 'db' | 'now' | 'visibility'> & RequestContent

/** Lists what to look at before a project is issued, as its reader may know of products. */
export async function readFindings(context: FindingsContext, project: Project): Promise<Finding[]> {
  const { locale } = project
  const reader = readerOf(context)
  const comments = (await listWaiting(context.db, project.projectId)).map(
    ({ author, lineItemId, subject: { place, name } }) => ({ author, lineItemId, place, name }),
  )
  const checked = await runInTurns(checkSchedule(project, locale, (code) => reader.findListed(code, locale)))
  const listed = new Map<string, CodedVariant | null>()
  const listedOf = (sku: string) => listed.getOrInsertComputed(sku, () => reader.findListed(sku, locale))
  const roomParts = await runInTurns(missingRoomParts(project, { rules: context.content.roomRules.rules, listedOf }))
  const stateOf = productStates(context, locale)
  return runInTurns(
    scheduleFindings(project, {
      stateOf,
      isPartOf: partsIn(context, locale),
      findTwin: twinFinder(project, reader),
      checked,
      comments,
      roomParts,
      productOfCode(code) {
        const found = findOfCode(reader, code, locale)
        return found && { sku: found.variant.sku, name: found.product.name[locale] }
      },
    }),
  )
}

export async function countFindings(context: FindingsContext, project: Project): Promise<FindingCounts> {
  return countByKind(await readFindings(context, project))
}

type CatalogueContext = Pick<FindingsContext, 'catalogue' | 'visibility'>

/** Reads in-wall bodies and components of a product as its parts. */
export function partsIn(context: CatalogueContext, locale: Locale): IsPartOf {
  const { findListed } = readerOf(context)
  const listed = new Map<string, CodedVariant | null>()
  const listedOf = (sku: string) => listed.getOrInsertComputed(sku, () => findListed(sku, locale))
  const parts = new Map<string, ReadonlySet<string>>()
  const partsOf = (sku: string) =>
    parts.getOrInsertComputed(sku, () => {
      const own = listedOf(sku)
      if (!own) return new Set()
      const bodies = requirementsOf(own.product).flatMap(({ kind, anyOf }) => (kind === 'in-wall-body' ? anyOf : []))
      return new Set([...bodies, ...own.variant.bundleReferences])
    })
  return (sku, ofSku) => {
    const codes = partsOf(ofSku)
    return codes.has(sku) || codes.has(String(listedOf(sku)?.variant.attributes['item-code'] ?? sku))
  }
}

function productStates(context: FindingsContext, locale: Locale): (sku: string) => ProductState {
  const { catalogue, content, now, visibility } = context
  const { findListed, findFacts } = readerOf(context)
  const tables = content.compliance
  const options = { tables, locale, day: isoDayIn({ code: locale }, now) }
  const unknown = { successors: [], isOnRequest: false, notStated: [] }
  return (sku) => {
    const listed = findListed(sku, locale)
    if (!listed) {
      const isElsewhere = LOCALES.some((other) => other !== locale && findListed(sku, other) !== null)
      return { ...unknown, state: isElsewhere ? 'other-market' : 'not-in-catalogue' }
    }
    const isCurrent = isAvailable(listed.product)
    const replacements = isCurrent ? [] : catalogue.findReplacements(listed.product, locale, visibility).current
    return {
      state: isCurrent ? 'current' : 'discontinued',
      successors: replacements.map(({ variant }) => variant.sku),
      isOnRequest: findFacts(sku, locale)?.price === null,
      notStated: fieldsNotStated(productFigures(listed, tables.kinds), options),
    }
  }
}
