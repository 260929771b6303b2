import type { Locale } from '#app/features/markets/model.ts'

const keyOf = (locale: Locale) => `last-project-${locale}`

/** The project that was added to last in a market, on this device. */
export const lastProject = {
  keep(locale: Locale, projectId: string): void {
    try {
      localStorage.setItem(keyOf(locale), projectId)
    } catch {
      // Full, or switched off: the first project is offered instead.
    }
  },
  read(locale: Locale): string | null {
    try {
      return localStorage.getItem(keyOf(locale))
    } catch {
      return null
    }
  },
}
