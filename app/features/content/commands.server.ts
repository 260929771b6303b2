import type { Database } from '#app/platform/database.server.ts'
import type { Locale } from '#app/features/markets/model.ts'

interface Feedback {
  readonly message: string
  readonly page: string
  readonly locale: Locale
}

/** Keeps a feedback message for the operator. */
export async function addFeedback(db: Database, feedback: Feedback, now: Date): Promise<void> {
  await db
    .insertInto('feedback')
    .values({ ...feedback, created_at: now })
    .execute()
}
