const KEY = 'account-came-from'

/** Remembers the page that a visitor is on, for when the dialog has pages of its own. */
export function rememberPage(href: string): void {
  try {
    sessionStorage.setItem(KEY, href)
  } catch {
    // Storage is switched off: the dialog then leads home.
  }
}

/** The page that a visitor was on last in this tab; null where none is known. */
export function rememberedPage(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
