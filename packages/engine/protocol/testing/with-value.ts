import type { SearchRecord } from '../../model.ts'
import { listScalars, parsePath } from '../../path.ts'

/** Accepts records that have a value in an attribute. */
export function withValue(attribute: string, value: unknown): (record: SearchRecord) => boolean {
  return (record) => listScalars(record, parsePath(attribute)).some((own) => own === value)
}
