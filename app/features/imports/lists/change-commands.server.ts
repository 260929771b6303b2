import { randomUUID } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import { readerOf, type ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import { twinFinder } from '#app/features/projects/schedule/used-skus.ts'
import { recordFacts } from '#app/features/projects/store/record-facts.server.ts'
import { changeTotals, effectPrice } from '@specify/list-reader/changes/price-of-changes.ts'
import type { ChangeAnswers } from '@specify/list-reader/changes/model.ts'
import { planChanges, type ChangePlan } from '@specify/list-reader/changes/plan-changes.ts'
import { resolveChanges, type GivenChange } from '@specify/list-reader/changes/resolve-rows.ts'
import type { Project, SubstitutionReason } from '@specify/schedule/model.ts'
import { assertCounts, assertNote, assertSize, assertUnitTypes } from '@specify/schedule/rooms/room-limits.ts'
import { assertSubstitutions } from '@specify/schedule/substitutions/substitution-limits.ts'
import { linesIn } from '@specify/schedule/line-scope.ts'
import { priceEffectIn } from '@specify/schedule/substitutions/substituted-lines.ts'

export interface ListOfChanges extends ChangeAnswers {
  readonly mode: 'set' | 'changes'
  readonly rows: readonly GivenChange[]
  readonly room: string
  readonly removed: readonly string[]
}

/** Plans a list upon a project. @throws AppError as `resolveChanges`. */
export function planList(context: ProjectContext, project: Project, list: ListOfChanges): ChangePlan {
  const { findNamed } = readerOf(context)
  const used = new Map(project.rooms.flatMap(({ items }) => items.map((item) => [item.sku, item] as const)))
  const rows = resolveChanges(list.rows, {
    findSold: (sku) => findNamed(sku, project.locale),
    findUsed: (sku) => used.get(sku) ?? null,
  })
  return planChanges(project, rows, {
    mode: list.mode,
    answers: { per: list.per },
    otherwise: list.room,
    removed: new Set(list.removed),
    newId: randomUUID,
  })
}

/** A plan with what it costs. */
export function pricedPlan(context: ProjectContext, project: Project, plan: ChangePlan) {
  const { priceOf } = recordFacts(context, project)
  const sources = { priceOf, findTwin: twinFinder(project, readerOf(context)) }
  const rows = plan.rows.map((row) => ({ ...row, priceEffect: effectPrice(row.effects, sources) }))
  return { rows, unnamed: plan.unnamed, totals: changeTotals(plan, sources) }
}

/**
 * The project after a list, with a record of each product that another one replaced.
 * @throws AppError `invalid_input` where a row is still asked about or refused, or the project would be too large.
 */
export function applyList(
  context: ProjectContext,
  project: Project,
  list: ListOfChanges & { readonly reason: SubstitutionReason; readonly note: string },
): Project {
  const plan = planList(context, project, list)
  const open = plan.rows.find(({ state }) => state === 'asked' || state === 'refused')
  if (open) throw new AppError('invalid_input', `Line ${list.rows[open.id]!.line}: ${open.text}`)
  const { unitTypes, rooms } = plan.schedule
  assertSize(rooms)
  for (const { items } of rooms) for (const { note } of items) assertNote(note)
  if (rooms.length > project.rooms.length) assertCounts(rooms)
  const facts = recordFacts(context, project)
  const { by, at } = facts
  const lineOf = new Map(
    [project, plan.schedule].flatMap((each) => linesIn(each, { all: true }).map((line) => [line.item.id, line])),
  )
  const records = plan.replaced.map(({ from, to, lines }) => ({
    id: randomUUID(),
    from,
    to,
    lines,
    reason: list.reason,
    note: list.note,
    priceEffect: priceEffectIn(
      lines.flatMap(({ lineItemId, quantity }) => {
        const line = lineOf.get(lineItemId)
        return line ? [{ ...line, item: { ...line.item, quantity } }] : []
      }),
      { from: from.sku, to: to.sku },
      facts,
    ),
    by,
    at,
  }))
  const substitutions = assertSubstitutions([...project.substitutions, ...records])
  return { ...project, unitTypes: assertUnitTypes(unitTypes), rooms, substitutions }
}
