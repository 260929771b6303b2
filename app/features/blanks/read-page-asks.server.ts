import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { PageAsks } from '#app/features/catalogue/blanks/ask-maker.tsx'
import { toBlank } from '#app/features/catalogue/blanks/blank-demand.ts'
import { blankKey } from '#app/features/catalogue/blanks/blank-fields.ts'
import type { RequestBlanks } from '#app/features/catalogue/blanks/request-blanks.ts'
import type { Comparison } from '#app/features/catalogue/compare/comparison.ts'
import { mayEdit } from '#app/features/projects/access/access.ts'
import type { ReportContext } from '#app/features/reports/report-context.ts'
import type { EvidenceSchedule } from '#app/features/reports/schedule.ts'
import { applicableFields, type CatalogueReader } from './applicable-fields.server.ts'
import { listAsked } from './ask.server.ts'
import { isStated } from './is-stated.ts'

type AskContext = Pick<ReportContext, 'actor' | 'db'>

/** Null for readers who may not change the project. */
export async function projectAsks(
  { actor, db }: AskContext,
  project: Pick<Project, 'projectId' | 'locale' | 'accountId' | 'company'>,
): Promise<PageAsks | null> {
  if (actor.kind !== 'account' || !mayEdit(actor, project)) return null
  const { projectId, locale } = project
  return { locale, projectId, askedKeys: await readAskedKeys(db, actor.accountId), askableKeys: null }
}

/** Null for a revision and for a link, too: what they show is of another day, or another reader's. */
export async function readProjectAsks(
  context: AskContext,
  { project, revision, source }: EvidenceSchedule,
): Promise<PageAsks | null> {
  return revision || 'token' in source ? null : projectAsks(context, project)
}

/**
 * Null for visitors, whose page is the same for all. Attributes that products of a kind have none of are left out. What
 * is not stated is counted for the reader's projects that have the product.
 */
export async function readComparisonAsks(
  context: AskContext & CatalogueReader & RequestBlanks,
  locale: Locale,
  { columns, groups }: Comparison,
): Promise<PageAsks | null> {
  const { actor, blankDemand, catalogue, db, visibility } = context
  if (actor.kind !== 'account' || !actor.hasProfile || actor.isViewed) return null
  const rows = groups.flatMap((group) => group.rows)
  const askable = columns.flatMap(({ sku }, index) => {
    const product = catalogue.findProduct(sku, locale, visibility)
    const variant = product && findVariant(product.variants, sku)
    if (!product || !variant) return []
    const fields = applicableFields({ product, variant }, locale, context)
    const blank = rows.filter(({ key, values }) => values[index] === null && fields.has(key))
    return blank.flatMap(({ key }) =>
      isStated({ product, variant }, key) ? [] : [{ ...toBlank({ product, variant }, key, locale), sku }],
    )
  })
  const { accountId } = actor
  blankDemand.addCompared({ accountId, locale, generation: catalogue.generation.id, blanks: askable })
  return {
    locale,
    askedKeys: await readAskedKeys(db, actor.accountId),
    askableKeys: askable.map(({ sku, field }) => blankKey(sku, field)),
  }
}

async function readAskedKeys(db: AskContext['db'], accountId: string): Promise<string[]> {
  const questions = await listAsked(db, accountId)
  return questions.map(({ sku, attribute }) => blankKey(sku, attribute))
}
