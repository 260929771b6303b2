import { AppError } from '@specify/core/app-error.ts'
import type { Schedule, ScheduleRooms, Substitution } from '../model.ts'
import { assertSubstitutions } from './substitution-limits.ts'
import { type GivenSubstitution, type SubstitutionContext, newRecords } from './new-substitutions.ts'

/**
 * The records that a save asks for. New ones are of lines that had the one product and have the other, or are gone since;
 * other lines are left out of them, and a record of lines that were never saved is none.
 * @throws AppError `invalid_input` for a record that holds of no line, two of one id, too many of them.
 */
export function savedSubstitutions(
  now: Schedule,
  after: ScheduleRooms,
  records: readonly GivenSubstitution[],
  facts: SubstitutionContext,
): readonly Substitution[] {
  const existing = new Map(now.substitutions.map((record) => [record.id, record]))
  const added = records.filter(({ id }) => !existing.has(id.toLowerCase()))
  const newlyMade = added.length === 0 ? new Map<string, Substitution>() : newRecords(now, after, added, facts)
  const saved = records.flatMap(({ id }) => existing.get(id.toLowerCase()) ?? newlyMade.get(id.toLowerCase()) ?? [])
  if (new Set(records.map(({ id }) => id.toLowerCase())).size < records.length)
    throw new AppError('invalid_input', 'substitutions: two have one id')
  const isSame =
    saved.length === now.substitutions.length && saved.every((record, at) => record === now.substitutions[at])
  return isSame ? now.substitutions : assertSubstitutions(saved)
}
