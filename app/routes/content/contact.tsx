import { data } from 'react-router'
import altchaStyles from 'altcha/altcha.css?url'
import { SKU_PATTERN } from '#app/features/catalogue/feed/clean/why-no-sku.ts'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import { ContactForm, type SentEnquiry } from '#app/features/contact/components/contact-form.tsx'
import { CONTACT_PATH } from '#app/features/contact/enquiry-form.ts'
import { ContentBlocks, ContentTrail } from '#app/features/content/components/content-screen.tsx'
import { findMarket } from '@specify/core/market.ts'
import { serialiseLoaderData } from '#app/shell/page-output.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { usePageData } from '#app/shell/page-data.ts'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { CONTENT_EVENTS } from './content-events.ts'
import { contentHead, readContentPage } from './content-page.server.ts'
import type { FilledSlot } from './content-slots.server.ts'
import { renderContentSlot } from './content-slots.tsx'
import { pageMeta, structuredData, styleSheets } from '../page-meta.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'

export { takeContactPosts as action } from './contact-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const requested = context.get(requestContext)
  const view = market && requested.content.findPage(market.code, CONTACT_PATH)
  if (!market || !view) throw data(null, 404)
  const { recaptcha } = requested.config
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code') ?? ''
  return {
    ...contentHead(view, market.code, requested),
    captcha: recaptcha ? { kind: 'recaptcha' as const, siteKey: recaptcha.siteKey } : { kind: 'altcha' as const },
    // An enquiry from a product page is a general one.
    purpose: searchParams.has('fromproduct') ? 'General' : '',
    isSent: searchParams.has('sent'),
    message: SKU_PATTERN.test(code) ? `Product code ${code}: ` : '',
    page: serialiseLoaderData(context, await orErrorPage(readContentPage(view, market.code, requested))),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const sheets = [...(loaderData.captcha.kind === 'altcha' ? [altchaStyles] : []), ...loaderData.styles]
  return [...pageMeta(loaderData.head), ...styleSheets(sheets), ...structuredData(loaderData.structured)]
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { captcha, purpose, message, isSent } = loaderData
  const { locale, path, crumbs, isTrailForDesktop, blocks } = usePageData(loaderData.page)
  const renderSlot = (slot: FilledSlot) =>
    slot.slot === 'contact' ? (
      <div className={`page ${styles.columns}`}>
        <ContactForm
          locale={locale}
          captcha={captcha}
          purpose={purpose}
          message={message}
          isSent={isSent}
          legal={{ title: slot.legalTitle, html: slot.legalHtml }}
          onSent={reportEnquiry}
        />
        <aside
          className={styles.aside}
          aria-label="How to reach us"
          dangerouslySetInnerHTML={{ __html: slot.asideHtml }}
        />
      </div>
    ) : (
      renderContentSlot(slot, locale)
    )
  return (
    <>
      <ContentTrail crumbs={crumbs} isTrailForDesktop={isTrailForDesktop} />
      <ContentBlocks name={`${locale}/${path}`} blocks={blocks} events={CONTENT_EVENTS} renderSlot={renderSlot} />
    </>
  )
}

function reportEnquiry({ purpose, projectType, isError }: SentEnquiry): void {
  pushToDataLayer({ event: 'contact_submit', purpose, isError })
  if (!isError) pushToDataLayer({ event: 'enquiry', purpose, ...(projectType && { projectType }) })
}
