import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { statedEmail } from '#app/features/blanks/stated-mail.server.ts'
import { ordersEmail, orderEmail } from '#app/features/cart/orders/mails.server.ts'
import { handOverEmail } from '#app/features/company/company-mails.server.ts'
import { newsLetter } from '#app/features/consequences/news-letter.ts'
import { enquiryEmail } from '#app/features/contact/mails.server.ts'
import type { LetterKind } from '#app/features/content/letters/letter-kinds.ts'
import { remarkEmail } from '#app/features/links/remarks/remark-mails.server.ts'
import { quoteEmail } from '#app/features/quotes/quote-mails.server.ts'
import type { EmailContent } from '#app/platform/mail/email.server.tsx'
import { answerEmail } from '../../work/answer-mail.server.ts'
import { DAY, enquiryIn, orderIn, PROJECT, projectId, quoteIn } from './example-data.ts'

interface Place {
  readonly publicUrl: string
  readonly locale: Locale
}

/** An invented letter of a kind, written by the rules that write those that are sent: nobody's data is in it. */
export function exampleLetter(kind: LetterKind, place: Place): EmailContent {
  return STOPPABLE.has(kind) ? withStop(writeExample(kind, place), place) : writeExample(kind, place)
}

const STOPPABLE: ReadonlySet<LetterKind> = new Set([
  'quote-answered',
  'quote-closed',
  'remarks',
  'blanks-stated',
  'product-news',
  'project-handed-over',
])

/** Its link leads to the start of the site: an example stops nothing. */
function withStop(email: EmailContent, { publicUrl, locale }: Place): EmailContent {
  const stop = { label: 'Stop these emails', href: absoluteHref(publicUrl, routes.home.path({ locale })) }
  return { ...email, notes: [...email.notes, stop] }
}

function writeExample(kind: LetterKind, place: Place): EmailContent {
  const { publicUrl, locale } = place
  switch (kind) {
    case 'order-placed':
    case 'order-shipped':
    case 'order-cancelled':
    case 'order-received':
      return orderEmail(kind, { order: orderIn(locale), isInternalUser: false }, publicUrl)
    case 'orders-received':
      return ordersEmail([orderIn(locale), orderIn(locale)], 2)
    case 'quote-requested':
    case 'quote-answered':
    case 'quote-accepted':
    case 'quote-declined':
    case 'quote-closed':
      return quoteEmail(kind, quoteIn(locale), publicUrl)
    case 'enquiry':
      return enquiryEmail(enquiryIn(locale))
    case 'enquiry-answer': {
      const text = 'The spout of this mixer is 160 mm long.\n\nA drawing with all dimensions is on its page.'
      return answerEmail({ locale, enquiry: enquiryIn(locale), at: DAY, text })
    }
    case 'remarks':
      return remarkEmail(
        [
          {
            project_id: projectId,
            project_name: PROJECT,
            locale,
            kind: 'question',
            parent_id: null,
            author: 'Dan Okafor',
            link_name: 'Harbour Plumbing',
            sku: '96340C6AF',
            name: 'Basin Mixer',
            place: 'Ensuite 1',
            text: 'Is the long spout meant here?',
          },
        ],
        place,
      )
    case 'blanks-stated':
      return statedEmail(
        [{ sku: '96340C6AF', name: 'Basin Mixer', attribute: 'outlet-length', outcome: 'stated' }],
        place,
      )
    case 'product-news':
      return newsLetter({
        ...place,
        news: { kind: 'discontinued', day: '2027-03-01', note: '', skus: ['96340C6AF'] },
        lines: [
          {
            projectId,
            project: PROJECT,
            locale,
            sku: '96340C6AF',
            name: 'Basin Mixer',
            pieces: 12,
            replacement: '96341C6AF',
            effects: null,
          },
        ],
        moreLines: 0,
        products: 1,
        pieces: 12,
        projects: 1,
      })
    case 'project-handed-over':
      return handOverEmail({ projectId, projectName: PROJECT }, place)
  }
}
