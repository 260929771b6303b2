import { z } from 'zod'
import { isUuid } from '@specify/core/ids/uuid.ts'

/** No row has it. */
const NO_ROW = '00000000-0000-0000-0000-000000000000'

/** Text that is no id becomes one that no row has: it is answered `not_found`, and never reaches the database. */
export const RowId = z
  .string()
  .min(1)
  .max(100)
  .transform((id) => (isUuid(id) ? id : NO_ROW))
