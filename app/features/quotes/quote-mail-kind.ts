const QUOTE_MAILS = ['quote-requested', 'quote-answered', 'quote-accepted', 'quote-declined', 'quote-closed'] as const
export type QuoteMailKind = (typeof QUOTE_MAILS)[number]

export function isQuoteMail(kind: string): kind is QuoteMailKind {
  return QUOTE_MAILS.some((each) => each === kind)
}
