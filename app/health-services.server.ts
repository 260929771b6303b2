import { HealthWatch } from '#app/features/health/health-watch.server.ts'
import type { Measured } from '#app/features/health/measure-parts.server.ts'
import { isAnswering } from '#app/features/search/backends/hosted-backend.server.ts'
import type { LiveContent } from '#app/features/content/delivery/live-content.server.ts'
import type { LiveCatalogue } from '#app/features/search/catalogue/live-catalogue.server.ts'
import type { ErrorRing } from '#app/platform/error-ring.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { PdfRenderer } from '#app/platform/pdf/browser/pdf-renderer.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'

interface HealthParts extends Pick<Measured, 'db' | 'config'> {
  readonly log: Logger
  readonly errors: ErrorRing
  readonly reads: Pick<Measured, 'findLag'>
  readonly catalogue: LiveCatalogue
  readonly content: LiveContent
  readonly renderer: PdfRenderer
  readonly tokens: TokenSigner
}

/** Watches the parts of this server. */
export function openHealth({ reads, catalogue, content, renderer, tokens, ...rest }: HealthParts): HealthWatch {
  const { hostedSearch } = rest.config
  return new HealthWatch({
    ...rest,
    findLag: () => reads.findLag(),
    catalogue: () => catalogue.status(),
    content: () => content.status(),
    isPrinterBroken: () => renderer.isBroken,
    askSearchHost: () => (hostedSearch ? isAnswering(hostedSearch, tokens) : Promise.resolve(true)),
  })
}
