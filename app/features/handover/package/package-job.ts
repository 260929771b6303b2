import type { Locale } from '@specify/core/market.ts'
import type { IncludedName } from '../handover-order.ts'
import type { PackagePlan } from './package-plan.ts'

/** A file that is made for a package, when its turn comes. */
export interface PackagePart {
  /** Path in the package; a name that Windows opens. */
  readonly path: string
  /** Example: `schedule-pdf`; written to the manifest. */
  readonly kind: string
  readonly label: string
  /** @throws AppError whose message says why it could not be made: the rest of the package still comes. */
  readonly make: (signal: AbortSignal) => Promise<Uint8Array | string>
}

/** Everything that making a package needs: nothing of the request that ordered it. */
export interface PackageJob {
  readonly packageId: string
  readonly title: string
  readonly about: readonly string[]
  readonly locale: Locale
  readonly plan: PackagePlan
  readonly parts: readonly PackagePart[]
}

export type ChosenParts = Readonly<Record<IncludedName, boolean>>
