export type PackageState = 'waiting' | 'making' | 'ready' | 'failed' | 'cancelled' | 'expired'

export interface PackageProgress {
  readonly filesDone: number
  readonly filesTotal: number
  readonly bytesDone: number
  readonly bytesTotal: number
  /** Missing files so far, with reasons: the first `MAX_NAMED`. */
  readonly missing: readonly string[]
  readonly missingCount: number
}

/** All of them are in the manifest. */
export const MAX_NAMED = 100

export interface OrderedPackage {
  readonly packageId: string
  readonly projectId: string
  /** One of the two ordered it. */
  readonly accountId: string | null
  readonly linkId: string | null
  readonly about: string
  readonly fileName: string
  readonly isInternal: boolean
  readonly state: PackageState
  /** Names the directory that the file is in. */
  readonly place: string
  readonly progress: PackageProgress
  readonly failure: string | null
  readonly zipBytes: number | null
  readonly orderedAt: Date
  readonly expiresAt: Date | null
}

export function isOpen({ state }: Pick<OrderedPackage, 'state'>): boolean {
  return state === 'waiting' || state === 'making'
}
