import type { Locale } from '@specify/core/market.ts'
import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'

const keyOf = (locale: Locale) => `last-project-${locale}`

export const lastProject = {
  keep(locale: Locale, projectId: string): void {
    writeStored('localStorage', keyOf(locale), projectId)
  },
  read(locale: Locale): string | null {
    return readStored('localStorage', keyOf(locale))
  },
}
