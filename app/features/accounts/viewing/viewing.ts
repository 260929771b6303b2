import { AppError } from '@specify/core/app-error.ts'

/** A member of staff who looks at the site with the eyes of an account, and can change nothing. */
export interface Viewing {
  readonly accountId: string
  readonly email: string
  readonly endsAt: Date
  readonly isOver: boolean
  /** The page of the console that it began at. */
  readonly returnPath: string
}

/** The answer to every change that staff try with the eyes of an account. */
export function viewedRefusal(): AppError {
  return new AppError('forbidden', 'You see the site as a customer: nothing can be changed. Stop first.')
}
