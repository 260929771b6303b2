import { NO_USES, sumPieces } from '#app/features/sku-use/sku-use.ts'
import { replaceUse } from '#app/features/sku-use/write-use.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Quote } from './quote.ts'
import { quotes, toQuote } from './quote-queries.server.ts'

/** SKUs that are waited for; once answered, those that are offered, until somebody decides or the answer expires. */
export async function writeQuoteUse(tx: Database, quote: Quote): Promise<void> {
  const { id: subjectId, locale: market, stored, request, answer } = quote
  const counted = request.lines.map(({ sku, quantity: count }) => ({ sku, count }))
  if (stored !== 'answered' || !answer)
    return replaceUse(tx, { subjectId, kind: 'quote', market }, stored === 'open' ? sumPieces(counted) : NO_USES)
  const offered = counted.flatMap((line, index) => {
    const { priceCents = null, substitute = null } = answer.lines[index] ?? {}
    return priceCents === null ? [] : [{ ...line, sku: substitute?.sku ?? line.sku }]
  })
  await replaceUse(tx, { subjectId, kind: 'offer', market, until: new Date(answer.validUntil) }, sumPieces(offered))
}

/** Counts a quote as it is stored. False where it is gone, or where somebody changes it right now. */
export async function recountQuote(tx: Database, quoteId: string): Promise<boolean> {
  const row = await quotes(tx).where('quote_id', '=', quoteId).forUpdate().skipLocked().executeTakeFirst()
  if (!row) return false
  await writeQuoteUse(tx, toQuote(row))
  await tx.updateTable('quote').set({ use_at: row.changed_at }).where('quote_id', '=', quoteId).execute()
  return true
}
