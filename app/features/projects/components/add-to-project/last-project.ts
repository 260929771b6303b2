import type { Locale } from '#app/features/markets/model.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

const keyOf = (locale: Locale) => `last-project-${locale}`

/** The project that was added to last in a market, on this device. */
export const lastProject = {
  keep(locale: Locale, projectId: string): void {
    writeStored('localStorage', keyOf(locale), projectId)
  },
  read(locale: Locale): string | null {
    return readStored('localStorage', keyOf(locale))
  },
}
