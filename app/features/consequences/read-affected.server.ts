import { MARKETS } from '@specify/core/market.ts'
import type { Room } from '@specify/schedule/model.ts'
import { storedRooms } from '@specify/schedule/rooms/stored-rooms.server.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { listConsequences, type AffectedProject } from './list-consequences.server.ts'
import { valueText, type ConsequencesContext } from './read-consequences.server.ts'
import { replacementFit } from './replacement-fit.ts'
import { readSkuState, type SkuState } from './sku-state.ts'
import type { WantedSkus } from './wanted-skus.ts'

export interface AffectedRow extends Omit<AffectedProject, 'skus' | 'lineCount'> {
  readonly market: string
  readonly value: string
  readonly skus: readonly { readonly sku: string; readonly pieces: number }[]
  readonly skuCount: number
  /** Number of those products that have a replacement. */
  readonly replaced: number
  /** `Fits`, `Does not fit: Tap holes`; empty where there is nothing to compare. */
  readonly fit: string
}

/** Projects of a page. */
export const AFFECTED_ROWS = 50
/** Larger projects are not read for a list: the builder checks them. */
const MOST_LINES = 1_000

/** A page of open projects, each with what a replacement would mean for it. Null where there are too many to count. */
export async function readAffected(
  context: ConsequencesContext,
  wanted: WantedSkus,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly AffectedRow[] | null> {
  const { db, catalogue } = context
  const projects = await listConsequences(db, wanted, { offset, limit })
  if (!projects) return null
  const reader = projectReader(catalogue, 'internal')
  const rows: AffectedRow[] = []
  for (const { skus: own, lineCount, ...project } of projects) {
    const { locale, projectId } = project
    const states = await runInTurns(
      (function* () {
        const found: (SkuState & { readonly pieces: number; readonly key: string })[] = []
        for (const { target, pieces } of own) {
          yield
          const sku = wanted.skus[target]
          if (sku) found.push({ pieces, key: sku.key, ...readSkuState(sku.sku, locale, { ...context, reader }) })
        }
        return found
      })(),
    )
    const cents = states.reduce((sum, { pieces, priceCents }) => sum + pieces * (priceCents ?? 0), 0)
    const replacements = new Map(states.flatMap(({ key, replacement }) => (replacement ? [[key, replacement]] : [])))
    const isLarge = lineCount === null || lineCount > MOST_LINES
    const rooms = replacements.size === 0 || isLarge ? null : await readRooms(db, projectId)
    const find = (sku: string) => reader.findListed(sku, locale)
    const fit = rooms && (await runInTurns(replacementFit(rooms, { locale, replacements, find })))
    rows.push({
      ...project,
      market: MARKETS[locale].countryName,
      value: cents === 0 ? '' : valueText(cents, locale),
      skus: states.map(({ sku, pieces }) => ({ sku, pieces })),
      skuCount: states.length,
      replaced: replacements.size,
      fit: fit ? fitText(fit) : replacements.size > 0 ? 'Not checked: a large project' : '',
    })
  }
  return rows
}

function fitText({ result, rules }: { readonly result: string | null; readonly rules: readonly string[] }): string {
  if (result === null) return ''
  const text = result.charAt(0).toUpperCase() + result.slice(1)
  return rules.length === 0 ? text : `${text}: ${rules.join(', ')}`
}

async function readRooms(db: Database, projectId: string): Promise<readonly Room[]> {
  const row = await db.selectFrom('project').select('rooms').where('project_id', '=', projectId).executeTakeFirst()
  return row ? storedRooms(projectId, row.rooms as Parameters<typeof storedRooms>[1]) : []
}
