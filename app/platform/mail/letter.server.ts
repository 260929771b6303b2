import { emailHtml, type EmailContent, type EmailSender, type LetterWords } from './email.server.tsx'
import { emailText } from './email-text.ts'
import type { Mail } from './mail-transport.server.ts'

/** A mail as its feature writes it, before it is laid out. */
export interface Letter {
  readonly email: EmailContent
  readonly sender: EmailSender
  readonly replyTo?: string
  /** Words that replace those in service. */
  readonly words?: LetterWords
}

/** Lays a letter out as HTML and as plain text, with the operator's own words around it. */
export function renderLetter(
  { email, sender, words: own, ...rest }: Letter,
  inService: LetterWords = {},
): Omit<Mail, 'id' | 'to'> {
  const words = own ?? inService
  return {
    subject: email.subject,
    html: emailHtml(email, sender, words),
    text: emailText(email, sender, words),
    ...rest,
  }
}
