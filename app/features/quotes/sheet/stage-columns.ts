import type { DraftStage } from '../stages/stage-quantities.ts'
import type { Stage } from '../stages/stage.ts'

const NAMED = /^delivery:\s*(.*?)(?:,\s*\d{4}-\d\d-\d\d)?$/i

/** The column of a delivery: `Delivery: Level 1–3, 2027-03-31`. */
export function stageHead({ name, day }: Stage): string {
  return `Delivery: ${[name, day].filter(Boolean).join(', ')}`
}

export interface StageColumns {
  /** The column of each delivery, by its id. */
  readonly at: ReadonlyMap<string, number>
  /** Says which columns are of no delivery of this answer. */
  readonly problems: readonly string[]
  /** The head that stands twice; undefined for none. */
  readonly twice: string | undefined
}

/** Finds the columns of deliveries by their names: a day that was changed meanwhile does not matter. */
export function findStageColumns(head: readonly string[], stages: readonly DraftStage[] = []): StageColumns {
  const at = new Map<string, number>()
  const problems: string[] = []
  let twice: string | undefined
  for (const [column, cell] of head.entries()) {
    const [, name] = NAMED.exec(cell.trim()) ?? []
    if (name === undefined) continue
    const stage = stages.find((each) => plain(each.name) === plain(name))
    if (!stage) problems.push(`“${cell.slice(0, 80)}” is no delivery of this answer. The column was not read.`)
    else if (at.has(stage.id)) twice = cell
    else at.set(stage.id, column)
  }
  return { at, problems, twice }
}

/** Cells are read with plain hyphens. */
function plain(name: string): string {
  return name
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
