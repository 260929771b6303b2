import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import type { CheckedProject } from '#app/features/projects/project-actions/lookups/check-project.server.ts'
import { addLine, type ScheduleEdit } from '@specify/schedule/edits/schedule-edits.ts'

/** The SKU that was chosen, by the text of what is missing. */
export type ChosenParts = Readonly<Record<string, string>>

/** Adds what is missing where it is missing, as one edit: what was chosen where it will do, else what leads there. */
export function addMissing(
  { text, lines }: Pick<CheckedProject['missing'][number], 'text' | 'lines'>,
  products: CheckedProject['products'],
  chosen: ChosenParts,
): ScheduleEdit {
  return (schedule) =>
    lines.reduce((next, { roomId, quantity, offered }) => {
      const choice = chosen[text]
      const sku = choice !== undefined && offered.includes(choice) ? choice : offered[0]
      const product = sku === undefined ? undefined : products[sku]
      if (sku === undefined || !product) return next
      const { productId, name } = product
      return addLine(roomId, { sku, productId, name }, Math.min(quantity, MAX_QUANTITY))(next)
    }, schedule)
}
