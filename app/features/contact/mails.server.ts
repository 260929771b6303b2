import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import type { Letter } from '#app/platform/mail/letter.server.ts'
import type { WaitingMail } from '#app/platform/mail/outbox.server.ts'
import type { Enquiry } from './enquiry.ts'
import { PURPOSES } from './enquiry-options.ts'
import { findEnquiryOfMail } from './queries.server.ts'

/** The kind of mail that notifies the recipient of an enquiry. */
export const ENQUIRY_MAIL = 'enquiry'

/** Null where the enquiry is gone. Replies go to its author. */
export async function writeEnquiryMail(
  { mailId, locale }: WaitingMail,
  { db, publicUrl }: { readonly db: Database; readonly publicUrl: string },
): Promise<Letter | null> {
  const enquiry = await findEnquiryOfMail(db, mailId)
  if (!enquiry) return null
  const market = MARKETS[locale as Locale]
  const email = enquiryEmail(enquiry)
  const sender = {
    siteUrl: absoluteHref(publicUrl, routes.home.path({ locale: market.code })),
    language: market.language,
  }
  return {
    email,
    sender,
    replyTo: enquiry.Email,
  }
}

const LABELS = {
  Purpose_of_Enquiry: 'Purpose',
  ProjectType: 'Project type',
  First_Name: 'Name',
  Email: 'Email',
  Phone: 'Phone',
  Preferred_Contact_Method: 'Answer by',
  Occupation: 'Occupation',
  Street_Address: 'Street address',
  State: 'State',
  Country: 'Country',
  Source_Site: 'Sent from',
} as const

/** The email that notifies of an enquiry. */
export function enquiryEmail(enquiry: Enquiry): EmailContent {
  const purpose = PURPOSES.find(([value]) => value === enquiry.Purpose_of_Enquiry)?.[1] ?? 'Enquiry'
  const facts = Object.entries(LABELS).flatMap(([field, label]) => {
    const value = enquiry[field as keyof typeof LABELS]
    return value ? [`${label}: ${value}`] : []
  })
  return {
    subject: `${purpose} from ${enquiry.First_Name}`,
    heading: purpose,
    paragraphs: [enquiry.Message, facts.join('\n')],
    action: null,
    notes: ['Reply to this email to write to the person who sent the enquiry.'],
  }
}
