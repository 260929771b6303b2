import { countText } from '@specify/core/text/count-text.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { Stage } from './stage.ts'

/** A delivery of an answer that is being written. Its id stays while it is renamed, or others are removed. */
export interface DraftStage extends Stage {
  readonly id: string
}

/** Pieces of a line as typed, by the id of their delivery. */
export type TypedStages = Readonly<Record<string, string>>

/** Pieces of a cell: 0 for an empty one, null for what is no whole number. */
export function readPieces(typed: string): number | null {
  const text = typed.trim().replaceAll(',', '')
  if (text === '') return 0
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

export interface LineStages {
  /** Pieces in the order of the stages. */
  readonly pieces: readonly number[]
  readonly sum: number
  /** True where something that is no whole number is typed. */
  readonly isWrong: boolean
}

export function readLineStages(typed: TypedStages = {}, stages: readonly Pick<DraftStage, 'id'>[] = []): LineStages {
  const read = stages.map(({ id }) => readPieces(typed[id] ?? ''))
  const pieces = read.map((each) => each ?? 0)
  return { pieces, sum: pieces.reduce((sum, each) => sum + each, 0), isWrong: read.includes(null) }
}

/** `Deliveries add up to 30, the line is for 40.` Empty where they add up, and for a line in none. */
export function stageProblem({ sum, isWrong }: Pick<LineStages, 'sum' | 'isWrong'>, quantity: number): string {
  if (isWrong) return 'Write whole numbers of pieces.'
  return sum === 0 || sum === quantity
    ? ''
    : `Deliveries add up to ${countText(sum)}, the line is for ${countText(quantity)}.`
}

/** The pieces that bring a line to its quantity, as typed into one of its deliveries; null where the others are too many. */
export function restIn(
  id: string,
  typed: TypedStages = {},
  { stages, quantity }: { readonly stages: readonly Pick<DraftStage, 'id'>[]; readonly quantity: number },
): string | null {
  const others = readLineStages({ ...typed, [id]: '' }, stages)
  if (others.isWrong || others.sum > quantity) return null
  return others.sum === quantity ? '' : String(quantity - others.sum)
}

/** `30 + 10`: what is typed, by the ids of the stages. Empty for none. */
export function typedStagesText(typed: TypedStages = {}): string {
  return Object.keys(typed)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .flatMap((id) => typed[id]?.trim() || [])
    .join(' + ')
}

/** An id that sorts behind those of stages that were added before. */
export function newStageId(now: number): string {
  return `${now.toString(36)}-${newUuid().slice(0, 4)}`
}

/** Leaves out cells that are empty; undefined without any. */
export function tidyStages(typed: TypedStages | undefined): TypedStages | undefined {
  const entries = Object.entries(typed ?? {}).filter(([, pieces]) => pieces.trim() !== '')
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** `Level 1–3 2027-03-31; Rest` */
export function stagesText(stages: readonly Stage[] | undefined): string {
  return (stages ?? []).map(({ name, day }) => [name, day].filter(Boolean).join(' ')).join('; ')
}
