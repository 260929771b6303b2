import { loadModule } from '#app/shell/load-module.ts'
import { pushToDataLayer } from '#app/features/analytics/data-layer.ts'
import { recordProductClick } from '#app/features/analytics/product-click.ts'
import { recordShare } from '#app/features/analytics/share.ts'
import type { ProductScreenEvents } from '#app/features/catalogue/components/product/product-screen-events.ts'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import { openAddToProject } from '../projects/add-to-project.tsx'
import { openQuickView } from './quick-view/quick-view-address.ts'

export function productEvents({ locale, product }: ProductScreenData): ProductScreenEvents {
  return {
    onAdd: openAddToProject,
    async onDownloadPdf(element, { sku }, signal) {
      pushToDataLayer({ event: 'pdf_save', sku })
      const { savePdf } = await loadModule(() => import('#app/features/catalogue/components/files/save-pdf.ts'))
      return savePdf({ locale, element, sku, itemName: product.name, signal })
    },
    onShare: (platform, url) => void recordShare({ platform, url }),
    onOpenRelated: ({ productId }, { sku }, position) => recordProductClick({ locale, productId, sku, position }),
    onQuickView: (variant) => openQuickView(variant.sku),
  }
}
