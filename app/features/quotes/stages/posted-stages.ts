import { MAX_STAGES } from './stage.ts'
import type { DraftStage, TypedStages } from './stage-quantities.ts'

/** Fields of a delivery in the form of an answer: `stage.0.name`. */
export function stageField(at: number, column: 'id' | 'name' | 'day'): string {
  return `stage.${at}.${column}`
}

/** The field of a line's pieces in a delivery: `12.d0`. */
export function piecesField(index: number, at: number): string {
  return `${index}.d${at}`
}

/** Names of the fields that come back with the page. */
export function stageFieldNames(lines: number): string[] {
  const places = Array.from({ length: MAX_STAGES }, (_, at) => at)
  const ofStages = places.flatMap((at) => (['id', 'name', 'day'] as const).map((column) => stageField(at, column)))
  const ofLines = Array.from({ length: lines }, (_, index) => places.map((at) => piecesField(index, at)))
  return [...ofStages, ...ofLines.flat()]
}

const ID = /^[a-z0-9-]{1,20}$/

/** Reads a field of a form; undefined for one that is not there. */
type ReadField = (name: string) => string | undefined

interface PostedStages {
  /** Undefined for a form that says nothing of deliveries. */
  readonly stages: readonly DraftStage[] | undefined
  /** Reads the pieces of a line. */
  readonly ofLine: (index: number) => TypedStages | undefined
}

/** Reads the deliveries of a form. One whose name and day were emptied is removed. */
export function readPostedStages(field: ReadField): PostedStages {
  if (field(stageField(0, 'name')) === undefined) return { stages: undefined, ofLine: () => undefined }
  const placed = new Map<number, DraftStage>()
  for (let at = 0; at < MAX_STAGES; at++) {
    const text = (column: Parameters<typeof stageField>[1]) => field(stageField(at, column))?.trim() ?? ''
    const [id, name, day] = [text('id'), text('name'), text('day')]
    const isTwice = [...placed.values()].some((stage) => stage.id === id)
    if (ID.test(id) && !isTwice && (name !== '' || day !== '')) placed.set(at, { id, name, day })
  }
  return {
    stages: [...placed.values()],
    ofLine(index) {
      const pieces = Array.from(placed, ([at, { id }]) => [id, field(piecesField(index, at)) ?? ''] as const)
      const typed = pieces.filter(([, text]) => text !== '')
      return typed.length === 0 ? undefined : Object.fromEntries(typed)
    },
  }
}
