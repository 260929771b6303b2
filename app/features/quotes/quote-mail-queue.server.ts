import type { Database } from '#app/platform/database/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { QuoteMailKind } from './quote-mail-kind.ts'
import type { Quote } from './quote.ts'

interface Notice {
  readonly quote: Quote
  readonly recipient: string
  readonly accountId: string | null
}

export async function enqueueQuoteMail(
  tx: Database,
  kind: QuoteMailKind,
  { quote, recipient, accountId }: Notice,
  now: Date,
): Promise<void> {
  await enqueueMail(tx, { kind, recipient, accountId, locale: quote.locale, about: quote.id }, now)
}
