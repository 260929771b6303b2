import { getQuotes, requestQuote } from './customer-actions.server.ts'
import { accept, decline } from './decision-actions.server.ts'
import { quotePdf } from './quote-pdf.server.ts'
import { answer, close, list } from './staff-actions.server.ts'

export const QUOTE_ACTIONS = [requestQuote, getQuotes, accept, decline, list, answer, close, quotePdf]
