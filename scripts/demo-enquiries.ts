import { randomUUID } from 'node:crypto'
import type { Locale } from '@specify/core/market.ts'
import type { Enquiry } from '#app/features/contact/enquiry.ts'
import type { Database } from '#app/platform/database/database.server.ts'

const HOUR_MS = 3_600_000

const ENQUIRIES: readonly { readonly hoursAgo: number; readonly locale: Locale; readonly form: Partial<Enquiry> }[] = [
  {
    hoursAgo: 3,
    locale: 'au',
    form: {
      First_Name: 'Priya',
      Email: 'priya@harbourbuild.test',
      Purpose_of_Enquiry: 'Project',
      ProjectType: 'Multi-residential',
      Message:
        'We have 42 ensuites to price by Friday. Who can tell us the lead time of the Liano II mixers in brushed nickel?',
      Phone: '0291112222',
      State: 'NSW',
      Occupation: 'Builder',
    },
  },
  {
    hoursAgo: 28,
    locale: 'au',
    form: {
      First_Name: 'Col',
      Email: 'col@plumbright.test',
      Purpose_of_Enquiry: 'Warranty',
      Message:
        'The cartridge of a sink mixer drips after eight months. Installed by us, invoice at hand. What do you need?',
      Phone: '0733334444',
      State: 'QLD',
      Occupation: 'Plumber',
    },
  },
  {
    hoursAgo: 51,
    locale: 'nz',
    form: {
      First_Name: 'Hana',
      Email: 'hana@kauristudio.test',
      Purpose_of_Enquiry: 'General',
      Message: 'Is there a showroom in Wellington where the basins of Contura II can be seen?',
      Occupation: 'Designer',
    },
  },
]

const FEEDBACK = [
  {
    hoursAgo: 6,
    locale: 'au',
    page: '/au/products/tapware/',
    message: 'The filter for reach is what I was looking for. Thank you.',
  },
  { hoursAgo: 30, locale: 'nz', page: '/nz/compare/', message: 'Print of the comparison cuts the last column.' },
] as const

const REPLIES = [
  {
    title: 'Lead times',
    text: 'Lead times differ by finish. Please send us the codes and how many of each, and the day on which you need them on site. We answer within one working day.',
  },
  {
    title: 'Warranty: what we need',
    text: 'Thank you for telling us. For a warranty claim we need the invoice, the address of the property, and a photo of the product with its code.\n\nPlease name {number} when you write or ring.\n\n{staff}',
  },
  {
    title: 'Where to see it',
    text: 'Our experience centres are listed on the site. Ring ahead: they will have the product out for you.',
  },
] as const

/** Gives customer service something to answer, and replies to do it with. */
export async function addDemoEnquiries(db: Database, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS)
  const rows = ENQUIRIES.map(({ hoursAgo, locale, form }) => ({
    mail_id: randomUUID(),
    locale,
    created_at: at(hoursAgo),
    form: JSON.stringify({
      Occupation: '',
      Preferred_Contact_Method: 'Email',
      Street_Address: '',
      Phone: '',
      State: '',
      Country: locale.toUpperCase(),
      Source_Site: 'Specify',
      ...form,
    }),
  }))
  await db.insertInto('enquiry').values(rows).execute()
  await db
    .insertInto('saved_reply')
    .values(REPLIES.map((reply) => ({ ...reply, changed_at: now })))
    .execute()
  await db
    .insertInto('feedback')
    .values(FEEDBACK.map(({ hoursAgo, ...rest }) => ({ ...rest, created_at: at(hoursAgo) })))
    .execute()
}
