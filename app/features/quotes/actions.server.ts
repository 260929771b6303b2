import { getQuotes, requestQuote } from './calls/customer-actions.server.ts'
import { accept, decline } from './calls/decision-actions.server.ts'
import { saveDraft } from './calls/draft-actions.server.ts'
import { quoteLines } from './calls/lines-actions.server.ts'
import { quotePdf } from './quote-pdf.server.ts'
import { quoteSheet, readQuoteSheet } from './calls/sheet-actions.server.ts'
import { answer, close, list } from './calls/staff-actions.server.ts'

export const QUOTE_ACTIONS = [
  requestQuote,
  getQuotes,
  accept,
  decline,
  list,
  answer,
  saveDraft,
  close,
  quotePdf,
  quoteLines,
  quoteSheet,
  readQuoteSheet,
]
