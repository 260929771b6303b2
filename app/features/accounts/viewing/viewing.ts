import { AppError } from '@specify/core/app-error.ts'

/** A member of staff who looks at the site with the eyes of an account, and can change nothing. */
export interface Viewing {
  readonly accountId: string
  readonly email: string
  readonly endsAt: Date
  /**
   * `over` where its time has ended and nobody has stopped it: the pages are those of staff again, who are reminded of
   * that. `stopped` for a while after that: pages of the customer may still be open.
   */
  readonly state: 'active' | 'over' | 'stopped'
  /** The page of the console that it began at. */
  readonly returnPath: string
}

/** Names the account that a page is of, in calls and forms of pages that were open around a viewing. */
export const PAGE_ACCOUNT = { header: 'x-page-account', field: '_pageAccount' } as const

/** The answer to every change that staff try with the eyes of an account. */
export function viewedRefusal(): AppError {
  return new AppError('forbidden', 'You see the site as a customer: nothing can be changed. Stop first.')
}

/** @throws AppError for a change that a page of the customer may ask for, which would be made to the account of staff. */
export function assertOwnPage({ state }: Viewing, accountId: string, pageAccount: string | null): void {
  if (state === 'over')
    throw new AppError('forbidden', 'You no longer see the site as a customer. Go back to the console first.')
  if (state === 'stopped' && pageAccount !== null && pageAccount !== accountId)
    throw new AppError('conflict', 'This page was opened as a customer. Load it again: nothing was changed.')
}
