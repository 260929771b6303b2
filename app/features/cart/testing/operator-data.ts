import type { Database } from '#app/platform/database/database.server.ts'
import { STANDARD_CENTS } from '#tests/support/orders.ts'
import { importOperatorData } from '../operator/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { readOrdersFile } from '../operator/orders-file.ts'

export const SKU = 'A100'
export const METHOD = { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: STANDARD_CENTS }] }

export const CODES = [
  { code: 'ONCE', name: 'Once', percent: 10, maxUses: 1 },
  { code: 'ONCEEACH', name: 'Once each', percent: 10, maxUsesPerAccount: 1 },
  { code: 'ALONE', name: 'Alone', percent: 20 },
  { code: 'WITH1', name: 'With others', amounts: { AUD: 500 }, canCombine: true },
  { code: 'WITH2', name: 'With others', percent: 5, canCombine: true },
  { code: 'OLD', name: 'Over', percent: 5, validUntil: '2026-01-01T00:00:00Z' },
]

/** Imports what an operator says of deliveries, codes and stock. */
export async function importOrdersFile(database: Database, file: object): Promise<void> {
  const outcome = readOrdersFile(JSON.stringify(file))
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join('; '))
  await importOperatorData(database, { by: commandLine('work'), requestId: null, data: outcome.data }, new Date())
}

/** The message of an error, or `done`. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: Error) => error.message,
  )
}
