import { routes } from '#app/addresses/routes.ts'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import { AnalyticsConsent } from '#app/features/analytics/components/analytics-consent.tsx'
import { ProductSection } from '#app/features/catalogue/components/product/product-section.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { openAddToProject } from '../projects/add-to-project.tsx'
import type { FilledSlot } from './content-slots.server.ts'
import { openQuickView } from '../shop/quick-view/quick-view-address.ts'

export function renderContentSlot(slot: FilledSlot, locale: string) {
  switch (slot.slot) {
    case 'products':
      return (
        <ProductSection
          locale={locale}
          title={slot.title}
          href={slot.href}
          cards={slot.cards}
          onAdd={(card, { sku }) => openAddToProject({ sku, name: card.name })}
          onOpen={({ productId }, { sku }, position) => recordProductClick({ locale, productId, sku, position })}
          onQuickView={({ sku }) => openQuickView(sku)}
        />
      )
    case 'contact':
      // The form itself is on the contact page.
      return (
        <p className="page">
          <ButtonLink look="primary" href={routes.contact.path({ locale })}>
            Contact us
          </ButtonLink>
        </p>
      )
    case 'consent':
      return (
        <div className="page">
          <AnalyticsConsent />
        </div>
      )
  }
}
