import { AppError } from '@specify/core/app-error.ts'
import { MAX_REASON_LENGTH, MAX_SUBSTITUTED_LINES, MAX_SUBSTITUTIONS, type Substitution } from '../model.ts'

export function assertSubstitutions(records: readonly Substitution[]): readonly Substitution[] {
  if (records.length > MAX_SUBSTITUTIONS)
    throw new AppError('invalid_input', `A project keeps at most ${MAX_SUBSTITUTIONS} substitutions.`)
  if (records.reduce((sum, { lines }) => sum + lines.length, 0) > MAX_SUBSTITUTED_LINES)
    throw new AppError('invalid_input', `Substitutions of a project name at most ${MAX_SUBSTITUTED_LINES} lines.`)
  return records
}

export function assertReason(note: string): string {
  if (Array.from(note).length > MAX_REASON_LENGTH)
    throw new AppError('invalid_input', `A reason has at most ${MAX_REASON_LENGTH} characters.`)
  return note
}
