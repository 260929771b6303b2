import type { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { COMBINED_REMARK, FILE_PROBLEMS, type FileProblem } from '@specify/list-reader/upload/model.ts'
import type { PlannedRow } from '@specify/list-reader/upload/import-plan.ts'
import type { UploadErrorShape } from './import-shapes.server.ts'
import { readQuantity } from '@specify/list-reader/places/row-rules.ts'

/** The answer to an upload. Every row of the file is in one of the two lists. */
export type UploadAnswer = DeepReadonly<z.output<typeof UploadErrorShape>>
export type UploadedRow = UploadAnswer['addedSkus'][number]

/** An error where no row was added. */
export function toAnswer(plan: readonly PlannedRow[]): UploadAnswer & { readonly code: 'SUCCESS' | FileProblem } {
  const added = plan.filter(({ placement }) => placement)
  const rows = {
    addedSkus: added.map(toUploadedRow),
    notAddedSkus: plan.filter(({ placement }) => !placement).map(toUploadedRow),
  }
  if (added.length === 0) return { code: 'INVALID_PRODUCTS', message: FILE_PROBLEMS.INVALID_PRODUCTS, ...rows }
  return { code: 'SUCCESS', message: successMessage(plan, added), ...rows }
}

function successMessage(plan: readonly PlannedRow[], added: readonly PlannedRow[]): string {
  const rows = plan.length === 1 ? 'row was' : 'rows were'
  const count = added.length === plan.length ? `${plan.length} ${rows}` : `${added.length} of ${plan.length} ${rows}`
  const combined = added.some(({ remark }) => remark === COMBINED_REMARK) ? ` ${COMBINED_REMARK}` : ''
  return `${count} added to the project.${combined}`
}

export function toUploadedRow({ row, sku, qty, section, remark }: PlannedRow): UploadedRow {
  return { row, sku, qty: readQuantity(qty) ?? qty, section, remark }
}
