import { DELETED_MAIL } from '#app/features/accounts/rules/mail-kind.ts'
import { isClosed } from '#app/features/accounts/store/close-account.server.ts'
import { ERASURE_MAIL, writeErasureMail } from './features/erasure/erasure-mail.server.ts'
import { isAccountMail, writeAccountMail } from '#app/features/accounts/store/mails.server.ts'
import { writeGatheredOrders, writeOrderMail } from './features/cart/orders/mails.server.ts'
import { GATHERED_MAIL, isOrderMail } from './features/cart/orders/order-mail-kind.ts'
import { ENQUIRY_MAIL, writeEnquiryMail } from './features/contact/mails.server.ts'
import { wordsAround } from './features/content/letters/letters-file.server.ts'
import type { SiteContent } from './features/content/site-content.server.ts'
import { isCompanyMail } from './features/company/company-mail-kind.ts'
import { writeCompanyMail } from './features/company/company-mails.server.ts'
import { TEST_MAIL, writeTestLetter } from './features/console/content/letters/test-letter.server.ts'
import { ENQUIRY_ANSWER_MAIL, writeEnquiryAnswer } from './features/console/work/answer-mail.server.ts'
import { STATED_MAIL } from '#app/features/blanks/stated-mail-queue.server.ts'
import { writeStatedMail } from '#app/features/blanks/stated-mail.server.ts'
import { folderTransport, smtpTransport } from './platform/mail/mail-transport.server.ts'
import { ADDRESS_MAIL, writeAddressMail } from '#app/features/links/recipients/recipient-address.server.ts'
import { REMARK_MAIL } from '#app/features/links/remarks/remark-mail-queue.server.ts'
import { writeRemarkMail } from '#app/features/links/remarks/remark-mails.server.ts'
import { NEWS_MAIL } from './features/consequences/product-news.ts'
import { writeNewsMail } from './features/consequences/news-mails.server.ts'
import { isQuoteMail } from './features/quotes/quote-mail-kind.ts'
import { writeQuoteMail } from './features/quotes/quote-mails.server.ts'
import { isLocalAddress, mailFolder, type Config } from './platform/config.server.ts'
import type { RequestContext } from './platform/request-context.server.ts'
import type { CatalogueState } from './features/search/catalogue/catalogue-state.ts'
import { renderLetter, type Letter } from './platform/mail/letter.server.ts'
import { Outbox, type WaitingMail } from './platform/mail/outbox.server.ts'

/** Below the data directory: mails, where no mail server is set. */
const OUTBOX = 'outbox'

interface OutboxParts extends Pick<RequestContext, 'db' | 'log' | 'tokens'> {
  readonly catalogue: { current(): CatalogueState }
  /** The content in service, with the operator's words around letters. */
  readonly content: { current(): Pick<SiteContent, 'letters'> }
}

/** Sends the mails of all features, each written by its own. */
export function openOutbox(
  { smtpUrl, mailFrom, publicUrl, dataDir, demo, role, contactEmail }: Config,
  { db, log, tokens, catalogue, content }: OutboxParts,
): Outbox {
  const sender = { from: mailFrom, host: new URL(publicUrl).hostname }
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, sender)
    : folderTransport(mailFolder({ dataDir }), sender, (file, { to, subject, text }) => {
        // Such a link gives access to the account: logs are read by others, and kept.
        const link = demo && isLocalAddress(publicUrl) && /https?:\S+\?token=\S+/.exec(text)?.[0]
        log.warn(
          { file: `${OUTBOX}/${file}`, to, subject, ...(link && { link }) },
          'mail kept as a file: SMTP_URL is not set',
        )
      })
  return new Outbox({
    db,
    log,
    transport,
    // It may have no mail server, and what it would keep as a file nobody would get.
    isIdle: role === 'search',
    isForgotten: (kind) => kind === DELETED_MAIL,
    async write(mail, now) {
      const letter = await writeLetter(mail, now)
      return letter && renderLetter(letter, wordsAround(content.current().letters, mail.kind))
    },
  })

  async function writeLetter(mail: WaitingMail, now: Date): Promise<Letter | null> {
    if (mail.kind === ERASURE_MAIL) return writeErasureMail(mail, { db, publicUrl, tokens }, now)
    if (mail.accountId !== null && (await isClosed(db, mail.accountId))) return null
    if (mail.kind === TEST_MAIL) return writeTestLetter(mail, { db, publicUrl })
    if (mail.kind === ENQUIRY_MAIL) return writeEnquiryMail(mail, { db, publicUrl })
    if (mail.kind === ENQUIRY_ANSWER_MAIL) return writeEnquiryAnswer(mail, { db, publicUrl, contactEmail })
    if (isAccountMail(mail.kind)) return writeAccountMail({ ...mail, kind: mail.kind }, { db, publicUrl }, now)
    if (isOrderMail(mail.kind)) return writeOrderMail({ ...mail, kind: mail.kind }, { db, publicUrl })
    if (mail.kind === GATHERED_MAIL) return writeGatheredOrders(mail, { db, publicUrl })
    if (isCompanyMail(mail.kind)) return writeCompanyMail({ ...mail, kind: mail.kind }, { db, publicUrl, tokens }, now)
    if (mail.kind === REMARK_MAIL) return writeRemarkMail(mail, { db, publicUrl, tokens }, now)
    if (mail.kind === ADDRESS_MAIL) return writeAddressMail(mail, { publicUrl, tokens }, now)
    if (isQuoteMail(mail.kind)) return writeQuoteMail({ ...mail, kind: mail.kind }, { db, publicUrl, tokens }, now)
    if (mail.kind === STATED_MAIL) return writeStatedMail(mail, { db, publicUrl, tokens }, now)
    if (mail.kind === NEWS_MAIL)
      return writeNewsMail(mail, { db, catalogue: catalogue.current(), publicUrl, tokens }, now)
    throw new Error(`no writer for mails of the kind ${mail.kind}`)
  }
}
